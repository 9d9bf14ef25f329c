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
import { printsNumber } from '../../knowledge/printed-numbers.ts';
import { listPath } from '../../paths/file-effects.ts';
import { recur } from './recursion.ts';

/** Judges an expression; substitutions inside run. */
export function judgeArithmetic(judge: Judgement, node: ArithmeticExpression): void {
  switch (node.type) {
    case 'ArithmeticBinary':
      if (/^(?:[-+*/%&|^]|<<|>>|\*\*)?=$/.test(node.operator)) {
        // `x += 1` evaluates what x held before.
        if (node.operator !== '=') judgeArithmetic(judge, node.left);
        return assignNumber(judge, node.left, node.right);
      }
      judgeArithmetic(judge, node.left);
      return judgeArithmetic(judge, node.right);
    case 'ArithmeticUnary':
      if (node.operator === '++' || node.operator === '--')
        return assignNumber(judge, node.operand, undefined);
      return judgeArithmetic(judge, node.operand);
    case 'ArithmeticTernary':
      judgeArithmetic(judge, node.test);
      judgeArithmetic(judge, node.consequent);
      return judgeArithmetic(judge, node.alternate);
    case 'ArithmeticGroup':
      return judgeArithmetic(judge, node.expression);
    case 'ArithmeticWord': {
      const text = node.parts === undefined ? operandText(judge, node.value) : recur.text(judge, node.parts);
      return judgeArithmeticText(judge, text, [node.pos, node.end]);
    }
    case 'ArithmeticCommandExpansion':
      recur.script(judge, node.script, [node.pos, node.end]);
      if (printsNumber(node.text)) return;
      return report(judge, 'evaluates-variable', [node.pos, node.end]);
    default:
      return neverArithmetic(node);
  }
}

/** `$x` and `${x}`: the text of the variable, which is read as arithmetic in turn. */
function operandText(judge: Judgement, written: string): string {
  const found = PLAIN_VARIABLE.exec(written);
  return found === null ? written : variableText(judge, found[1] ?? found[2] ?? '');
}

function neverArithmetic(node: never): never {
  throw new TypeError(`Arithmetic nobody knows: ${JSON.stringify(node)}`);
}

function assignNumber(
  judge: Judgement,
  left: ArithmeticExpression,
  right: ArithmeticExpression | undefined,
): void {
  if (right !== undefined) judgeArithmetic(judge, right);
  if (left.type === 'ArithmeticWord' && /^[A-Za-z_]\w*$/.test(left.value)) {
    if (right === undefined) judgeArithmetic(judge, left);
    fillVariable(judge, left.value, [left.pos, left.end], NUMBER);
    numberByArithmetic(judge, left.value, [left.pos, left.end]);
  } else judgeArithmetic(judge, left);
}

const NUMERIC = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge']);

/** Judges a `[[ ]]` expression. */
export function judgeTest(judge: Judgement, node: TestExpression): void {
  switch (node.type) {
    case 'TestUnary':
      return testUnary(judge, node.operator, node.operand);
    case 'TestBinary': {
      const left = recur.word(judge, node.left);
      const right = recur.word(judge, node.right);
      if (!NUMERIC.has(node.operator)) return;
      judgeArithmeticText(judge, left.text, left.span);
      return judgeArithmeticText(judge, right.text, right.span);
    }
    case 'TestLogical':
      for (const operand of node.operands) judgeTest(judge, operand);
      return;
    case 'TestNot':
      return judgeTest(judge, node.operand);
    case 'TestGroup':
      return judgeTest(judge, node.expression);
    default:
      return neverTest(node);
  }
}

function neverTest(node: never): never {
  throw new TypeError(`A test nobody knows: ${JSON.stringify(node)}`);
}

function testUnary(judge: Judgement, operator: string, word: Word): void {
  const value = recur.word(judge, word);
  if (operator === '-v' || operator === '-R') return testName(judge, value.text, value.span);
  if (operator === '-t') return judgeArithmeticText(judge, value.text, value.span);
  if (/^-[a-hkprswxGLNOSu]$/.test(operator)) listPath(judge, value);
}
