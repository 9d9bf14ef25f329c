// `npm run release -- --dry-run [--url ADDRESS]`: builds everything, checks the tree, and prints what would be published.
// Without --dry-run it stops there too: publishing is one command of npm, which it prints, for a person to type.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { FACTS, fromRepository, REPOSITORY } from './facts.ts';
import { makePackages, writeSums } from './make.ts';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, url: { type: 'string' } } });
const say = (text: string): boolean => process.stdout.write(`${text}\n`);
const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: REPOSITORY, encoding: 'utf8' }).trim();

const wrong = problems();
const into = fromRepository('.packages');
const files = makePackages({ into, ...(values.url !== undefined && { url: values.url }) });
writeFileSync(join(into, 'beck.cdx.json'), billOfMaterials());
writeFileSync(join(into, 'NOTES.md'), notes());
writeSums(into);

say(`beck ${FACTS.version} from ${git('rev-parse', '--short', 'HEAD')}, in ${into}:`);
for (const file of [...files, 'beck.cdx.json', 'NOTES.md']) say(`  ${file}`);
say(`\n${readFileSync(join(into, 'SHA256SUMS'), 'utf8')}`);
say(`Notes:\n\n${notes().split('\n').slice(0, 12).join('\n')}\n…\n`);
say(`To publish: npm publish ${join(into, files.find((file) => file.endsWith('.tgz')) ?? '')}`);
say(`            git tag v${FACTS.version}, and the files above beside it`);
for (const each of wrong) process.stderr.write(`not yet: ${each}\n`);
process.exitCode = wrong.length === 0 || values['dry-run'] === true ? 0 : 1;

/** What keeps this tree from being released. */
function problems(): readonly string[] {
  const manifest = readFileSync(fromRepository('shell/beck.psd1'), 'utf8');
  const tags = git('tag', '--list', `v${FACTS.version}`);
  return [
    ...(git('status', '--porcelain') === '' ? [] : ['the tree has changes that are not committed']),
    ...(tags === '' ? [] : [`there is a tag v${FACTS.version} already; raise the version in package.json`]),
    ...(manifest.includes(`'${FACTS.version}'`) ? [] : ['shell/beck.psd1 has another version']),
    ...(notes() === '' ? [`CHANGELOG.md has no part "## ${FACTS.version}"`] : []),
    ...(values.url === undefined
      ? ['the manifests name files of this machine; --url says where the release will lie']
      : []),
  ];
}

/** This version's part of CHANGELOG.md. */
function notes(): string {
  const parts = readFileSync(fromRepository('CHANGELOG.md'), 'utf8').split(/^(?=## )/m);
  return parts.find((part) => part.startsWith(`## ${FACTS.version}\n`))?.trim() ?? '';
}

/** What the bundle was built of, in CycloneDX. */
function billOfMaterials(): string {
  const words = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--omit=optional', '--package-lock-only'];
  const bill = JSON.parse(execFileSync('npm', words, { cwd: REPOSITORY, encoding: 'utf8' }));
  // npm calls it by the folder it lies in, and everything a library.
  Object.assign(bill.metadata.component, { name: FACTS.npmName, type: 'application' });
  return `${JSON.stringify(bill, null, 2)}\n`;
}
