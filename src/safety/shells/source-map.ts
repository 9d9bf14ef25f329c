// A text with parts of it replaced, and where each of its positions is in the one that was written.

import type { Span } from '../../domain/verdict.ts';

export type EditedText = { readonly text: string; readonly toOriginal: (span: Span) => Span };

/** What comes in place of the characters of `span`; an empty span inserts. */
export type Edit = { readonly span: Span; readonly text: string };

/** `pieces` in the order of the text, none over another. */
export function applyEdits(source: string, pieces: readonly Edit[]): EditedText {
  let text = '';
  let from = 0;
  const places: { readonly from: number; readonly to: number; readonly span: Span }[] = [];
  for (const piece of pieces) {
    text += source.slice(from, piece.span[0]);
    places.push({ from: text.length, to: text.length + piece.text.length, span: piece.span });
    text += piece.text;
    from = piece.span[1];
  }
  text += source.slice(from);
  const mapEdge = (at: number, edge: 0 | 1): number => {
    let shift = 0;
    for (const place of places) {
      if (at < place.from || (at === place.from && edge === 1)) break;
      if (at < place.to || (at === place.to && edge === 1)) return place.span[edge];
      shift = place.span[1] - place.to;
    }
    return at + shift;
  };
  return { text, toOriginal: ([start, end]) => [mapEdge(start, 0), mapEdge(end, 1)] };
}
