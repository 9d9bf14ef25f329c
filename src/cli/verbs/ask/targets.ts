// The kinds of command that `beck suggest -t` names.

export const TARGETS = ['shell', 'git', 'gh'] as const;
export type Target = (typeof TARGETS)[number];
