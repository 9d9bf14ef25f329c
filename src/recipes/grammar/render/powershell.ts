// Writes a request as a PowerShell command line.

import type { RecipeEnvironment } from '../../slots/recipe.ts';
import type { FileRequest } from '../readings/files.ts';
import type { LineRequest } from '../readings/lines.ts';
import type { SayingRequest } from '../readings/sayings.ts';
import type { Output } from '../request.ts';
import type { TableRequest } from '../tables/request.ts';
import { powershellFiles } from './powershell-files.ts';
import { powershellLines } from './powershell-lines.ts';
import { powershellTable } from './powershell-tables.ts';
import { powershellText } from './powershell-words.ts';
import { renderSaying } from './sayings.ts';

/** Undefined if it needs something only POSIX tools show. */
export function renderPowerShell(
  request: FileRequest | LineRequest | SayingRequest | TableRequest,
  env: RecipeEnvironment,
): string | undefined {
  switch (request.about) {
    case 'files':
      return withOutput(powershellFiles(request, env.world?.kindOf), request.output);
    case 'lines':
      return withOutput(powershellLines(request), request.output);
    case 'table':
      return withOutput(powershellTable(request), request.output);
    case 'saying':
      return withOutput(renderSaying(request, env), request.output);
  }
}

function withOutput(command: string | undefined, output: Output | undefined): string | undefined {
  if (command === undefined || output === undefined) return command;
  if (output.variable !== undefined) return `$${output.variable} = ${command}`;
  const file = output.file === undefined ? undefined : powershellText(output.file);
  if (output.shown === true)
    return file && `${command} | Tee-Object${output.append === true ? ' -Append' : ''} -FilePath ${file}`;
  return (
    file && `${command} | ${output.append === true ? 'Add-Content' : 'Set-Content'} -LiteralPath ${file}`
  );
}
