import { describe, expect, test } from 'vitest';
import { ASKED } from '../../src/recipes/projects/asked.ts';
import { noProject, projectStep } from '../../src/recipes/projects/project.ts';
import type { RecipeEnvironment, RecipeWorld } from '../../src/recipes/slots/recipe.ts';
import { worldOf } from './world.ts';

const TOOLS = 'npm pnpm yarn cargo go uv poetry pip mvn just make docker git cc gcc rustc grep'.split(' ');

type Place = {
  readonly files?: readonly string[];
  readonly more?: Partial<RecipeWorld>;
  readonly programs?: readonly string[];
};

function envOf({ files = [], more = {}, programs = TOOLS }: Place): RecipeEnvironment {
  const world = { ...worldOf({ entries: files, programs, branches: ['main'] }), ...more };
  return { shell: 'bash', userland: 'gnu', cwd: '/home/ada', home: '/home/ada', world };
}

const answer = (question: string, place: Place): string | undefined => {
  const step = projectStep(question, envOf(place));
  return step?.type === 'run' ? step.command : step?.text;
};

const NODE: Place = { files: ['package.json'], more: { scripts: () => ['dev', 'build', 'test'] } };
const COMPOSE: Place = {
  files: ['compose.yaml'],
  more: {
    firstLines: () => [
      'name: shop',
      'services:',
      '  api:',
      '    image: a',
      '  db:',
      '    image: b',
      'volumes:',
      '  data:',
    ],
  },
};

describe('what a project is, is known by its files', () => {
  test.each<[string, Place, string | undefined]>([
    ['start the dev server', NODE, 'npm run dev'],
    ['can you please start the dev server?', NODE, 'npm run dev'],
    ['start the dev server', { ...NODE, files: ['package.json', 'pnpm-lock.yaml'] }, 'pnpm run dev'],
    ['start the dev server', { ...NODE, files: ['package.json', 'yarn.lock'] }, 'yarn run dev'],
    [
      'start the dev server',
      { ...NODE, more: { scripts: () => ['build'] } },
      'package.json has no script for that; it has build.',
    ],
    ['start the dev server', {}, undefined],
    ['run the tests', { ...NODE, programs: [] }, 'npm is not installed.'],
    ['which scripts does this project have', NODE, 'npm run'],
    ['what version is this package', NODE, `grep -m 1 '"version"' package.json`],
    ['add lodash as a dependency', NODE, 'npm install lodash'],
    ['install lodash', NODE, 'npm install lodash'],
    ['install lodash', { ...NODE, files: ['package.json', 'pnpm-lock.yaml'] }, 'pnpm add lodash'],
    // A program of the system.
    ['install htop', NODE, undefined],
    ['install requests', { programs: ['python3'] }, 'python3 -m pip install requests'],
    ['install requests', { files: ['pyproject.toml', 'uv.lock'] }, 'uv add requests'],
    ['add vitest as a dev dependency', NODE, 'npm install --save-dev vitest'],
    ['what version of vue do we use', NODE, 'npm ls vue'],
    ['what version of git do we use', NODE, undefined],
    ['which dependencies does this project have', NODE, 'npm ls --depth=0'],
    ['what changed since v1.3.0', NODE, undefined],
    ['run this project', { files: ['Cargo.toml'] }, 'cargo run'],
    ['run the tests', { files: ['go.mod'] }, 'go test ./...'],
    ['install the dependencies', { files: ['pyproject.toml', 'uv.lock'] }, 'uv sync'],
    ['install the dependencies', { files: ['pyproject.toml', 'poetry.lock'] }, 'poetry install'],
    ['build the project', { files: ['pom.xml'] }, 'mvn package'],
    ['build the project', { files: ['Makefile'], more: { targets: () => ['clean', 'all'] } }, 'make all'],
    [
      'run the tests',
      { files: ['justfile'], more: { firstLines: () => ['test *args:', '  x'] } },
      'just test',
    ],
    ['bring up the stack', COMPOSE, 'docker compose up -d'],
    ['logs of the api container', COMPOSE, 'docker compose logs --tail 100 api'],
    ['show the logs of the web container', COMPOSE, 'compose.yaml has no service web; it has api, db.'],
    ['show the logs of last week', COMPOSE, undefined],
    ['tail app.log', COMPOSE, undefined],
    ['compile sort.c', { files: ['sort.c'] }, 'cc -o sort sort.c'],
    ['compile and run sort.c', { files: ['sort.c'] }, 'cc -o sort sort.c && ./sort'],
    ['compile sort.c', {}, 'No file sort.c here.'],
    [
      'add node_modules to gitignore',
      { files: ['node_modules/'] },
      "printf '%s\\n' node_modules/ >> .gitignore",
    ],
    ['how do I ignore a file in git', {}, undefined],
    ['ignore files in git', {}, undefined],
    ['push this', {}, 'git push'],
    ['am I ahead of origin', {}, 'git status --short --branch'],
    ['get me out of this merge', { files: ['.git/', '.git/MERGE_HEAD'] }, 'git merge --abort'],
    ['get me out of this merge', { files: ['.git/'] }, 'No merge is under way here.'],
  ])('%s', (question, place, expected) => {
    expect(answer(question, place)).toBe(expected);
  });

  test.each(ASKED.flatMap(({ examples }) => examples))('an example is read: %s', (question) => {
    const files = [
      'package.json',
      'compose.yaml',
      'sort.c',
      '.git/',
      '.git/MERGE_HEAD',
      '.git/refs/tags/v1.3.0',
      '.git/rebase-merge/',
    ];
    const more = { ...COMPOSE.more, scripts: () => ['dev', 'start', 'build', 'test', 'lint', 'format'] };
    expect(projectStep(question, envOf({ files, more }))?.type).toBe('run');
  });

  test('where there is no project, that is said', () => {
    expect(noProject('start the dev server')?.text).toMatch(
      /^No project that I know here\. I look for package\.json, /,
    );
    expect(noProject('list the files')).toBeUndefined();
  });

  test('the tools of POSIX are not offered in PowerShell', () => {
    expect(
      projectStep('what version is this package', { ...envOf(NODE), shell: 'powershell' }),
    ).toBeUndefined();
  });
});
