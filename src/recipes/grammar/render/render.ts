// Writes a request as a command line, including where its result goes.

import { syntaxOf } from '../../../domain/shell-descriptor.ts';
import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { FileRequest } from '../readings/files.ts';
import type { LineRequest } from '../readings/lines.ts';
import type { SayingRequest } from '../readings/sayings.ts';
import type { LineStep, Output } from '../request.ts';
import type { TableRequest } from '../tables/request.ts';
import { changesFiles, renderFiles } from './files.ts';
import { linesOf } from './lines.ts';
import { renderPowerShell } from './powershell.ts';
import { renderSaying } from './sayings.ts';
import { renderTable } from './tables.ts';
import { globWord, pathWord, textWord } from './words.ts';

export type Request = FileRequest | LineRequest | SayingRequest | TableRequest;

/** Undefined if this shell and userland have no such command. */
export function render(
  request: Request,
  env: RecipeEnvironment,
): { readonly command: string; readonly changes: boolean } | undefined {
  const syntax = syntaxOf(env.shell);
  if (syntax === 'cmd') return undefined;
  if (syntax === 'powershell') {
    const command = renderPowerShell(request, env);
    return command === undefined ? undefined : { command, changes: changes(request) };
  }
  const inner = commandOf(request, env);
  if (inner === undefined) return undefined;
  const command = withOutput(inner, request.output, env);
  return command === undefined ? undefined : { command, changes: changes(request) };
}

function changes(request: Request): boolean {
  if (request.output?.file !== undefined) return true;
  if (request.about === 'table') return false;
  if (request.about === 'files') return changesFiles(request);
  if (request.about === 'saying') return request.saying.changes;
  return request.inPlace || (request.from.type === 'saying' && request.from.saying.changes);
}

function commandOf(request: Request, env: RecipeEnvironment): string | undefined {
  switch (request.about) {
    case 'files':
      return renderFiles(request, env);
    case 'saying':
      return renderSaying(request, env);
    case 'lines':
      return renderLines(request, env);
    case 'table':
      return renderTable(request, env);
  }
}

function renderLines(request: LineRequest, env: RecipeEnvironment): string | undefined {
  const { from, steps, inPlace } = request;
  if (from.type === 'stdin') return inPlace ? undefined : linesOf('', steps, env);
  if (from.type !== 'files') {
    const source =
      from.type === 'literal'
        ? `printf '%s\\n' ${textWord(from.text, env)}`
        : renderSaying({ about: 'saying', saying: from.saying, options: [], output: undefined }, env);
    const piped = linesOf('', HUMAN_SIZES.test(source ?? '') ? steps.map(byHumanSize) : steps, env);
    if (inPlace || piped === undefined || source === undefined) return undefined;
    return piped === 'cat' ? source : `${source} | ${piped}`;
  }
  const files = from.files.map((file) => globWord(file, env)).join(' ');
  if (!inPlace) return linesOf(files, steps, env);
  return inPlaceCommand(files, request, env);
}

/** `1.5M` before `900K`. */
const HUMAN_SIZES = /^(?:du|ls|df) (?:-\w+ )*-\w*h/;

function byHumanSize(step: LineStep): LineStep {
  return step.op === 'sort' && step.flags !== undefined
    ? { ...step, flags: step.flags.replace(/ -n\b/, ' -h') }
    : step;
}

/** `sed` can edit the file in place. */
function inPlaceCommand(
  files: string,
  { steps, backup }: LineRequest,
  env: RecipeEnvironment,
): string | undefined {
  const [step] = steps;
  if (step === undefined || steps.length > 1) return undefined;
  const last = step.op === 'allButLast' && step.n === 1 ? `sed '$d' ${files}` : undefined;
  const command = last ?? linesOf(files, steps, env);
  if (backup !== undefined)
    return command?.startsWith('sed ') === true ? command.replace(/^sed /, `sed -i${backup} `) : undefined;
  if (command?.startsWith('sort ') === true) return command.replace(/^sort/, `sort -o ${files}`);
  return command?.startsWith('sed ') === true
    ? command.replace(/^sed /, env.userland === 'bsd' ? "sed -i '' " : 'sed -i ')
    : undefined;
}

function withOutput(command: string, output: Output | undefined, env: RecipeEnvironment): string | undefined {
  if (output === undefined) return command;
  if (output.variable !== undefined)
    return syntaxOf(env.shell) === 'fish'
      ? `set ${output.variable} (${command})`
      : `${output.variable}=$(${command})`;
  if (output.file !== undefined && output.shown === true)
    return `${command === 'cat' ? '' : `${command} | `}tee${output.append === true ? ' -a' : ''} ${pathWord(output.file, env)}`;
  return output.file === undefined
    ? command
    : `${command} ${output.append === true ? '>>' : '>'} ${pathWord(output.file, env)}`;
}
