// Recognizes names, files and paths by the spelling of a word.

import { canBeName } from './common-words.ts';
import type { Word } from './words.ts';

const BARE_FILES =
  /^(makefile|dockerfile|readme|license|changelog|gemfile|rakefile|procfile|vagrantfile|jenkinsfile)$/;

export function isName(word: Word): boolean {
  return word.quoted ? word.raw !== '' : canBeName(word.lower) && isPlainWord(word.raw);
}

export function isPlainWord(raw: string): boolean {
  return /^[^\s*?<>|&;$`"()[\]{}]+$/.test(raw);
}

export function isClearFile(word: Word): boolean {
  if (word.quoted) return /^[^\n]+$/.test(word.raw);
  if (/[*?<>|&;$`"()[\]{}]/.test(word.raw)) return false;
  return (
    looksLikeFile(word.raw) || (isPath(word.raw) && !word.raw.endsWith('/')) || BARE_FILES.test(word.lower)
  );
}

export function looksLikeFile(raw: string): boolean {
  return (
    /^[^\s/]*[\w)'-]\.(?=[A-Za-z0-9]*[A-Za-z])[A-Za-z0-9]{1,10}$/.test(raw) || /^\.[A-Za-z][\w.-]*$/.test(raw)
  );
}

export function isPath(raw: string): boolean {
  return (
    !/^[a-z][a-z+.-]*:\/\//i.test(raw) &&
    !/[*?<>|&;$`"()[\]{}]/.test(raw) &&
    (raw.includes('/') || /^~/.test(raw))
  );
}

export function lastPart(raw: string): string {
  return raw.slice(raw.lastIndexOf('/') + 1);
}

export function trimmed(raw: string): string {
  return raw.length > 1 ? raw.replace(/(?<!\/)\/+$/, '') || '/' : raw;
}

/** Pictures, sound, films, office documents, packed files and programs: their lines and words are not counted or searched. */
export const NO_TEXT =
  /\.(?:jpe?g|png|gif|webp|heic|bmp|tiff?|nef|cr2|psd|ico|mp[34]|m4a|wav|flac|ogg|opus|aac|avi|mkv|mov|webm|pdf|docx?|xlsx?|pptx?|od[tsp]|epub|zip|exe|dll|iso|dmg|deb|rpm|class|jar|pyc|so|sqlite3?|db3?)$/i;
