// Names beside secrets: what is computed from one of them may be the secret itself.

import type { Judgement } from '../judgement/judge.ts';
import { ANY_STRING, type ExpandedWord, isDynamic, likeliest } from '../judgement/word.ts';
import { resolvePath } from './resolve.ts';
import { asInUsualHome, dottedNames, isSecretFile, isSecretFolder } from './secrets.ts';

/** Any file of its folder may be a secret (`~/.ssh/id_rsa.pub`), or its name begins as one does (`.env.example`). */
export function isBesideSecret(judgement: Judgement, written: string): boolean {
  return otherBeside(judgement, written) !== undefined;
}

/** What one of these names may become where some of it is taken away or replaced, beside these names themselves. */
export function othersBeside(judgement: Judgement, names: readonly ExpandedWord[]): readonly ExpandedWord[] {
  const known = new Set(names.map(({ text }) => text));
  return names.flatMap(({ text, span }) => {
    const other = otherBeside(judgement, text);
    if (other === undefined || known.has(other)) return [];
    known.add(other);
    return { text: other, span };
  });
}

function otherBeside(judgement: Judgement, written: string): string | undefined {
  const text = likeliest(written);
  const path = resolvePath(judgement, text) ?? text;
  // Of the folders that people keep secrets in, nearly all are hidden.
  const hidden = path.lastIndexOf('/.');
  if ((hidden === -1 && !path.startsWith('.')) || isDynamic(path)) return undefined;
  const cut = path.lastIndexOf('/');
  const folder = path.slice(0, Math.max(cut, 0));
  const others = `${folder}/${ANY_STRING}`;
  if (isSecretFolder(path)) return `${path}/${ANY_STRING}`;
  if (isSecretFolder(folder) || (hidden < cut && isSecretFile(asInUsualHome(judgement, others))))
    return others;
  const name = path.slice(cut + 1);
  const secret = dottedNames().find(
    (each) => name.startsWith(each) && /^[^\w]/.test(name.slice(each.length)),
  );
  return secret === undefined ? undefined : path.slice(0, cut + 1) + secret;
}
