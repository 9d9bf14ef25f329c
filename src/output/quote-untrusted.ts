// Wraps output and file contents so that a model treats them as data, and they cannot close their own quotation.

/**
 * `nonce` is random, one a question: output written before the question, or by another user's program, cannot know it.
 * `source` is our own word for where the text came from, never text from outside.
 */
export function quoteUntrusted(
  text: string,
  how: { readonly nonce: string; readonly source: string },
): string {
  const fence = `untrusted-${how.nonce}`;
  // A model may repeat the nonce in a command; what comes back must still not close the quotation.
  const body = text.replaceAll(how.nonce, '[removed]');
  const end = body === '' || body.endsWith('\n') ? '' : '\n';
  return `<${fence} from="${how.source}">\n${body}${end}</${fence}>`;
}
