// Runs an approved command in the person's shell, relayed and kept, or with the terminal to itself.

import { constants } from 'node:os';
import type { Performers } from '../../agent/performers.ts';
import type { RunOutcome } from '../../domain/run.ts';
import { type ScriptShell, SHELL_DESCRIPTORS } from '../../domain/shell-descriptor.ts';
import { showsEnvironment } from '../../domain/shows-environment.ts';
import { collectOutput, MOST_KEPT } from '../../output/bounded.ts';
import { collectFirst } from '../../output/first-bytes.ts';
import type { RunReport, ShellLink } from '../../shell-link/link.ts';
import type { Relay } from '../../shell-link/relay.ts';
import type { PersonSide } from '../asking/person-side.ts';
import { boundsOf, keepLong } from '../wiring/performers.ts';
import type { Asking, Environment } from '../wiring/surroundings.ts';

export type Runner = {
  readonly run: (
    command: string,
    how: Parameters<Performers['runInShell']>[1],
    asking: Asking,
  ) => Promise<RunOutcome>;
  /** Settles when no background job of a step writes through the relay any more. */
  readonly linger: () => Promise<void>;
};

type RunnerOptions = {
  readonly link: ShellLink;
  readonly person: PersonSide;
  readonly shellPid: number;
  readonly shell: ScriptShell;
  /** False where the shell says that its output cannot be relayed. */
  readonly relays: boolean;
  /** The question's private folder; absent where the shell makes none. */
  readonly folder: string | undefined;
};

/** The terminal itself: no relay, no copy. */
const DIRECT = '/dev/tty';
/** How long the mark may take once the shell says that the command has ended. */
const MARK_MS = 2000;

export function openRunner({ link, person, shellPid, shell, relays, folder }: RunnerOptions): Runner {
  let relay: Relay | undefined;
  let relayFails = false;

  const openRelayOnce = async (env: Environment): Promise<Relay | undefined> => {
    if (relay !== undefined || relayFails) return relay;
    try {
      if (!relays) throw new Error('this PowerShell cannot redirect its own output');
      const { openRelay } = await import('../../shell-link/relay.ts');
      relay = await openRelay({
        write: person.write,
        shellPid,
        host: SHELL_DESCRIPTORS[shell].runs === 'next-line',
        folder: folder ?? (() => makeFolder(env, shellPid)),
      });
    } catch (error) {
      relayFails = true;
      const detail = error instanceof Error ? error.message : String(error);
      const text = `The output is shown, but beck cannot read it here. See: beck doctor. (${detail})`;
      person.screen.show({ type: 'warning', text });
    }
    return relay;
  };

  const runDirect = async (command: string): Promise<RunOutcome> => {
    const report = await link.run({ command, out: DIRECT, mark: '' });
    person.screen.cursorLeft('unknown');
    if (isSuspended(report)) person.screen.show({ type: 'warning', text: SUSPENDED });
    return { type: 'ran', ...report };
  };

  const runRelayed = async (
    through: Relay,
    command: string,
    { approved, asking }: { approved: boolean; asking: Asking },
  ): Promise<RunOutcome> => {
    const collector = collectOutput(boundsOf(asking.settings));
    const first = collectFirst(MOST_KEPT);
    const onOutput = (bytes: Uint8Array): void => {
      collector.push(bytes);
      first.push(bytes);
    };
    const { out, mark, shown } = through.begin({
      approved,
      ownPagers: showsEnvironment(command),
      onOutput,
    });
    const report = await link.run({ command, out, mark });
    await Promise.race([shown, laterThan(MARK_MS)]);
    person.screen.cursorLeft(cursorAfter(through, report, shell));
    if (report.interrupted && report.status !== 130 && report.cwd !== '')
      person.screen.show({ type: 'warning', text: isSuspended(report) ? SUSPENDED : LEFT });
    const output = await keepLong(collector.result(), first, { asking, command });
    return { type: 'ran', ...report, output, ...(through.kind === 'pipe' && { piped: true }) };
  };

  return {
    async run(command, { route, approved }, asking) {
      const through = route === 'capture' ? await openRelayOnce(asking.surroundings.env) : undefined;
      return through ? runRelayed(through, command, { approved, asking }) : runDirect(command);
    },
    linger: async () => relay?.linger(),
  };
}

async function makeFolder(env: Environment, shellPid: number): Promise<string> {
  const { makePrivateFolder } = await import('../../shell-link/private-folder.ts');
  return makePrivateFolder(env, shellPid);
}

const LEFT = "The command ended beck's loop (break, return or an error), so the question ends here.";
const SUSPENDED = 'The command is suspended, so the question ends here. Resume with fg';

type Ended = Pick<RunReport, 'status' | 'interrupted'>;

/** Ctrl-Z, as the shells report it. */
function isSuspended({ status, interrupted }: Ended): boolean {
  return interrupted && status === 128 + constants.signals.SIGTSTP;
}

/** The terminal echoes `^C`; some shells start a new line after it. */
function cursorAfter(relay: Relay, report: Ended, shell: ScriptShell): 'line-start' | 'mid-line' | 'unknown' {
  // `^Z`, and some shells tell of the job before us.
  if (isSuspended(report)) return 'unknown';
  const { status, interrupted } = report;
  if (status === 130)
    return interrupted && SHELL_DESCRIPTORS[shell].breaksLineAtInterrupt ? 'line-start' : 'mid-line';
  return relay.atLineStart() ? 'line-start' : 'mid-line';
}

function laterThan(milliseconds: number): Promise<void> {
  return new Promise((settle) => setTimeout(settle, milliseconds).unref());
}
