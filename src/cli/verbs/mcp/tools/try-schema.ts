// How the tools that run a command describe `try`.

export const TRY = {
  type: 'boolean',
  description:
    'Only try it: run it in a throw-away copy of the machine without network, change nothing, and return its output, its status and what it would have changed (field "tried").',
};
