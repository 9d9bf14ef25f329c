/**
 * Goes to the start of a fresh line without knowing the column: spaces as wide as the screen wrap to the next
 * line unless they began at its start. The last blank stays on the line, so nothing is scrolled.
 */
export function renderFreshLine(columns: number): string {
  return `${' '.repeat(columns)}\r\x1b[K`;
}
