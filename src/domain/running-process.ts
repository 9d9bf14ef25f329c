// A process as a person knows it.

export type RunningProcess = { readonly pid: number; readonly name: string };
