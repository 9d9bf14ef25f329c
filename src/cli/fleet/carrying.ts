// The lines that carry commands to the hosts, one proposed after another; a change goes to one host first.

import type { Attempt, ModelReply, ToolCall } from '../../domain/conversation.ts';
import { fold } from '../../fleet/host-sets.ts';
import { forLogin, type SystemOf } from '../../fleet/system.ts';
import { type Carried, type Elsewhere, onlyReads } from './elsewhere.ts';
import { OTHERS } from './model-request.ts';
import { type Fleet, inWords, type Line } from './named.ts';
import type { Job } from './recipe-jobs.ts';

export type Carrying = {
  readonly fleet: Fleet;
  readonly elsewhere: Elsewhere;
  /** Gets each line before it is proposed. */
  readonly carries: (carried: Carried & Line) => void;
  /** The line is printed, so one has to do. */
  readonly whole: boolean;
  readonly systemOf: SystemOf;
};

/** `after`: the others, once the first host has done it. */
type Step = Job & { readonly after?: After };

type After = {
  /** The line for the first host. */
  readonly line: string;
  /** The line for all of them, which takes the place of both steps. */
  readonly atOnce: string;
};

export type Lines = {
  /** Calls as they were written, by their ids. */
  readonly written: ReadonlyMap<string, ToolCall>;
  readonly start: (jobs: readonly Job[]) => ModelReply;
  /** After the last one ran, or did not; undefined where all is done. `left`: hosts on which nothing is run. */
  readonly next: (last: Attempt) => ModelReply | { readonly left: readonly string[] } | undefined;
};

export function openLines(carrying: Carrying): Lines {
  const { fleet, elsewhere, carries } = carrying;
  const written = new Map<string, ToolCall>();
  let waiting: readonly Step[] = [];
  const carry = (command: string, hosts: readonly string[], more: Pick<Carried, 'atOnce' | 'why'> = {}) => {
    const line = lineThere(command, hosts, carrying);
    if (line === undefined) return undefined;
    const carried = { ...line, hosts, command, there: elsewhere(command), ...more };
    carries(carried);
    return carried;
  };
  const propose = ({ command, hosts, why, call }: Step, atOnce?: string): ModelReply => {
    const carried = carry(command, hosts, { atOnce });
    if (carried === undefined) return toolReply({ ...call, name: 'no_engine_can_carry_this' });
    written.set(call.id, call);
    const shown =
      why === '' || why.includes(fold(hosts)) ? why || inWords(hosts) : `${inWords(hosts)} · ${why}`;
    const args = JSON.stringify({ command: carried.text, why: shown });
    return toolReply({ ...call, name: 'run_in_shell', arguments: args });
  };
  const proposeFirst = ([step, ...more]: readonly Step[]): ModelReply | undefined => {
    waiting = more;
    if (step === undefined) return undefined;
    const [others] = more;
    if (others?.after === undefined) return propose(step);
    // What does both is judged and known before it can be chosen.
    const both = [...step.hosts, ...others.hosts];
    const all = fleet.hosts.filter((host) => both.includes(host));
    carry(others.command, all, { why: inWords(all) });
    return propose(step, others.after.atOnce);
  };
  return {
    written,
    start: (jobs) =>
      proposeFirst(byLogin(jobs, carrying).flatMap((job, at) => inSteps(job, at, carrying))) ?? {
        text: '',
        toolCalls: [],
        finish: 'stop',
      },
    next(last) {
      const [step] = waiting;
      if (step?.after?.atOnce === last.command) waiting = waiting.slice(1);
      else if (step?.after !== undefined && !(last.command === step.after.line && didWell(last))) {
        const left = waiting.flatMap(({ hosts }) => hosts);
        waiting = [];
        return { left };
      }
      return proposeFirst(waiting);
    },
  };
}

/** One, or two where a change goes to one host first. */
function inSteps(job: Job, at: number, carrying: Carrying): readonly Step[] {
  const { fleet, elsewhere, whole } = carrying;
  const call = at === 0 ? job.call : { ...job.call, id: `${job.call.id}-${at}${OTHERS}` };
  const { command, hosts, why } = job;
  const reads = onlyReads({ there: elsewhere(command) });
  const all =
    whole || reads || job.together || hosts.length < 2 ? undefined : lineThere(command, hosts, carrying);
  if (fleet.first === undefined || all === undefined) return [{ ...job, call }];
  const begin = hosts.includes(fleet.first) ? fleet.first : (hosts[0] ?? fleet.first);
  const others = hosts.filter((host) => host !== begin);
  const note = `${begin} first, then ${inWords(others)}`;
  return [
    { command, hosts: [begin], call, why: why === '' ? note : `${note} · ${why}` },
    {
      command,
      hosts: others,
      why: `done on ${begin}; now ${inWords(others)}`,
      call: { ...call, id: `${call.id}${OTHERS}` },
      after: { line: lineThere(command, [begin], carrying)?.text ?? '', atOnce: all.text },
    },
  ];
}

function lineThere(command: string, hosts: readonly string[], { fleet, systemOf }: Carrying) {
  const [one = ''] = hosts;
  return fleet.lineFor(forLogin(command, systemOf(one)?.login), hosts);
}

/** Hosts whose login shells read it differently get their own line. */
function byLogin(jobs: readonly Job[], { systemOf }: Carrying): readonly Job[] {
  return jobs.flatMap((job) => {
    const texts = new Map<string, string[]>();
    for (const host of job.hosts) {
      const text = forLogin(job.command, systemOf(host)?.login);
      texts.set(text, [...(texts.get(text) ?? []), host]);
    }
    return [...texts.values()].map((hosts) => ({ ...job, hosts }));
  });
}

function didWell({ outcome }: Attempt): boolean {
  return outcome.type === 'ran' && outcome.status === 0;
}

function toolReply(call: ToolCall): ModelReply {
  return { text: '', toolCalls: [call], finish: 'tool-calls' };
}
