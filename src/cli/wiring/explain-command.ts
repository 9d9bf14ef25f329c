// A command taken apart and drawn as plain lines, from the tree its verdict comes from.

import type { Shell } from '../../domain/shell.ts';
import { syntaxOf } from '../../domain/shell-descriptor.ts';
import type { ClassifyRequest } from '../../domain/verdict.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import { createLook } from '../../terminal/drawing/look.ts';
import { renderExplanation } from '../shared/explain-lines.ts';
import type { LookAtDisk } from './command-facts.ts';

/** As plain lines. */
export async function explainCommand(
  request: ClassifyRequest,
  { columns, ...how }: { readonly columns: number; readonly rules?: PersonRules; readonly look?: LookAtDisk },
): Promise<string> {
  const { explained, verdict } = await takeApart(request, how.rules, how.look);
  const look = createLook({ columns, colour: false, unicode: true });
  return renderExplanation(explained, verdict, look).join('\n');
}

/** Whether the tables describe a command of that name in that shell. */
export async function isDescribed(name: string, shell: Shell): Promise<boolean> {
  return (await describedWords(name, shell)) !== undefined;
}

/** What a command is for, in a few words; undefined where the tables do not say. */
export async function describedWords(name: string, shell: Shell): Promise<string | undefined> {
  const { describe } = await import('../../safety/explain/descriptions.ts');
  if (syntaxOf(shell) !== 'powershell') return describe(name)?.words;
  const { aliasTarget } = await import('../../safety/shells/powershell/cmdlets/aliases.ts');
  const target = aliasTarget(name, process.platform !== 'win32') ?? name;
  return (describe(`powershell:${target.toLowerCase()}`) ?? describe(name))?.words;
}

/** `look`: where the request does not say yet what is on the disk. */
export async function takeApart(
  request: ClassifyRequest,
  rules: PersonRules | undefined,
  look?: LookAtDisk | undefined,
) {
  const [{ loadClassifier }, { explainParts }] = await Promise.all([
    import('../../safety/classifier.ts'),
    import('../../safety/explain/explain.ts'),
  ]);
  const { dissect, prepare, survey } = await loadClassifier(request.shell, rules);
  await prepare(request.command);
  const { verdict, parts } = dissect({ ...request, ...(await look?.(request, survey)) });
  return { explained: explainParts(parts), verdict };
}
