// Files of a project that people read, to which a line may be added.

import type { Judgement } from '../judgement/judge.ts';
import { isLiteral } from '../judgement/word.ts';
import { baseName } from './sources.ts';

/** Below the current folder, no link, and by its name for people to read or a list of names to leave out. */
export function isProjectText({ facts, shell: { cwd } }: Judgement, path: string): boolean {
  if (cwd === undefined || !path.startsWith(`${cwd}/`) || facts.links?.[path] !== undefined) return false;
  const below = path.slice(cwd.length + 1);
  return (
    isLiteral(path) &&
    !/(?:^|\/)\.[^/]*\//.test(below) &&
    TEXT_NAME.test(baseName(below)) &&
    !ACTED_ON.test(below)
  );
}

const TEXT_NAME =
  /^(?:\.[a-z]+ignore|.+\.(?:md|markdown|txt|rst|adoc|org|csv|tsv|log)|readme|todo|notes|changelog|license|authors|contributors)$/i;

/** Build tools, package managers and agents do what these say. */
const ACTED_ON =
  /(?:^|\/)(?:CMakeLists\.txt$|[\w-]*(?:requirements|constraints)[\w.-]*$|(?:AGENTS|CLAUDE|GEMINI|SKILL|copilot)[\w.-]*$)/i;
