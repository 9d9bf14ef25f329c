// `beck completion SHELL`: prints what makes Tab know beck's verbs, flags and choices; install.sh keeps them as files.

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../../domain/errors.ts';
import { makeFolder } from '../../../domain/make-folder.ts';
import type { ScriptShell } from '../../../domain/shell-descriptor.ts';
import { bashCompletion } from './bash.ts';
import type { Words } from './definition.ts';
import { fishCompletion } from './fish.ts';
import { powershellCompletion } from './powershell.ts';
import { exampleQuestions } from './questions.ts';
import { zshCompletion } from './zsh.ts';

const SCRIPTS: Readonly<
  Record<ScriptShell, { readonly file: string; readonly render: (words: Words) => string }>
> = {
  zsh: { file: '_beck', render: zshCompletion },
  bash: { file: 'beck.bash', render: bashCompletion },
  fish: { file: 'beck.fish', render: fishCompletion },
  powershell: { file: 'beck.ps1', render: powershellCompletion },
};

export function completionFor(shell: ScriptShell, words: Words): string {
  return SCRIPTS[shell].render(words);
}

/** All of them and the example questions, in a folder that is made. */
export async function writeCompletions(folder: string, words: Words): Promise<void> {
  if (folder === '') throw new UsageError('--into needs a folder.', 'See: beck completion --help');
  makeFolder(folder);
  const files = Object.values(SCRIPTS).map(({ file, render }) => [file, render(words)] as const);
  await Promise.all(
    [...files, ['questions', exampleQuestions()] as const].map(([file, text]) =>
      writeFile(join(folder, file), text),
    ),
  );
}
