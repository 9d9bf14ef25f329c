// Whether a question could be about other machines: cheap, so that all others load nothing of what reads it.

export function mayNameHosts(question: string): boolean {
  return /^\s*(?:@|(?:and |only |just |the same |now )?on\s|and\b|(?:what|how) about\b)/i.test(question);
}
