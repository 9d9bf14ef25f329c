// Other programs' YAML and JSON as plain values.

/** The reader loads with its package; it gives undefined where a text is no YAML. */
export async function loadTreeReader(): Promise<(text: string) => unknown> {
  const { parse } = await import('yaml');
  return (text) => {
    try {
      return parse(text, { logLevel: 'silent', maxAliasCount: 100 });
    } catch {
      // Its own program says what is wrong with it.
      return undefined;
    }
  };
}
