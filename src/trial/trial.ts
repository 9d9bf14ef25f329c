// A trial: what it needs, how it is started, and what comes of it.

import type { ChildProcess } from 'node:child_process';
import type { NotTried } from '../domain/trial.ts';
import type { Place } from './layout.ts';

export type TrialRequest = {
  /** The shell with its arguments and the command. */
  readonly words: readonly string[];
  readonly cwd: string;
  /** Of the command, as a number. */
  readonly umask: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Folders outside the current one in which the command may create something. */
  readonly folders: readonly string[];
  /** Files and folders that are to be empty; absolute, links resolved. */
  readonly hidden?: readonly string[];
  readonly network: boolean;
  /** Where there can be no layers: the most that is copied of the current folder. */
  readonly copyMegabytes: number;
  /** Copies in any case: of the current folder, with layers for all else or with nothing else. */
  readonly copies?: 'folder' | 'only' | undefined;
  readonly seconds: number;
  readonly signal: AbortSignal;
  readonly onOutput: (bytes: Uint8Array) => void;
};

export type TrialWorld = {
  /** `shell/shared/trial.sh`. */
  readonly script: string;
  /** A folder of beck's own; it is empty between trials. */
  readonly folder: string;
  /** The file of bubblewrap, if it is not the system's own. */
  readonly bubblewrap?: string | undefined;
  /** The file of sandbox-exec, the same. */
  readonly sandbox?: string | undefined;
  /** Absent for the one beck runs on. */
  readonly platform?: string | undefined;
};

export type Trial = {
  readonly type: 'tried';
  /** 137 where the time or the space was over. */
  readonly status: number;
  readonly timedOut: boolean;
  /** It was ended because it wrote too much; where that is memory, it is told itself. */
  readonly isFull: boolean;
  readonly milliseconds: number;
  /** Before anything of it was there; milliseconds since 1970. */
  readonly began: number;
  /** Something wanted to reach another machine and could not. */
  readonly wantedNetwork: boolean;
  /** The hosts among that, as far as they were asked for by name. */
  readonly wantedHosts: readonly string[];
  /** Sockets of this machine's programs that it wanted; they are not there. */
  readonly wantedSockets: readonly string[];
  /** Paths of what is no change of the command. */
  readonly ours?: readonly string[] | undefined;
  /** What the command's shell told on file descriptor 4. */
  readonly told: string;
  readonly places: readonly Place[];
  /** The layer of a place, by its number; and the whole view. Readable until `end`. */
  readonly layers: string;
  readonly view: string;
  /** Resolves when nothing of it is left. */
  readonly end: () => Promise<void>;
};

/** A way to start: `places` are those of the layout, in the same order. */
export type Start = (request: TrialRequest, world: TrialWorld, places: readonly Place[]) => Promise<Started>;

export type Started = {
  /** Its file descriptors 3 and 4 take the script's reports, and what the command's shell tells. */
  readonly child: ChildProcess;
  /** What is to be done where the script reports the word, with `value` behind it, and waits. */
  readonly steps?: Readonly<Record<string, (value: string) => void | Promise<void>>>;
  /** `reported`: the process that the script named; `process`: its folder below `/proc`, where there is one. */
  readonly where: (
    reported: string,
  ) => Promise<{ readonly process?: string; readonly layers: string; readonly view: string }>;
  /** Paths of what is no change of the command: for a socket that ended meanwhile, bubblewrap makes a file. */
  readonly ours?: readonly string[];
  /** Sockets that were wanted, by now. */
  readonly wantedSockets?: readonly string[];
  /** Whether more was written than may be. Where it is absent the system sees to it. */
  readonly isFull?: () => boolean;
  /** To be called when the process is gone. */
  readonly clean?: () => void;
};

/** `step`: of the script. */
export type Failed = NotTried & { readonly step?: string };
