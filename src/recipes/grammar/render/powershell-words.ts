// Words of a PowerShell command.

import type { Text } from '../request.ts';

/** One argument, or an expression (`always` in quotes); undefined for a text with variables of another shell in it. */
export function powershellText(text: Text, always = false): string | undefined {
  if (/\$\{?\w+\}?/.test(text) && !always) return undefined;
  if (/^\$\{?\w+\}?$/.test(text) || /[\n\0]/.test(text)) return undefined;
  return !always && /^[\w./~][\w./~-]*$/.test(text) && !/^\d/.test(text)
    ? text
    : `'${text.replace(/['‘’‚‛]/g, '$&$&')}'`;
}
