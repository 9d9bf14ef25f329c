// Limits the time of a source: a folder on a lost network drive must not block a question.

/** What `work` gives, or `otherwise` when it fails or takes longer. */
export async function withinTime<Value>(
  milliseconds: number,
  work: Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  const { promise, resolve } = Promise.withResolvers<Value>();
  const timer = setTimeout(() => resolve(otherwise), milliseconds);
  try {
    // A failure counts like a timeout.
    return await Promise.race([work.catch(() => otherwise), promise]);
  } finally {
    clearTimeout(timer);
  }
}
