// kill and similar programs: which processes their words stand for.

import { addEffect, report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { type ExpandedWord, isLiteral } from '../../judgement/word.ts';
import type { Call } from '../row.ts';

/** kill and similar programs: `-l` lists, `-0` only looks; everything else ends processes. */
export function judgeKill(judgement: Judgement, call: Call): void {
  addEffect(judgement, 'read');
  // In macOS and the BSDs `pkill -l` prints what it ends, and ends it.
  if (call.name !== 'pkill' && /^(?:-l|-L|--list|--table)$/.test(call.args[0]?.text ?? '')) return;
  if (call.args[0]?.text === '-0') return;
  // Says how it is called.
  if (call.name === 'kill' && call.args.length === 0)
    return report(judgement, 'risky', call.command.span, call.name, 'ask');
  addEffect(judgement, 'run');
  if (OTHER_SIGNAL.test(call.args[0]?.text ?? '')) report(judgement, 'risky', call.command.span, call.name);
  else {
    const ended = endedBy(judgement, call);
    // It is looked at again just before the run.
    report(judgement, 'ends', call.command.span, ended, ended === NOTHING ? 'ask' : undefined);
  }
}

const NOTHING = 'nothing: no such process is running now';

/** The processes that its words stand for now, or the words themselves. */
function endedBy(judgement: Judgement, call: Call): string {
  const words = call.args.filter(
    ({ text }, at) => !/^-/.test(text) && !/^-(?:s|-signal|n)$/.test(call.args[at - 1]?.text ?? ''),
  );
  const targets = words.map((word) => targetOf(judgement, call, word));
  for (const target of targets) if (target !== undefined) judgement.survey.ended.add(target);
  const running = targets.map((target) =>
    target === undefined ? undefined : judgement.facts.processes?.[target],
  );
  const all = running.flatMap((found) => found ?? []);
  if (targets.length === 0 || running.includes(undefined)) {
    const literal = words.length > 0 && words.every(({ text }) => isLiteral(text));
    const what = call.name === 'kill' ? 'process' : 'every process that matches';
    return literal
      ? `${what} ${words.map(({ text }) => text).join(', ')}`
      : 'processes only known at run time';
  }
  if (all.length === 0) return NOTHING;
  const first = all.slice(0, MOST_ENDED).map(({ pid, name }) => `process ${pid} (${name})`);
  return [...first, ...(all.length > MOST_ENDED ? [`${all.length - MOST_ENDED} more`] : [])].join(', ');
}

/** They stop a process, let it go on, or tell it something. */
const OTHER_SIGNAL = /^-(?:SIG)?(?:STOP|CONT|TSTP|HUP|USR[12]|WINCH|CHLD|1|10|12|18|19|20)$/;

/** As many as a question has room for. */
const MOST_ENDED = 5;

function targetOf(
  judgement: Judgement,
  { name, args }: Call,
  { text, span }: ExpandedWord,
): string | undefined {
  if (name === 'kill' && /^\d+$/.test(text)) return `pid ${text}`;
  const port = /\blsof -t -i ?(?:tcp)?:(\d+)\b/.exec(judgement.text.source.slice(...span))?.[1];
  if (name === 'kill' && port !== undefined) return `port ${port}`;
  const exact =
    name === 'killall' ? args.length === 1 : name === 'pkill' && args.some((arg) => arg.text === '-x');
  return exact && /^[\w.-]{1,15}$/.test(text) ? `name ${text}` : undefined;
}
