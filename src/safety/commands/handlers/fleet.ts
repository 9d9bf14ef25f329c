// Programs that work on many machines or on a cluster at once.

import { runText } from '../../flow/run-text.ts';
import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import type { ExpandedWord } from '../../judgement/word.ts';
import { ANSIBLE_LOOKS, ANSIBLE_SHELLS, FLEET_RUNS, SALT_LOOKS } from '../../knowledge/verbs.ts';
import { readArguments } from '../arguments.ts';
import { judgeByRow } from '../by-row.ts';
import { noteDestroying } from '../destroying-words.ts';
import type { Call } from '../row.ts';
import { judgeCloud } from './network.ts';

/** ansible, salt, mco …: what they are given runs on every machine, most of it by a shell there. */
export function judgeFleet(judgement: Judgement, call: Call): void {
  judgeCloud(judgement, call);
  const asked = call.args.length === 1 && /^(?:-\w|--[\w-]+)$/.test(call.args[0]?.text ?? '');
  // The hosts of the inventory, and nothing runs on them.
  if (asked || call.args.some(({ text }) => text === '--list-hosts')) return;
  const module = valueBehind(call.args, /^(?:-m|--module-name)$/);
  const text = call.name === 'ansible' ? valueBehind(call.args, /^(?:-a|--args)$/) : call.args.at(-1);
  if (
    call.name === 'ansible'
      ? ANSIBLE_LOOKS.test(module?.text ?? '')
      : call.args.some(({ text }) => SALT_LOOKS.test(text))
  )
    return;
  addEffect(judgement, 'run', 'network');
  report(judgement, 'remote-command', call.span);
  const runs =
    call.name === 'ansible'
      ? ANSIBLE_SHELLS.test(module?.text ?? 'command')
      : FLEET_RUNS.test(call.args.map((arg) => arg.text).join(' '));
  if (call.name === 'ansible') noteBecoming(judgement, call);
  if (text !== undefined && runs)
    runText(judgement, call.name === 'ansible' ? withoutJson(text) : text, 'sh');
}

/** `-b` makes it another user there, root if none is named. */
function noteBecoming(judgement: Judgement, call: Call): void {
  const becomes = call.args.find(({ text }) => /^(?:-[a-zA-Z]*b|--become(?:-user(?:=.*)?)?)$/.test(text));
  if (becomes === undefined) return;
  addEffect(judgement, 'privilege');
  report(judgement, 'privilege', becomes.span, `${call.name} ${becomes.text}`);
}

/** `{"cmd": "df -h"}`, which its shell modules take as well as plain text. */
function withoutJson(word: ExpandedWord): ExpandedWord {
  try {
    const parsed: unknown = JSON.parse(word.text);
    const given = typeof parsed === 'object' && parsed !== null && 'cmd' in parsed && parsed.cmd;
    return typeof given === 'string' ? { ...word, text: given } : word;
  } catch {
    // Plain text.
    return word;
  }
}

/** What is behind an option, or is joined to it. */
function valueBehind(args: readonly ExpandedWord[], option: RegExp): ExpandedWord | undefined {
  const at = args.findIndex(({ text }) => option.test(text));
  if (at !== -1) return args[at + 1];
  const joined = args.find(
    ({ text }) => text.startsWith('--') && option.test(text.replace(/=.*$/s, '')) && text.includes('='),
  );
  return joined && { ...joined, text: joined.text.slice(joined.text.indexOf('=') + 1) };
}

/** hdfs dfs: its subcommands begin with a dash. */
export function judgeHadoop(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  const [verb] = call.args;
  if (verb === undefined) return;
  const words = [{ ...verb, text: verb.text.replace(/^-/, '') }];
  noteDestroying(judgement, call.name, words);
  if (
    /^-(?:mv|moveFromLocal|put|copyFromLocal|appendToFile|setrep|chmod|chown|chgrp|truncate)$/.test(verb.text)
  )
    report(judgement, 'risky', verb.span, `${call.name} ${verb.text}`);
}

/** `kubectl scale --replicas=0` ends what runs. */
export function judgeScale(judgement: Judgement, call: Call): void {
  judgeByRow(judgement, call, readArguments(judgement, call.row, call.args));
  const none = call.args.find(
    ({ text }, at) =>
      /^--replicas=0$/.test(text) || (text === '0' && call.args[at - 1]?.text === '--replicas'),
  );
  if (none === undefined) return;
  addEffect(judgement, 'delete');
  report(judgement, 'deletes', none.span, `${call.name} ${none.text}`);
}
