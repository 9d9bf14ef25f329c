// Arithmetic and `[[ ]]`: both evaluate the text of variables and subscripts, so names in them are not mere numbers.

import type { ArithmeticExpression, TestExpression, Word } from 'unbash';
import type { Span } from '../domain/verdict.ts';
import { judgeSubstitution } from './bash-walk.ts';
import { partsText, printsNumber, wordValue } from './bash-words.ts';
import { listPath } from './files.ts';
import { find, type Judge } from './judge.ts';
import { isLiteral, NUMBER, OUTPUT } from './values.ts';
import { fillVariable, variableText } from './variables.ts';

/** Judges an expression; substitutions inside run. */
export function judgeArithmetic(judge: Judge, node: ArithmeticExpression): void {
  switch (node.type) {
    case 'ArithmeticBinary':
      if (/^(?:[-+*/%&|^]|<<|>>|\*\*)?=$/.test(node.operator))
        return assignNumber(judge, node.left, node.right);
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
      const text = node.parts === undefined ? operandText(judge, node.value) : partsText(judge, node.parts);
      return judgeArithmeticText(judge, text, [node.pos, node.end]);
    }
    case 'ArithmeticCommandExpansion':
      judgeSubstitution(judge, node.script, [node.pos, node.end]);
      if (printsNumber(node.text)) return;
      return find(judge, 'evaluates-variable', [node.pos, node.end]);
    default:
      return neverArithmetic(node);
  }
}

/** `$x` and `${x}`: the text of the variable, which is read as arithmetic in turn. */
function operandText(judge: Judge, written: string): string {
  const found = PLAIN_VARIABLE.exec(written);
  return found === null ? written : variableText(judge, found[1] ?? found[2] ?? '');
}

/** A variable as a whole operand, without any operator of its own. */
export const PLAIN_VARIABLE = /^\$(?:\{([A-Za-z_]\w*)\}|([A-Za-z_]\w*|[\d#?$!]))$/;

function neverArithmetic(node: never): never {
  throw new TypeError(`Arithmetic nobody knows: ${JSON.stringify(node)}`);
}

function assignNumber(
  judge: Judge,
  left: ArithmeticExpression,
  right: ArithmeticExpression | undefined,
): void {
  if (right !== undefined) judgeArithmetic(judge, right);
  if (left.type === 'ArithmeticWord' && /^[A-Za-z_]\w*$/.test(left.value)) {
    if (right === undefined) judgeArithmetic(judge, left);
    fillVariable(judge, left.value, [left.pos, left.end], NUMBER);
  } else judgeArithmetic(judge, left);
}

/** One operand of arithmetic: a number, or a name whose text is evaluated in turn. */
export function judgeArithmeticText(judge: Judge, raw: string, span: Span): void {
  const text = raw.trim();
  if (text === '' || text === NUMBER || (/^[-+]?(?:\d+#)?\w*$/.test(text) && /^[-+]?\d/.test(text))) return;
  if (/^\d+(?:\.\d+)?$/.test(text)) return;
  if (!isLiteral(text)) {
    if (text.includes(OUTPUT) || text.replaceAll(NUMBER, '') !== '') find(judge, 'evaluates-variable', span);
    return;
  }
  if (/[[\]$`(]/.test(text)) return find(judge, 'evaluates-text', span, text);
  const names = text.match(/[A-Za-z_]\w*/g) ?? [];
  for (const name of names) judgeName(judge, name, span);
}

function judgeName(judge: Judge, name: string, span: Span): void {
  const value = variableText(judge, name);
  if (value === NUMBER || /^-?\d+$/.test(value) || value === '') return;
  if (isLiteral(value) && /[[\]$`(]/.test(value)) return find(judge, 'evaluates-text', span, value);
  find(judge, 'evaluates-variable', span);
}

const NUMERIC = new Set(['-eq', '-ne', '-lt', '-le', '-gt', '-ge']);

/** Judges a `[[ ]]` expression. */
export function judgeTest(judge: Judge, node: TestExpression): void {
  switch (node.type) {
    case 'TestUnary':
      return testUnary(judge, node.operator, node.operand);
    case 'TestBinary': {
      const left = wordValue(judge, node.left);
      const right = wordValue(judge, node.right);
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

function testUnary(judge: Judge, operator: string, word: Word): void {
  const value = wordValue(judge, word);
  if (operator === '-v' || operator === '-R') return testName(judge, value.text, value.span);
  if (operator === '-t') return judgeArithmeticText(judge, value.text, value.span);
  if (/^-[a-hkprswxGLNOSu]$/.test(operator)) listPath(judge, value);
}

/** `-v name`: a subscript in the name is evaluated. */
export function testName(judge: Judge, text: string, span: Span): void {
  if (!/^[A-Za-z_]\w*$/.test(text)) find(judge, 'evaluates-text', span, 'a variable name');
}
