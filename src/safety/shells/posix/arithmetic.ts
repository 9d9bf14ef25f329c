// Arithmetic and `[[ ]]`: both evaluate the text of variables and subscripts, so names in them are not mere numbers.

import type { ArithmeticExpression, TestExpression, Word } from 'unbash';
import {
  fillVariable,
  judgeArithmeticText,
  numberByArithmetic,
  PLAIN_VARIABLE,
  testName,
  variableText,
} from '../../flow/variables.ts';
import { report } from '../../judgement/findings.ts';
import type { Judgement } from '../../judgement/judge.ts';
import { NUMBER } from '../../judgement/word.ts';
import { listPath } from '../../paths/file-effects.ts';
import { recur } from './recursion.ts';
import { numbersPrinted } from './stages.ts';

/** Judges an expression; substitutions inside run. */
export function judgeArithmetic(judgement: Judgement, node: ArithmeticExpression): void {
  switch (node.type) {
    case 'ArithmeticBinary':
      if (/^(?:[-+*/%&|^]|<<|>>|\*\*)?=$/.test(node.operator)) {
        // `x += 1` evaluates what x held before.
        if (node.operator !== '=') judgeArithmetic(judgement, node.left);
        return assignNumber(judgement, node.left, node.right);
      }
      judgeArithmetic(judgement, node.left);
      return judgeArithmetic(judgement, node.right);
    case 'ArithmeticUnary':
      if (node.operator === '++' || node.operator === '--')
        return assignNumber(judgement, node.operand, undefined);
      return judgeArithmetic(judgement, node.operand);
    case 'ArithmeticTernary':
      judgeArithmetic(judgement, node.test);
      judgeArithmetic(judgement, node.consequent);
      return judgeArithmetic(judgement, node.alternate);
    case 'ArithmeticGroup':
      return judgeArithmetic(judgement, node.expression);
    case 'ArithmeticWord': {
      const text =
        node.parts === undefined ? operandText(judgement, node.value) : recur.text(judgement, node.parts);
      return judgeArithmeticText(judgement, text, [node.pos, node.end]);
    }
    case 'ArithmeticCommandExpansion':
      recur.script(judgement, node.script, [node.pos, node.end]);
      if (numbersPrinted(judgement, node) !== undefined) return;
      return report(judgement, 'evaluates-variable', [node.pos, node.end]);
    default:
      return neverArithmetic(node);
  }
}

/** `$x` and `${x}`: the text of the variable, which is read as arithmetic in turn. */
function operandText(judgement: Judgement, written: string): string {
  const found = PLAIN_VARIABLE.exec(written);
  return found === null ? written : variableText(judgement, found[1] ?? found[2] ?? '');
}

function neverArithmetic(node: never): never {
  throw new TypeError(`Arithmetic nobody knows: ${JSON.stringify(node)}`);
}

function assignNumber(
  judgement: Judgement,
  left: ArithmeticExpression,
  right: ArithmeticExpression | undefined,
): void {
  if (right !== undefined) judgeArithmetic(judgement, right);
  if (left.type === 'ArithmeticWord' && /^[A-Za-z_]\w*$/.test(left.value)) {
    if (right === undefined) judgeArithmetic(judgement, left);
    fillVariable(judgement, left.value, [left.pos, left.end], NUMBER);
    numberByArithmetic(judgement, left.value, [left.pos, left.end]);
  } else judgeArithmetic(judgement, left);
}

const NUMERIC = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge']);

/** Judges a `[[ ]]` expression. */
export function judgeTest(judgement: Judgement, node: TestExpression): void {
  switch (node.type) {
    case 'TestUnary':
      return testUnary(judgement, node.operator, node.operand);
    case 'TestBinary': {
      const left = recur.word(judgement, node.left);
      const right = recur.word(judgement, node.right);
      if (!NUMERIC.has(node.operator)) return;
      judgeArithmeticText(judgement, left.text, left.span);
      return judgeArithmeticText(judgement, right.text, right.span);
    }
    case 'TestLogical':
      for (const operand of node.operands) judgeTest(judgement, operand);
      return;
    case 'TestNot':
      return judgeTest(judgement, node.operand);
    case 'TestGroup':
      return judgeTest(judgement, node.expression);
    default:
      return neverTest(node);
  }
}

function neverTest(node: never): never {
  throw new TypeError(`A test nobody knows: ${JSON.stringify(node)}`);
}

function testUnary(judgement: Judgement, operator: string, word: Word): void {
  const value = recur.word(judgement, word);
  if (operator === '-v' || operator === '-R') return testName(judgement, value.text, value.span);
  if (operator === '-t') return judgeArithmeticText(judgement, value.text, value.span);
  if (/^-[a-hkprswxGLNOSu]$/.test(operator)) listPath(judgement, value);
}
