// Performs what is proposed for hosts: judged for elsewhere, run in the person's own shell, and read host by host.

import type { Performers, Proposal } from '../../agent/performers.ts';
import type { HostResult } from '../../domain/host-result.ts';
import { type RunOutcome, wasInterrupted } from '../../domain/run.ts';
import type { Shell } from '../../domain/shell.ts';
import { ROWS } from '../../fleet/engines.ts';
import { readResults } from '../../fleet/results.ts';
import { failuresOf, groupedText, worstStatus } from '../../fleet/summary.ts';
import { printsValues, removeValues } from '../../output/environment-output.ts';
import { type Carried, onlyReads, verdictOn } from './elsewhere.ts';
import { inWords, type Line } from './named.ts';

export type CarriedBy = Carried & Line;

export type Watching = {
  /** The lines that carry a command to hosts, by their text. */
  readonly lines: ReadonlyMap<string, CarriedBy>;
  readonly shell: Shell;
  /** Gets a line that Ctrl-C ended here, and how many milliseconds ago it began; says how it can be ended there, or nothing. */
  readonly stopped: (line: CarriedBy, ran: number) => string;
  /** Gets what the last of them came to, and the command that ran there; nothing where another command ran. */
  readonly came: (results: readonly HostResult[], command: string) => void;
};

type Some = Partial<Performers> & Pick<Performers, 'classify'>;

export function forHosts<These extends Some>(
  performers: These,
  { lines, shell, came, stopped: offerToStop }: Watching,
): These {
  const { classify, askPerson, runInShell, show } = performers as Some;
  let results: readonly HostResult[] = [];
  let left: CarriedBy | undefined;
  let begin = 0;
  const watched: Partial<Performers> = {
    classify(request) {
      const carried = lines.get(request.command);
      const here = classify(request);
      return carried === undefined
        ? here
        : verdictOn(carried, { here, classify, shell: request.shell ?? shell });
    },
    ...(askPerson && {
      askPerson(proposal, signal) {
        const carried = lines.get(proposal.command);
        if (carried === undefined) return askPerson(proposal, signal);
        const undo = onlyReads(carried) ? proposal.undo : ['cannot be undone'];
        const { atOnce, why = proposal.why } = carried;
        return askPerson({ ...proposal, why, undo, atOnce, noTrial: 'It runs on other machines.' }, signal);
      },
    }),
    ...(runInShell && {
      async runInShell(command, how) {
        begin = performance.now();
        const outcome = await runInShell(command, how);
        const carried = lines.get(command);
        [results, left] = [[], undefined];
        if (carried === undefined || outcome.type !== 'ran') {
          came([], '');
          return outcome;
        }
        const stopped = wasInterrupted(outcome) || outcome.status === ROWS[carried.engine].stopped;
        if (!stopped) results = resultsOf(carried, outcome);
        if (stopped || mayBeStopped(carried, results)) left = carried;
        came(results, carried.command);
        return stopped ? { ...outcome, interrupted: true } : together(carried, outcome, results);
      },
    }),
    ...(show && {
      show(given) {
        const notice = 'proposal' in given ? withItsReason(given, lines) : given;
        show(notice);
        if (notice.type !== 'ran') return;
        if (left !== undefined) {
          const offer = offerToStop(left, performance.now() - begin);
          show({ type: 'warning', text: `${mayGoOn(left, results.length > 0)} ${offer}`.trim() });
        }
        if (results.length === 0) return;
        show({ type: 'hosts', proposal: notice.proposal, results, failures: failuresOf(results) });
      },
    }),
  };
  return { ...performers, ...watched };
}

function withItsReason<Some extends { readonly proposal: Proposal }>(
  notice: Some,
  lines: Watching['lines'],
): Some {
  const { proposal } = notice;
  const why = lines.get(proposal.command)?.why;
  return why === undefined ? notice : { ...notice, proposal: { ...proposal, why } };
}

/** ssh by itself ends with 255 after Ctrl-C, and says nothing; so may what ran there. */
function mayBeStopped({ engine }: CarriedBy, [result]: readonly HostResult[]): boolean {
  return engine === 'ssh' && result?.status === 255;
}

function mayGoOn({ hosts }: CarriedBy, perhaps: boolean): string {
  return `${perhaps ? 'If you stopped it here:' : 'It was stopped here.'} sshd ends no command that has no terminal, so it may still run on ${inWords(hosts)}.`;
}

function resultsOf(
  { engine, hosts, limit }: CarriedBy,
  { output, status }: RunOutcome,
): readonly HostResult[] {
  const results = readResults(engine, { hosts, text: output?.text ?? '', status, limit });
  if (output?.truncated !== true) return results;
  // Of whom nothing is left in it, nothing is known.
  return results.map((one) =>
    one.output === '' && one.failed === undefined
      ? { ...one, status: undefined, failed: 'unknown: there was more output than beck compares' }
      : one,
  );
}

/** The worst status, and what a model reads: equal outputs once, without the values of an environment. */
function together({ command }: Carried, outcome: RunOutcome, results: readonly HostResult[]): RunOutcome {
  const text = groupedText(results);
  const told = printsValues(command) ? removeValues(text) : text;
  return {
    ...outcome,
    status: Math.max(outcome.status, worstStatus(results)),
    ...(outcome.output && { output: { ...outcome.output, text: told } }),
  };
}
