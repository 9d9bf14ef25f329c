// `beck classify --hook AGENT`: judges a command that another agent is about to run, and answers in its words.

import { isAbsolute, resolve } from 'node:path';
import * as v from 'valibot';
import type { ApprovalMode } from '../../../approval/decide.ts';
import type { Shell } from '../../../domain/shell.ts';
import type { Verdict } from '../../../domain/verdict.ts';
import { makeVisible } from '../../../domain/visible.ts';
import { type Agent, block, FORMATS, type HookAnswer, type HookDecision, NO_OPINION } from './formats.ts';

export type HookIo = {
  /** The whole of standard input. */
  readonly read: () => Promise<string>;
  /** Judges in the folder of the request, by the person's rules; the mode `strict` asks about what only reads, too. */
  readonly judge: (request: Judged) => Promise<{ readonly verdict: Verdict; readonly mode: ApprovalMode }>;
  /** The shell of the person's account, or the one that `--shell` names. */
  readonly shell: Shell;
};

type Judged = { readonly command: string; readonly shell: Shell; readonly cwd: string };

/** Never rejects: what cannot be read or judged is asked about. */
export async function answerHook(agent: Agent, io: HookIo): Promise<HookAnswer> {
  const { unreadable } = FORMATS[agent];
  try {
    return await answer(agent, io);
  } catch (error) {
    return unreadable(`beck could not judge this: ${error instanceof Error ? error.message : error}`);
  }
}

const INPUT = v.object({
  tool_name: v.string(),
  cwd: v.pipe(v.string(), v.check(isAbsolute, 'must be an absolute path')),
  tool_input: v.record(v.string(), v.unknown()),
});

async function answer(agent: Agent, { read, judge, shell }: HookIo): Promise<HookAnswer> {
  const { tools, folderKeys, answers, unreadable } = FORMATS[agent];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({})), await read());
  if (!parsed.success) return unreadable('beck could not read the hook input: it is not a JSON object.');
  const event = parsed.output['hook_event_name'];
  const put = typeof event === 'string' && Object.hasOwn(answers, event) ? answers[event] : undefined;
  if (event === undefined) return unreadable('beck could not read the hook input: it names no event.');
  if (put === undefined)
    return block(`beck judges ${Object.keys(answers).join(' and ')} of ${agent}, not ${event}.`);
  const asked = (reason: string): HookAnswer => put({ type: 'ask', reason });
  const input = v.safeParse(INPUT, parsed.output);
  if (!input.success) {
    const [issue] = input.issues;
    return asked(`beck could not read the hook input: ${v.getDotPath(issue) ?? 'input'}: ${issue.message}.`);
  }
  const { tool_name: tool, tool_input: given, cwd } = input.output;
  const spoken = Object.hasOwn(tools, tool) ? tools[tool] : undefined;
  if (spoken === undefined) return NO_OPINION;
  const { command } = given;
  if (typeof command !== 'string' || command.trim() === '')
    return asked(`beck could not read the hook input: ${tool} has no command.`);
  const folder = folderKeys.map((key) => given[key]).find((value) => value !== undefined);
  if (folder !== undefined && typeof folder !== 'string')
    return asked('beck could not read the hook input: the folder is not text.');
  const place = resolve(cwd, folder ?? '.');
  const { verdict, mode } = await judge({ command, shell: spoken === 'person' ? shell : spoken, cwd: place });
  return put(decisionOf(verdict, mode));
}

function decisionOf({ level, label, reasons }: Verdict, mode: ApprovalMode): HookDecision {
  const because = makeVisible([...new Set(reasons.map(({ text }) => text))].join(' '));
  const what = makeVisible(label);
  switch (level) {
    case 'safe':
      return mode === 'strict'
        ? { type: 'ask', reason: `beck: ${what}. The mode "strict" asks about everything.` }
        : { type: 'allow', reason: `beck: only reads (${what}).` };
    case 'ask':
      return { type: 'ask', reason: `beck: ${because || `${what}.`}` };
    case 'danger':
      return { type: 'ask', reason: `beck: danger. ${because || `${what}.`}` };
    case 'blocked':
      return { type: 'deny', reason: `beck: blocked. ${because || `${what}.`}` };
  }
}
