// Context that only the live shell knows: its last command, its first folder, its aliases and functions.

import { describeShadows, LIKELY_COMMANDS } from '../../context/machine/shadows.ts';
import type { LiveFacts } from '../../context/render.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import type { Redact } from '../../output/redact.ts';
import type { AskedQuestion, ShellLink } from '../../shell-link/link.ts';

/** `masked`: how many secrets in it are masked. */
export type LiveContext = { readonly live: LiveFacts; readonly masked: number };

export type LiveSources = {
  readonly asked: Pick<AskedQuestion, 'report' | 'lastCommand'>;
  /** What the shell said of `LIKELY_COMMANDS`. */
  readonly words: Awaited<ReturnType<ShellLink['resolve']>>['words'];
  readonly launchDirectory: string | undefined;
  readonly redact: Redact;
};

export async function askForWords(
  { resolve, resolveNames }: Pick<ShellLink, 'resolve' | 'resolveNames'>,
  { report }: AskedQuestion,
): Promise<LiveSources['words']> {
  if (syntaxOf(report.shell) !== 'powershell') return (await resolve(LIKELY_COMMANDS)).words;
  const [{ words }, { aliasTarget }] = await Promise.all([
    resolveNames(LIKELY_COMMANDS),
    import('../../safety/shells/powershell/cmdlets/aliases.ts'),
  ]);
  // There `cd` and its like are aliases by design.
  const own = (word: string) => aliasTarget(word, process.platform !== 'win32')?.toLowerCase();
  const told = Object.entries(words).filter(
    ([word, found]) => found.type !== 'alias' || found.text.toLowerCase() !== own(word),
  );
  return Object.fromEntries(told);
}

/** Masked before cutting, since half of a secret is not recognised. */
export function liveContext({ asked, words, launchDirectory, redact }: LiveSources): LiveContext {
  let masked = 0;
  const mask = (text: string): string => {
    const redaction = redact(text);
    masked += redaction.masked;
    return redaction.text;
  };
  // A question kept out of history also hides the command before it.
  const told = asked.report.options.includes('private') ? undefined : asked.lastCommand;
  const live: LiveFacts = {
    lastCommand: told === undefined ? undefined : mask(told),
    launchDirectory,
    shadows: describeShadows(words).map(mask),
  };
  return { live, masked };
}
