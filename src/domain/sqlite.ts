// Node's own SQLite, without its warning.

/** Node before 24 calls the module experimental on standard error, which is the person's terminal. */
export function sqlite(): typeof import('node:sqlite') {
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
