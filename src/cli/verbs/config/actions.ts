// The actions of `beck config`.

export const CONFIG_ACTIONS = ['path', 'get', 'set', 'unset', 'edit'] as const;
export type ConfigAction = (typeof CONFIG_ACTIONS)[number];
