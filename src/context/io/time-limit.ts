// A source that hangs, as a folder on a lost network drive does, must not hold up a question.

/** What `work` gives, or `otherwise` when it fails or takes longer. */
export async function withinTime<Value>(
  milliseconds: number,
  work: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  try {
    // A source that fails tells no more than one that is silent.
    return await Promise.race([work.catch(() => otherwise), promise]);
  } finally {
    clearTimeout(timer);
  }
}
