// Assigns operands to the roles of a row, and judges each.

import { extentOf, report } from '../judgement/findings.ts';
import { inSubshell, type Judgement } from '../judgement/judge.ts';
import { type ExpandedWord, mayBeSeveral } from '../judgement/word.ts';
import type { CommandRole } from '../knowledge/roles.ts';
import { writeTarget } from '../paths/file-effects.ts';
import { applyRole } from './roles.ts';
import { applyImpact, type Call, type OperandSpec } from './row.ts';

/** What the options have said of all operands. */
type Given = {
  readonly recursive: boolean;
  readonly roles: ReadonlySet<CommandRole>;
  readonly listing: boolean;
};

type Operand = {
  readonly value: ExpandedWord;
  readonly spec: OperandSpec;
  readonly specs: readonly OperandSpec[];
};

/** Assigns operands to the row's list: fixed ones from both ends, the rest to the one that takes many. */
export function matchOperands(
  judgement: Judgement,
  call: Call,
  operands: readonly ExpandedWord[],
  given: Given,
): void {
  const specs =
    given.roles.size === 0 ? call.row.operands : remainingOperands(call.row.operands, given.roles);
  const many = specs.findIndex((spec) => spec.many || spec.role === 'CMD');
  const tail = many === -1 ? 0 : specs.length - many - 1;
  const sources: ExpandedWord[] = [];
  let last: { readonly spec: OperandSpec; readonly text: string; readonly settled: boolean } | undefined;
  for (let at = 0; at < operands.length; at++) {
    const value = operands[at];
    if (value === undefined) continue;
    const spec = specFor(specs, many, tail, at, operands.length);
    if (spec === undefined) {
      report(judgement, 'unknown-operand', value.span);
      continue;
    }
    if (spec.role === 'CMD') return judgeStarted(judgement, call, operands.slice(at));
    // The same word once more: what it did not change the last time, it will not change now.
    const repeated = last?.spec === spec && last.text === value.text && spec.role !== 'T';
    if (!repeated || last?.settled !== true) {
      const extent = repeated ? extentOf(judgement) : undefined;
      judgeOperand(judgement, call, { value, spec, specs }, given, sources);
      last = {
        spec,
        text: value.text,
        settled: extent !== undefined && extentOf(judgement) === extent,
      };
    }
    if (/^(?:S|V|MOVED)$/.test(spec.role)) sources.push(value);
  }
}

function judgeOperand(
  judgement: Judgement,
  call: Call,
  { value, spec, specs }: Operand,
  { recursive, listing }: Given,
  sources: readonly ExpandedWord[],
): void {
  judgement.observers.trace?.operand(judgement, spec.role, value);
  if (spec.impact !== undefined && !listing) applyImpact(judgement, spec.impact, value.span, call.name);
  if (spec.role === 'T')
    writeTarget(
      judgement,
      { ...value, replaced: !call.args.some(({ text }) => HESITATES.test(text)) },
      sources,
      call.row.impact.effects.includes('move') ? 'move' : 'copy',
    );
  else applyRole(judgement, call, spec.role, value, recursive);
  if (!spec.many && mayBeSeveral(value, judgement.text.source))
    judgeFurtherWords(judgement, call, { value, spec, specs });
}

/**
 * What the second and later words of a glob, of `$x` or of `"$@"` are: in `uniq *` the second file is written, in
 * `timeout $x ls` the second word is the program.
 */
function judgeFurtherWords(judgement: Judgement, call: Call, { value, spec, specs }: Operand): void {
  for (const later of specs.slice(specs.indexOf(spec) + 1)) {
    if (later.role === 'CMD') report(judgement, 'hidden-program', value.span);
    else if (CHANGES.test(later.role)) applyRole(judgement, call, later.role, value, false);
  }
}

/** Options that keep what is there, ask first or put it aside. */
const HESITATES = /^-(?:\w*[binu]|-(?:backup|interactive|no-clobber|update))/;

/** Roles by which a file is changed or lost. */
const CHANGES = /^(?:W|A|E|D|V|P|U|M|TREE)$/;

/** `sed -e`, `grep -f`, `cp -t` say by an option what otherwise the first or last operand is. */
function remainingOperands(
  specs: readonly OperandSpec[],
  roles: ReadonlySet<CommandRole>,
): readonly OperandSpec[] {
  const byFile = roles.has('SCRIPT') || roles.has('PATTERNFILE');
  return specs.filter(({ role }) => {
    const replaced = roles.has(role) || (byFile && role !== 'SCRIPT');
    return !(replaced && /^(?:T|sed|awk|JQ|PATTERN|CALLOUT)$/.test(role));
  });
}

/** Words that the shell itself reads before the name of a builtin; whatever else starts a command is a program. */
const BEFORE_BUILTIN = new Set('builtin noglob nocorrect - time exec not and or coproc'.split(' '));

/** What another program starts changes nothing in the shell. */
function judgeStarted(judgement: Judgement, call: Call, words: readonly ExpandedWord[]): void {
  if (BEFORE_BUILTIN.has(call.name)) judgement.judgeCommand(judgement, words);
  else inSubshell(judgement, () => judgement.judgeCommand(judgement, words));
}

function specFor(
  specs: readonly OperandSpec[],
  many: number,
  tail: number,
  at: number,
  count: number,
): OperandSpec | undefined {
  if (many === -1 || at < many) return specs[at];
  if (specs[many]?.role === 'CMD') return specs[many];
  const fromEnd = count - at;
  return fromEnd <= tail ? specs[specs.length - fromEnd] : specs[many];
}
