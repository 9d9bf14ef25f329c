// Where the result goes.

import type { Rule, Said } from '../language/scan.ts';
import type { Output } from '../request.ts';
import { has, raw } from './said.ts';

/** `save`: only together with a target. */
export type OutputFact = { readonly is: 'save' } | { readonly is: 'output'; readonly output: Output };

type ToFact = Extract<OutputFact, { readonly is: 'output' }>;

const NO_FILE =
  /^(variable|same|it|them|disk|another|other|new|original|console|screen|terminal|stdout|stderr|output|standard)$/i;

export function globOfTarget(said: Said): readonly ToFact[] | undefined {
  const file = raw(said, 'target');
  if (/[*?\n]/.test(file) || file === '') return undefined;
  if (/^\$/.test(file) || NO_FILE.test(file)) return undefined;
  return [{ is: 'output', output: { file, append: has(said, 'append') } }];
}

function shown(facts: readonly ToFact[] | undefined): readonly ToFact[] | undefined {
  return facts?.map(({ output }) => ({ is: 'output', output: { ...output, shown: true } }));
}

function toVariable(said: Said): readonly OutputFact[] | undefined {
  const variable = raw(said, 'variable').replace(/^\$?\{?|\}$/g, '');
  return /^[A-Za-z_]\w*$/.test(variable) ? [{ is: 'output', output: { variable } }] : undefined;
}

const RESULT =
  '(them|it|result|output|list|names|sorted list|sorted output|sorted result|list of (file|them|names)|filename|its output|their names|contents|result of|found file|matching line|line|path|path to it|path to that|path of it|its path|created path|path to file|path to folder|response|answer|status|its status|resulting string|resultant string|resulting path|filename|value|result in)';

const SCREEN = '(to|on|in)? (standard output|stdout|console|screen|terminal)';

export const OUTPUTS: readonly Rule<OutputFact>[] = [
  { patterns: ['(save|store|assign|redirect|record)', 'put'], means: () => [{ is: 'save' }] },
  {
    patterns: [
      `(and)? <save> (sorted)? ${RESULT}? (output|result)? (to|into|as) (a)? (new|output|text|log)? (file|log|playlist)? (named|called)? {target}`,
      `(and)? (save|store|put|record|write|keep) ${RESULT} in (new|output|text|log)? (file)? (named|called)? {target}`,
      '(and)? (write|redirect|save|output|store) (to|in|into) (file)? {target}',
      '(to|into) (new)? file (named|called)? {target}',
      '(to|into) {target:filename} file',
      'make playlist {target} (out of|of|from|with)?',
      '(and)? (redirect|send) (output|standard output|result|it)? (to|into) (file)? {target}',
    ],
    means: globOfTarget,
    favour: 0.4,
  },
  {
    patterns: [
      `(and)? (write|print|display|show|output|send)? ${RESULT}? ${SCREEN} and (also)? (to|in|into)? (file|text file|log file)? (named|called)? {target}`,
      `(and)? (write|print|display|show|output|send)? ${RESULT}? ${SCREEN} and (also)? (save|write|store|log) (it|them|result|output)? (to|in|into|as) (file|text file)? (named|called)? {target}`,
      `(and)? (write|print|display|show|output|send) ${RESULT}? to (file)? {target} and (also)? ${SCREEN}`,
      `(and)? (save|write|store) ${RESULT}? (to|in|into) (file)? {target} and (also)? (print|show|display) (it|them|result|output)? ${SCREEN}?`,
    ],
    means: (said) => shown(globOfTarget(said)),
  },
  {
    patterns: [
      `(and)? (write|print|display|show|output|send)? ${RESULT}? ${SCREEN} and (also)? append (it|them|result|output)? (to|in|into) (file)? {target}`,
      `(and)? append ${RESULT}? to (file)? {target} and (also)? (print|show|display|write) (it)? ${SCREEN}?`,
    ],
    means: (said) => shown(globOfTarget({ ...said, append: [] })),
  },
  {
    patterns: [
      `(and)? (append|appending|add) ${RESULT}? (to|into|at end of) (end of)? (file)? {target:thing}`,
    ],
    means: (said) => {
      const file = raw(said, 'target');
      return file === '' ? undefined : [{ is: 'output', output: { file, append: true } }];
    },
  },
  {
    patterns: [
      `(and)? (save|store|assign|put|record|set|saving|write|read|get|capture|keep|saves) ${RESULT}? (to|in|into|as) (environment|shell|bash)? variable {variable}`,
      '(in|to|into|as) (environment|shell|bash)? (variable) {variable}',
      '(in|to|into) {variable} (environment|shell)? variable',
      'set (value of)? (environment|shell)? variable {variable} (to|as|equal to)',
      '(assign|set) {variable} (to|as) (output of|result of)?',
      '(and)? (save|store|record|put) (it|them|result)? (in|to|into|as) (a|shell|new)? variable {variable}',
      `(and)? (save|store|assign|put|record|keep|write) ${RESULT}? (to|in|into|as) {variable} (environment|shell)? variable`,
    ],
    means: toVariable,
    favour: 0.5,
  },
];
