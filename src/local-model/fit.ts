// How much context fits beside a model into the memory that is free.

import type { Gguf } from './gguf.ts';

/** Tokens; no question of beck needs more. */
const MOST = 16_384;
/** With fewer, prompt and answer have no room. */
const LEAST = 2_048;

export type Fit =
  | { readonly type: 'fits'; readonly contextSize: number }
  /** Bytes. */
  | { readonly type: 'too-large'; readonly needed: number; readonly free: number };

/** `wanted`: tokens, by the person's settings. `free`: bytes. */
export function fitContext(
  { bytes, bytesPerToken, contextLength }: Pick<Gguf, 'bytes' | 'bytesPerToken' | 'contextLength'>,
  { wanted, free }: { readonly wanted: number | undefined; readonly free: number },
): Fit {
  const least = wanted ?? Math.min(LEAST, contextLength);
  const needed = bytes + least * bytesPerToken;
  if (needed > free) return { type: 'too-large', needed, free };
  if (wanted !== undefined) return { type: 'fits', contextSize: wanted };
  // Half of what is left stays for other programs.
  const room = Math.floor((free - bytes) / 2 / bytesPerToken);
  return { type: 'fits', contextSize: Math.max(least, Math.min(MOST, contextLength, room)) };
}

/** Bytes of each. */
export type Memory = {
  /** What the system says is available. */
  readonly available: number;
  readonly total: number;
  /** What can neither be moved nor compressed. */
  readonly wired: number;
  /** Free on the graphics processors; what they share with all else is in `unified`. */
  readonly graphics: number;
  readonly unified: number;
};

/** Bytes that a model may take. `onGraphics`: how much of it may be on a graphics processor, from 0 to 1. */
export function usableMemory(
  { available, total, wired, graphics, unified }: Memory,
  { bytes }: Pick<Gguf, 'bytes'>,
  { onGraphics, platform }: { readonly onGraphics: number; readonly platform: string },
): number {
  // macOS fills memory with file caches and counts little of it as free (vm_stat(1)).
  const main = platform === 'darwin' ? Math.max(available, (total - wired) / 2) : available;
  // If the whole model is on the graphics processor, so is the context.
  const most = onGraphics === 1 ? Number.POSITIVE_INFINITY : bytes * onGraphics;
  return main + Math.min(most, Math.max(0, graphics - unified));
}
