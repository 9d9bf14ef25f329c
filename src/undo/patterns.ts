// Which paths a pattern of a judged command stands for now: every name it may mean, a few too many rather than too few.

import { ANY_CHARACTER, ANY_RUN } from '../domain/change.ts';
import { namesIn } from './stamps.ts';

const MARKS = new RegExp(`[${ANY_RUN}${ANY_CHARACTER}]`);

export function isPattern(path: string): boolean {
  return MARKS.test(path);
}

/** Undefined where there are more than `most`. */
export function pathsMatching(pattern: string, most: number): readonly string[] | undefined {
  let folders = [''];
  for (const part of pattern.split('/').slice(1)) {
    if (!isPattern(part)) {
      folders = folders.map((folder) => `${folder}/${part}`);
      continue;
    }
    const wanted = expressionOf(part);
    const hidden = part.startsWith('.');
    folders = folders.flatMap((folder) =>
      namesIn(folder === '' ? '/' : folder)
        .filter((name) => wanted.test(name) && (hidden || !name.startsWith('.')))
        .map((name) => `${folder}/${name}`),
    );
    if (folders.length > most) return undefined;
  }
  return folders;
}

function expressionOf(part: string): RegExp {
  const source = [...part].map((character) => {
    if (character === ANY_RUN) return '.*';
    return character === ANY_CHARACTER ? '.' : character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
  });
  return new RegExp(`^${source.join('')}$`, 'su');
}
