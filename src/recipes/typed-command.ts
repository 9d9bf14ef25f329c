// A question that is a command line already: `? ls -l docs`.

import { type Absent, noSuch } from './absent.ts';
import { hasProgram } from './programs.ts';
import type { RecipeEnvironment, RecipeWorld } from './slots/recipe.ts';

/** Words of a sentence, which a command has none of. */
export const SENTENCE =
  /^(?:the|my|a|an|is|are|was|in|of|to|for|with|without|by|from|and|or|but|not|all|every|each|me|please|here|this|that|these|those|which|what|who|how|only|into|as|files|folders|lines|do|does)$/i;
const OPTION = /^--?[A-Za-z0-9][\w=,.:/-]*$/;
const MOST_WORDS = 24;

/** A program that is here, at least one option, and no word of a sentence. */
export function isTypedCommand(question: string, { world }: RecipeEnvironment): boolean {
  const words = question.trim().split(/\s+/);
  const [program = '', ...rest] = words;
  if (world === undefined || rest.length === 0 || words.length > MOST_WORDS) return false;
  if (/[?]$/.test(question.trim()) || !rest.some((word) => OPTION.test(word))) return false;
  if (!/^[a-z][\w.+-]*$/.test(program) || !hasProgram(program, world)) return false;
  return isBalanced(question) && !rest.some((word) => SENTENCE.test(word));
}

/** Tools whose first argument is one of these words, and those of them that name a branch or a script. */
const TOOLS: Readonly<
  Record<string, { readonly words: RegExp; readonly branch?: RegExp; readonly script?: RegExp }>
> = {
  git: {
    words:
      /^(?:add|branch|checkout|clone|commit|diff|fetch|init|log|merge|pull|push|rebase|reset|restore|show|stash|status|switch|tag)$/,
    branch: /^(?:checkout|merge|rebase|switch)$/,
  },
  npm: { words: /^(?:ci|install|ls|outdated|run|start|test|uninstall|update)$/, script: /^run$/ },
  pnpm: { words: /^(?:add|install|outdated|remove|run|start|test|update)$/, script: /^run$/ },
  yarn: { words: /^(?:add|install|outdated|remove|run|start|test|upgrade)$/, script: /^run$/ },
  cargo: { words: /^(?:add|build|check|clippy|fmt|remove|run|test|update)$/ },
  pip: { words: /^(?:freeze|install|list|show|uninstall)$/ },
  docker: { words: /^(?:build|exec|images|logs|ps|pull|push|rm|run|start|stop)$/ },
};

/** `npm install`, `git checkout main`: a command without options that nothing else answers; what it names must be here. */
export function bareCommand(
  question: string,
  world: RecipeWorld | undefined,
): { readonly type: 'typed'; readonly command: string } | Absent | undefined {
  const words = question.trim().split(/\s+/);
  const [program = '', verb = '', named, ...more] = words;
  const tool = Object.hasOwn(TOOLS, program) ? TOOLS[program] : undefined;
  if (world === undefined || tool === undefined || !tool.words.test(verb) || more.length > 0)
    return undefined;
  if (!hasProgram(program, world)) return undefined;
  const typed = { type: 'typed', command: words.join(' ') } as const;
  if (named === undefined) return typed;
  if (SENTENCE.test(named) || !/^[\w@./:+-]+$/.test(named)) return undefined;
  const isHere = world.kindOf(named) !== 'none';
  if (tool.script?.test(verb) === true) return namedBy('script', named, world.scripts?.() ?? [], typed);
  if (tool.branch?.test(verb) === true && !isHere && /^[\w-]+(?:\/[\w.-]+)+$|^[\w-]+$/.test(named))
    return namedBy('branch', named, world.branches(), typed);
  return isHere || /[./@\d-]/.test(named) || /^(?:add|install|uninstall)$/.test(verb) ? typed : undefined;
}

function namedBy<Typed>(kind: string, name: string, all: readonly string[], typed: Typed): Typed | Absent {
  return all.includes(name) ? typed : { type: 'absent', text: noSuch(kind, name, all) };
}

/** Each quote that begins also ends. */
function isBalanced(text: string): boolean {
  return ['"', "'", '`'].every((mark) => (text.split(mark).length - 1) % 2 === 0);
}
