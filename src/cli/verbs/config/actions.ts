// What `beck config` can be told to do.

export const CONFIG_ACTIONS = ['path', 'get', 'set', 'unset', 'edit'] as const;
export type ConfigAction = (typeof CONFIG_ACTIONS)[number];
