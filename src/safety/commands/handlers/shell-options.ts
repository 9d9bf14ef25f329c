// Options of the shell: listing them is safe, changing one changes how the shell works from then on.

import { setPositional } from '../../flow/variables.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { mayBeOption } from '../../judgement/word.ts';
import type { Call } from '../row.ts';

/** set, shopt, setopt: listing is safe, changing an option changes the shell. */
export function judgeShellOptions(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  const lists =
    call.args.length === 0 ||
    (call.args.length === 1 && /^(?:[-+]o|-p)$/.test(call.args[0]?.text ?? '')) ||
    (call.name === 'shopt' && !call.args.some((arg) => /^-\w*[su]/.test(arg.text) || mayBeOption(arg.text)));
  if (lists) return;
  const words = call.args.findIndex((arg) => arg.text === '--');
  if (call.name === 'set' && words !== -1) setPositional(judgement, call.args.slice(words + 1), 1);
  addEffect(judgement, 'write', 'run');
  const comfort = turnsOn(call, COMFORTS) || onlyStrict(call);
  report(judgement, 'changes-shell', call.command.span, '', comfort ? 'ask' : undefined);
}

/** Every word turns one of these options on. */
function turnsOn({ name, args }: Call, harmless: ReadonlySet<string>): boolean {
  const words = args.map(({ text }) => text);
  const by = name === 'shopt' ? '-s' : '-o';
  const named = words[0] === by ? words.slice(1) : words;
  if (!/^(?:set|shopt|setopt)$/.test(name) || (name !== 'setopt' && named === words)) return false;
  return named.length > 0 && named.every((word) => harmless.has(word.toLowerCase().replaceAll('_', '')));
}

/** `set -euo pipefail`: what fails ends the shell, or each command is printed; no command is read or run otherwise. */
function onlyStrict({ name, args }: Call): boolean {
  if (name !== 'set') return false;
  const words = args.map(({ text }) => text);
  return words.every((word, at) =>
    /^[-+][euxvE]*o$/.test(words[at - 1] ?? '')
      ? /^(?:errexit|nounset|xtrace|verbose|pipefail|errtrace)$/.test(word)
      : /^[-+](?:[euxvE]+|[euxvE]*o)$/.test(word),
  );
}

/**
 * Options for editing, history, completion, directories by name and messages, in bash(1) and zshoptions(1): none changes how
 * a command is read, which files a pattern names, or what a redirection does to them.
 */
const COMFORTS: ReadonlySet<string> = new Set(
  `vi emacs autocd checkwinsize checkjobs cmdhist lithist histappend histreedit histverify progcomp completefullquote
  hostcomplete noemptycmdcompletion notify nonotify autopushd pushdignoredups pushdsilent alwaystoend autolist automenu
  noautomenu autoparamslash autoparamkeys completeinword listpacked listtypes listrowsfirst menucomplete globcomplete
  correct correctall nocorrect nocorrectall noautocd histignoredups histignorealldups histignorespace histsavenodups
  histfindnodups histexpiredupsfirst histreduceblanks histnostore histnofunctions histbeep nohistbeep beep nobeep
  listbeep nolistbeep sharehistory nosharehistory incappendhistory incappendhistorytime appendhistory extendedhistory
  histfcntllock longlistjobs flowcontrol noflowcontrol ignoreeof printexitvalue transientrprompt`
    .trim()
    .split(/\s+/),
);
