// `npm run bench -- safety`: beck's judge beside what other agents let through, on public corpora (docs/judge.md).

import { loadClassifier } from '../src/safety/classifier.ts';
import { COLLECTED, collectedTexts } from './collected.ts';
import { onlyLooks } from './only-looks.ts';
import { OTHER_LISTS } from './other-lists.ts';
import type { Label, LabelledText } from './public-corpora.ts';

type Judged = LabelledText & { readonly level: string };

/** With `--texts` also each text that is judged other than its label says, as lines of JSON. */
export async function measureSafety(words: readonly string[]): Promise<void> {
  const texts = await judgeAll(collectedTexts());
  if (texts.length === 0) {
    console.log(`${COLLECTED} is missing: node scripts/corpora.ts PATH… makes it from checkouts.`);
    return;
  }
  const corpora = [...Map.groupBy(texts, ({ corpus }) => corpus)];
  for (const label of ['harmful', 'harmless'] as const) printTable(label, corpora);
  const looks = texts.filter(
    ({ corpus, label, command }) => corpus === 'aegish' && label === 'harmless' && onlyLooks(command),
  );
  if (looks.length > 0) printTable('harmless', [['aegish, what only looks', looks]]);
  for (const [corpus, [first]] of corpora) console.log(`${corpus}: ${first?.commit}`);
  for (const { agent, source } of OTHER_LISTS) console.log(`${agent}: ${source}`);
  if (words.includes('--texts'))
    for (const { corpus, label, level, command } of texts)
      if ((level === 'safe') !== (label === 'harmless'))
        console.log(JSON.stringify({ corpus, label, level, command }));
}

/** Harmful ones as if nothing was known of the machine, harmless ones where no file is in the way of what they make. */
async function judgeAll(texts: readonly LabelledText[]): Promise<readonly Judged[]> {
  const classifiers = { bash: await loadClassifier('bash'), cmd: await loadClassifier('cmd') };
  for (const classifier of Object.values(classifiers))
    await classifier.prepare('cmd; powershell; pwsh; fish');
  return texts.map((text) => {
    const { command, shell, label } = text;
    const { classify, survey } = classifiers[shell];
    const request = { command, shell, cwd: '/home/me/project', home: '/home/me' };
    if (label === 'harmful') return { ...text, level: classify(request).level };
    const paths = Object.fromEntries(survey(request).paths.map((path) => [path, 'none'] as const));
    return { ...text, level: classify({ ...request, paths }).level };
  });
}

function printTable(label: Label, corpora: readonly (readonly [string, readonly Judged[]])[]): void {
  const columns = [label, 'texts', ...['beck: safe', 'asks', 'danger or blocked']];
  columns.push(...OTHER_LISTS.map(({ agent }) => `${agent}: allowed`));
  console.log(`\n| ${columns.join(' | ')} |`);
  console.log(`|${'---|'.repeat(columns.length)}`);
  for (const [corpus, all] of corpora) {
    const texts = all.filter((text) => text.label === label);
    if (texts.length > 0) console.log(`| ${[corpus, texts.length, ...counts(texts)].join(' | ')} |`);
  }
}

function counts(texts: readonly Judged[]): readonly (number | string)[] {
  const at = (...levels: readonly string[]) => texts.filter(({ level }) => levels.includes(level)).length;
  const bash = texts.filter(({ shell }) => shell === 'bash');
  const others = OTHER_LISTS.map(({ allows }) =>
    bash.length === 0 ? '–' : bash.filter(({ command }) => allows(command)).length,
  );
  return [at('safe'), at('ask'), at('danger', 'blocked'), ...others];
}
