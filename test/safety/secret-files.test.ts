// A secret is one whatever completes its name: every example of the rows is asked about behind a glob as well.

import { describe, expect, test } from 'vitest';
import { SECRET_PATHS } from '../../src/domain/secret-paths.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const { classify } = await loadClassifier('bash');
const reasons = (command: string) =>
  classify({ command, shell: 'bash', cwd: '/srv/app', home: '/home/a' }).reasons.map(({ id }) => id);

const EXAMPLES = SECRET_PATHS.filter((row) => !row.onlyByName)
  .flatMap((row) => row.examples)
  .map((path) => path.replace('~', '/home/a'));

/** `credentials` as `cre*`, `.netrc` as `.ne*`. */
const begun = (path: string) => path.replace(/[^/]*$/, (name) => `${name.slice(0, 3)}*`);

describe('a glob that names a secret', () => {
  test.each(EXAMPLES.filter((path) => /^\/home\/a\/\.[^/]+\/./.test(path)))('in a home: %s', (path) => {
    expect(reasons(`cat ${begun(path)}`)).toEqual(['secret-file']);
  });

  test.each(EXAMPLES.filter((path) => /(?:^|\/)\.[^/]+$/.test(path)))('by its dotted name: %s', (path) => {
    expect(reasons(`cat ${begun(path)}`)).toEqual(['secret-file']);
  });

  test.each(EXAMPLES.filter((path) => /^\/(?:etc|proc|run)\//.test(path)))('in the system: %s', (path) => {
    expect(reasons(`cat ${begun(path)}`)).toEqual(['secret-file']);
  });
});

describe('a glob that is not meant for one', () => {
  test.each([
    'cat /etc/*',
    'cat /proc/self/*',
    'cat ~/.config/*/config',
    'grep -c alias ~/.bash*',
    'cat ~/.claude/*.json',
    'cat .github/*/*.yml',
    'cat *.json',
  ])('is like any other: %s', (command) => {
    expect(reasons(command)).toEqual([]);
  });
});
