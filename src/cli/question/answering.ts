// What the stages of a question share.

import type { LoadedSettings } from '../../config/load.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';
import type { PersonSide } from '../asking/person-side.ts';
import type { TraceLog } from '../asking/trace-log.ts';
import type { OpenFleet } from '../fleet/open-fleet.ts';
import type { loadSettings, Surroundings } from '../wiring/surroundings.ts';
import type { Meant } from './meant.ts';
import type { takePipedInput } from './piped-input.ts';
import type { TakenProposal } from './proposal.ts';
import type { Runner } from './runner.ts';

export type Answering = {
  readonly asked: AskedQuestion;
  readonly link: ShellLink;
  readonly person: PersonSide;
  readonly runner: Runner;
  readonly shellPid: number;
  readonly surroundings: Surroundings;
  readonly loading: ReturnType<typeof loadSettings>;
  readonly log: TraceLog | undefined;
  /** What is left to do when the prompt is back. */
  readonly afterwards: (() => Promise<void>)[];
  /** What the next line is to begin with; nothing of it runs. */
  readonly putInLine: (text: string) => void;
};

/** Once it is known what the question means. */
export type Understood = Answering & {
  readonly meant: Meant;
  /** What the project's own settings file brings. */
  readonly project: LoadedSettings['project'];
  /** The output that came with it. */
  readonly piped: ReturnType<typeof takePipedInput>;
  /** The command that another program proposes. */
  readonly proposed: TakenProposal | undefined;
  /** Other machines that it is about. */
  readonly fleet: OpenFleet | undefined;
};

export function warn({ person }: Pick<Answering, 'person'>, text: string): void {
  person.screen.show({ type: 'warning', text });
}

/** The shell keeps this line out of its history. */
export function isPrivate({ asked }: Pick<Answering, 'asked'>): boolean {
  return asked.report.options.includes('private');
}
