// `npm run try:reading "question"`: how the recipes read a question here, what scored and what lost.

import { parseArgs } from 'node:util';
import { lookAround } from '../src/cli/asking/fix-world.ts';
import { fixedIntent, wholeCommand } from '../src/recipes/answer.ts';
import { type Choice, choose } from '../src/recipes/choose.ts';
import { likelyReadings, type Reading, readings, THRESHOLDS } from '../src/recipes/grammar/read.ts';
import type { RecipeEnvironment } from '../src/recipes/slots/recipe.ts';

/** The others are far behind. */
const MOST_SHOWN = 6;

const { positionals } = parseArgs({ allowPositionals: true });
const question = positionals.join(' ');
if (question === '') throw new Error('Usage: npm run try:reading "question"');
const home = process.env['HOME'] ?? '/';
const world = await lookAround({ cwd: process.cwd(), env: process.env, root: false, shell: 'bash' });
const env: RecipeEnvironment = { shell: 'bash', userland: 'gnu', cwd: process.cwd(), home, world };

const intent = fixedIntent(question, env);
if (intent === undefined) console.log('rows: none accounts for every word');
else {
  console.log(`rows: ${intent.score.toFixed(2)}`);
  for (const part of intent.parts)
    console.log(`  ${part.recipe.id}: ${wholeCommand(part, env)}\n    ${JSON.stringify(part.slots)}`);
}

const found = readings(question, env);
const likely = likelyReadings(question, env).map(({ command }) => command);
console.log(found.length === 0 ? 'grammar: nothing' : `grammar: ${found.length}, the best first`);
for (const reading of found.slice(0, MOST_SHOWN)) console.log(described(reading, likely));
console.log(`chosen: ${chosen(await choose(question, env))}`);

function described(reading: Reading, likely: readonly string[]): string {
  const { command, score, worth, evidence, changes, request } = reading;
  const against = Object.entries(evidence)
    .filter(([, amount]) => amount > 0)
    .map(([name, amount]) => `${name} ${amount.toFixed(2)}`);
  const least = THRESHOLDS[changes ? 'changes' : 'reads'];
  const lost = score < least ? `, below ${least}` : likely.includes(command) ? '' : ', another is likelier';
  return [
    `  ${score.toFixed(2)} (worth ${worth.toFixed(2)}${lost}) ${command}`,
    `    against it: ${against.join(', ') || 'nothing'}`,
    ...reading.derivation().map(({ words, pattern }) => `    "${words}" by ${pattern ?? 'nothing'}`),
    `    ${JSON.stringify(request)}`,
  ].join('\n');
}

function chosen(choice: Choice): string {
  switch (choice.type) {
    case 'project':
      return choice.step.type === 'run' ? `project: ${choice.step.command}` : choice.step.text;
    case 'intent':
      return `the row ${choice.intent.parts.map(({ recipe }) => recipe.id).join(', ')}`;
    case 'composition':
      return choice.absent === undefined ? choice.reading.command : choice.absent.text;
    case 'absent':
      return choice.text;
    case 'typed':
      return `${choice.command} (a command line already)`;
    case 'either':
      return `neither: ${choice.commands.join('  or  ')}`;
    case 'unsure':
      return choice.unclear === undefined ? 'nothing' : `nothing, because of "${choice.unclear.rest}"`;
  }
}
