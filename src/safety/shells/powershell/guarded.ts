// What must not be lost from sight where several texts become one: a place that must not be destroyed, a secret's name.

import type { CommandOutput, Judgement } from '../../judgement/judge.ts';
import { HOME_DIRECTORY, NUMBER, UNKNOWN, WORD_BREAK, withGlobs } from '../../judgement/word.ts';
import { endsSecret, isSecretFile, isSecretToRoot, isWholeSecretFolder } from '../../paths/secrets.ts';
import { destroyedPlace, isWindowsSecret, unify } from '../../paths/windows.ts';

/** Of a text or list that may become another, what must not be lost from sight. */
export function guardedText(judgement: Judgement, text: string): string {
  const span = [0, 0] as const;
  const names = text.split(WORD_BREAK).map((each) => ({ text: each, span }));
  return guardedName(judgement, { text: undefined, names, span }) ?? UNKNOWN;
}

/** One by its name, or a pattern that is meant for one: `.e*`. */
export function asksForSecret(text: string): boolean {
  if (isWindowsSecret(text)) return true;
  const path = /[*?]/.test(text) ? withGlobs(unify(text)) : undefined;
  return path !== undefined && (isSecretFile(path) || isWholeSecretFolder(path));
}

/** A secret, or what is one behind a dot: `foreach ($f in 'env','npmrc') { gc ".$f" }`. */
function namesSecret(judgement: Judgement, text: string): boolean {
  const dotted = /^\w[\w.-]*$/.test(text) && isSecretFile(`.${text}`);
  return asksForSecret(text) || dotted || isSecretToRoot(judgement, withGlobs(unify(text)), text);
}

/** What a loop goes through: the worst of it, or that all of it are names without a mark of paths or options. */
export function eachOf(judgement: Judgement, printed: CommandOutput | undefined): string | undefined {
  const names = printed?.names ?? [];
  const plain = names.length > 0 && names.every(({ text }) => /^[a-z]\w*$/i.test(text));
  return guardedName(judgement, printed) ?? (plain ? NUMBER + UNKNOWN : undefined);
}

/** Of what is printed, the name by which most is lost, or else a secret is said. */
export function guardedName(judgement: Judgement, printed: CommandOutput | undefined): string | undefined {
  const { home } = judgement.facts;
  const names = printed?.names ?? [];
  const guarded =
    names.find(
      ({ text }) =>
        destroyedPlace(withGlobs(text.replace(/^~(?=$|[\\/])/, HOME_DIRECTORY)), home) !== undefined,
    ) ?? names.find(({ text }) => namesSecret(judgement, text));
  return guarded?.text;
}

/** Of names, the first secret, and those that are one in some folder: each is judged, since one value stands for all. */
export function secretItems(judgement: Judgement, names: readonly { readonly text: string }[]): string[] {
  const ends = names.map(({ text }) => text).filter((text) => /^\w[\w.-]*$/.test(text) && mayEndSecret(text));
  const secret = names.find(({ text }) => namesSecret(judgement, text));
  return [...new Set([...(secret ? [secret.text] : []), ...ends])].slice(0, MOST_ITEMS);
}

const MOST_ITEMS = 32;

function mayEndSecret(name: string): boolean {
  return endsSecret(name) || isWindowsSecret(`C:\\Windows\\System32\\config\\${name}`);
}

type Item = { readonly value: { readonly text: string }; readonly partial?: boolean };

/** What `$_` is in turn: each secret that a pipe brings, and last the place that would be lost, if any. */
export function itemsOf(judgement: Judgement, fed: readonly Item[]): readonly (string | undefined)[] {
  const { home } = judgement.facts;
  const lost = fed.find(
    ({ value, partial }) => !partial && destroyedPlace(withGlobs(value.text), home) !== undefined,
  );
  return [
    ...secretItems(
      judgement,
      fed.map(({ value }) => value),
    ),
    lost?.value.text,
  ];
}
