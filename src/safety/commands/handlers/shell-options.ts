// Options of the shell: listing them is safe, changing one changes how the shell works from then on.

import { setPositional } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { mayBeOption } from '../../judgement/word.ts';
import type { Call } from '../row.ts';

/** Alone, an option lists; `shopt -s` those that are on. */
const LISTS: Readonly<Record<string, RegExp>> = { set: /^[-+]o$/, shopt: /^-p?[su]?p?$/ };

/** set, shopt, setopt: listing is safe, changing an option changes the shell. */
export function judgeShellOptions(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  const lists =
    call.args.length === 0 ||
    (call.args.length === 1 && LISTS[call.name]?.test(call.args[0]?.text ?? '') === true) ||
    (call.name === 'shopt' && !call.args.some((arg) => /^-\w*[su]/.test(arg.text) || mayBeOption(arg.text)));
  if (lists) return;
  const words = call.args.findIndex((arg) => arg.text === '--');
  if (call.name === 'set' && words !== -1) setPositional(judgement, call.args.slice(words + 1), 1);
  addEffect(judgement, 'write', 'run');
  const comfort = turns(call, COMFORTS) || onlyStrict(call);
  report(judgement, 'changes-shell', call.command.span, '', comfort ? 'ask' : undefined);
}

/** Every word turns one of these options on or off. */
function turns({ name, args }: Call, harmless: ReadonlySet<string>): boolean {
  const words = args.map(({ text }) => text);
  const by = name === 'shopt' ? /^-[su]$/ : /^[-+]o$/;
  const named = by.test(words[0] ?? '') ? words.slice(1) : words;
  if (!/^(?:set|shopt|(?:un)?setopt)$/.test(name) || (!name.endsWith('setopt') && named === words))
    return false;
  return (
    named.length > 0 &&
    named.every((word) => {
      const plain = word.toLowerCase().replaceAll('_', '');
      return harmless.has(plain) || harmless.has(plain.replace(/^no/, ''));
    })
  );
}

/** `set -euo pipefail`: what fails ends the shell, or each command is printed; no command is read or run otherwise. */
function onlyStrict({ name, args }: Call): boolean {
  if (name !== 'set') return false;
  const words = args.map(({ text }) => text);
  return words.every((word, at) =>
    /^[-+][aeuxvEC]*o$/.test(words[at - 1] ?? '')
      ? /^(?:allexport|errexit|nounset|xtrace|verbose|pipefail|errtrace|noclobber)$/.test(word)
      : /^[-+](?:[aeuxvEC]+|[aeuxvEC]*o)$/.test(word),
  );
}

/**
 * In bash(1) and zshoptions(1): options for editing, history, completion, directories by name, messages and which names a
 * pattern stands for. None changes what a word is, or what a redirection does; a pattern is looked up before each run.
 */
const COMFORTS: ReadonlySet<string> = new Set(
  `vi emacs autocd checkwinsize checkjobs cmdhist lithist histappend histreedit histverify progcomp completefullquote
  hostcomplete emptycmdcompletion notify autopushd pushdignoredups pushdsilent pushdminus pushdtohome alwaystoend autolist
  automenu autoparamslash autoparamkeys autoremoveslash completeinword completealiases listpacked listtypes listambiguous
  listrowsfirst menucomplete globcomplete correct correctall cdspell dirspell histignoredups histignorealldups
  histignorespace histsavenodups histfindnodups histexpiredupsfirst histreduceblanks histnostore histnofunctions histbeep
  beep listbeep sharehistory incappendhistory incappendhistorytime appendhistory extendedhistory histfcntllock
  longlistjobs flowcontrol ignoreeof printexitvalue transientrprompt noclobber clobber
  extglob extendedglob globstar globstarshort nullglob cshnullglob failglob dotglob globdots nocaseglob caseglob
  nocasematch casematch nomatch numericglobsort globasciiranges markdirs`
    .trim()
    .split(/\s+/),
);
