// Resolves a command word as the live shell does: an alias is judged by its text, a function asks, a file is trusted or not.

import { addEffect, report } from '../judgement/findings.ts';
import type { Judgement } from '../judgement/judge.ts';
import type { ExpandedWord } from '../judgement/word.ts';
import { aliasText, judgeAlias, judgeSuffixAlias, resolvedWord } from './aliases.ts';

/** `added`: words that a plain option-adding alias puts first. `replaced`: another text was judged in the word's place. */
type Resolution = { readonly added: readonly ExpandedWord[]; readonly replaced: boolean };

/** Judges what the first word of a command resolves to; `name` is what the tables call it. */
export function resolveWord(judgement: Judgement, words: readonly ExpandedWord[], name: string): Resolution {
  const [command] = words;
  if (command === undefined) return { added: [], replaced: false };
  const { text: word, span } = command;
  if (MEANT.has(command)) return { added: [], replaced: false };
  const alias = judgement.shell.expanding.has(word) ? undefined : aliasText(judgement, word);
  if (alias === undefined) {
    const replaced = judgeSuffixAlias(judgement, words);
    if (!replaced) judgeKind(judgement, command, name);
    return { added: [], replaced };
  }
  const added = addedOptions(alias, word);
  if (added !== undefined) return { added: added.map((text) => ({ text, span })), replaced: false };
  return { added: [], replaced: judgeAlias(judgement, words, alias) };
}

/** `command ls`: no alias and no function of that name is looked for. */
export function meansProgram(command: ExpandedWord): void {
  MEANT.add(command);
}

const MEANT = new WeakSet<ExpandedWord>();

/** A name that is neither alias nor suffix alias here. */
function judgeKind(judgement: Judgement, { text: word, span }: ExpandedWord, name: string): void {
  const { facts } = judgement;
  const known = resolvedWord(facts.resolved, word);
  if (known?.type === 'function' || (known === undefined && facts.functions?.includes(word))) {
    addEffect(judgement, 'run');
    report(judgement, 'alias-or-function', span, word);
  } else if (known?.type === 'missing') report(judgement, 'missing-program', span, word);
  else if (known?.type === 'file' && (known.untrusted === true || !isTrustedFile(judgement, known.path))) {
    addEffect(judgement, 'run');
    report(judgement, 'local-program', span, `${name} (${known.path})`);
  }
}

/** `ls --color=auto` for `ls`: the options; anything else: undefined. */
function addedOptions(text: string, name: string): string[] | undefined {
  const [head, ...rest] = text.trim().split(/\s+/);
  if (head !== name || !rest.every((word) => /^--?[\w=.,:+-]+$/.test(word))) return undefined;
  return rest;
}

const TRUSTED =
  /^\/(?:usr\/(?:local\/)?)?s?bin\/[^/]+$|^\/(?:opt\/homebrew\/bin|snap\/bin|run\/current-system\/sw\/bin|usr\/games)\/[^/]+$|^\/usr\/libexec\/java_home$|^\/usr\/lib\/[\w.-]+\/[^/]+$/;

/** A folder of the system itself. */
export function isSystemProgram(path: string): boolean {
  return TRUSTED.test(path);
}

/** In an absolute folder that the project cannot have put there. */
function isTrustedFile(judgement: Judgement, path: string): boolean {
  if (isSystemProgram(path)) return true;
  const { cwd, home } = judgement.facts;
  if (!path.startsWith('/') || /\/\.\.?\/|\/node_modules\//.test(path)) return false;
  if (path.startsWith('/tmp/') || path.startsWith('/var/tmp/') || path.startsWith('/dev/shm/')) return false;
  if (cwd === undefined || cwd === '/') return true;
  const personal =
    home !== undefined && cwd === home && /^\/(?:\.[\w-]+\/|bin\/|go\/bin\/)/.test(path.slice(home.length));
  return personal || !path.startsWith(`${cwd}/`);
}
