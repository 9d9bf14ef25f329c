// The state of a shell at one point of a text: its folder and variables; copying it for a subshell is cheap.

export type ForkedState = {
  /** Absolute; undefined once a `cd` went somewhere unknown. */
  cwd: string | undefined;
  /** Variables this text set, with marks for unknown pieces. */
  readonly variables: Variables;
  /** What of this machine is where in a container, or behind `chroot`; absent outside of them. */
  readonly mounts?: readonly Mount[] | undefined;
  /** A subshell: what is changed here, the person's own shell does not see. */
  readonly apart?: true;
};

/** All at and below `inside` is what is at and below `outside` on this machine. Both are absolute. */
export type Mount = { readonly inside: string; readonly outside: string };

export function newForkedState(cwd: string | undefined): ForkedState {
  return { cwd, variables: new Variables() };
}

/** No variable has this name: the worst folder that the text has left, where others than `cd -` may lead back to. */
export const LEFT = 'folders left';

/** Whether the text has gone to another folder by now, or may have. */
export function hasLeft({ variables }: ForkedState): boolean {
  return variables.get(LEFT) !== undefined;
}

/** What the copy sets, the original does not see; it must not be changed before the copy is done with. */
export function copyForkedState<State extends ForkedState>(scope: State): State {
  return { ...scope, variables: new Variables(scope.variables) };
}

/** Variables by name; those of a subshell lie over the ones of the shell around it. */
class Variables {
  private readonly below: Variables | undefined;
  private own: Map<string, string> | undefined;
  /** How many there are, those below included. */
  size: number;

  constructor(below?: Variables) {
    this.below = below;
    this.size = below?.size ?? 0;
  }

  get(name: string): string | undefined {
    return this.own?.get(name) ?? this.below?.get(name);
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  set(name: string, text: string): void {
    if (!this.has(name)) this.size++;
    this.own ??= new Map();
    this.own.set(name, text);
  }

  /** Names that were set here, not below. */
  changed(): Iterable<readonly [name: string, text: string]> {
    return this.own ?? [];
  }

  /** Every name, some of them more than once. */
  *names(): Iterable<string> {
    if (this.below !== undefined) yield* this.below.names();
    if (this.own !== undefined) yield* this.own.keys();
  }
}
