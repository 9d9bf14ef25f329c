import { describe, expect, test } from 'vitest';
import type { DoctorFacts, ProviderFact, ShellFact } from '../../src/cli/verbs/doctor/facts.ts';
import { examine, findingsAsJson, renderFindings } from '../../src/cli/verbs/doctor/findings.ts';
import type { LiveFact } from '../../src/cli/verbs/doctor/live.ts';
import type { LoadedModelFact } from '../../src/cli/verbs/doctor/loaded-model.ts';
import { RUNTIME_VERSION } from '../../src/local-model/runtime.ts';

const CURRENT = '/home/me/.local/share/beck/current';
const ZSH_LINE = `[ -r ${CURRENT}/shell/beck.zsh ] && . ${CURRENT}/shell/beck.zsh  # beck`;

const ZSH: ShellFact = {
  shell: 'zsh',
  path: '/usr/bin/zsh',
  version: '5.9',
  rcPath: '/home/me/.zshrc',
  files: [{ path: '/home/me/.zshrc', lines: ['export A=1', ZSH_LINE, ''] }],
  script: { path: `${CURRENT}/shell/beck.zsh`, readable: true },
};

const OLD_BASH: ShellFact = {
  ...ZSH,
  shell: 'bash',
  version: '3.2.57',
  files: [{ path: '/home/me/.bashrc', lines: [ZSH_LINE.replaceAll('.zsh', '.bash')] }],
  script: { path: `${CURRENT}/shell/beck.bash`, readable: true },
};

const RECIPES: Extract<ProviderFact, { type: 'settings' }> = {
  type: 'settings',
  provider: 'recipes',
  server: undefined,
  keyVariable: undefined,
  needsKey: false,
  model: undefined,
  key: undefined,
  file: undefined,
  warnings: [],
};

const WELL: DoctorFacts = {
  installation: { type: 'installed', folder: '/home/me/.local/share/beck', current: CURRENT },
  node: { version: '24.21.0', path: '/usr/bin/node' },
  recorded: { node: true, main: true },
  waiting: [],
  capture: { way: 'terminal' },
  shells: [ZSH],
  loginShell: 'zsh',
  command: { onPath: '/beck', own: '/beck' },
  provider: RECIPES,
};

const zshWith = (...lines: readonly string[]): DoctorFacts => ({
  ...WELL,
  shells: [{ ...ZSH, files: [{ path: '/home/me/.zshrc', lines: [...lines, ZSH_LINE] }] }],
});

/** What is said beyond what is said when all is well. */
const complaints = (facts: DoctorFacts) => examine(facts).filter(({ type }) => type !== 'good');

test('where all is well every finding is good', () => {
  expect(examine(WELL)).toEqual([
    { type: 'good', text: 'Node 24.21.0, /usr/bin/node' },
    { type: 'good', text: 'output can be captured: a pseudo-terminal opens' },
    { type: 'good', text: 'zsh 5.9, /home/me/.zshrc line 2' },
    { type: 'good', text: 'the command beck is on PATH' },
    { type: 'good', text: 'the built-in recipes answer, without a network' },
  ]);
});

test.each(['22.21.0', '22.22.0', '24.5.0', '25.1.0'])('Node %s is good', (version) => {
  expect(complaints({ ...WELL, node: { version, path: '/node' } })).toEqual([]);
});

test.each(['20.20.2', '22.20.1', '23.11.0', '24.4.1'])('Node %s is a problem', (version) => {
  expect(complaints({ ...WELL, node: { version, path: '/node' } })).toEqual([
    {
      type: 'problem',
      text: `Node ${version}, /node: beck needs 22.21 or a later 22, or 24.5 and up`,
      fix: 'Run install.sh again from a checkout of beck.',
    },
  ]);
});

const PROBLEMS: readonly { readonly name: string; readonly facts: DoctorFacts; readonly says: string }[] = [
  {
    name: 'a recorded Node that is gone',
    facts: { ...WELL, recorded: { node: false, main: true } },
    says: 'problem: the Node the shells would start is gone',
  },
  {
    name: 'a recorded Node that is too old',
    facts: { ...WELL, recorded: { node: true, main: true, version: '20.20.2' } },
    says: 'problem: the shells would start Node 20.20.2: beck needs 22.21 or a later 22, or 24.5 and up',
  },
  {
    name: 'a terminal that only script opens',
    facts: { ...WELL, capture: { way: 'script', problem: 'no such module' } },
    says: "note: output is captured with the program script, because beck's own pseudo-terminal does not open: no such module",
  },
  {
    name: 'no terminal, but a pipe',
    facts: { ...WELL, capture: { way: 'pipe', problem: 'no such module' } },
    says: "note: output is captured through a pipe, so programs do not see a terminal, because neither beck's own pseudo-terminal nor script works: no such module",
  },
  {
    name: 'nothing that takes output',
    facts: { ...WELL, capture: { way: undefined, problem: 'no such module' } },
    says: 'problem: output cannot be captured: pseudo-terminal, script and pipe all fail: no such module',
  },
  {
    name: 'no shell',
    facts: { ...WELL, shells: [] },
    says: 'problem: none of zsh, bash, fish and pwsh is on PATH',
  },
  {
    name: 'a login shell without the line',
    facts: { ...WELL, shells: [{ ...ZSH, files: [] }] },
    says: "problem: zsh 5.9: beck's line is missing in /home/me/.zshrc",
  },
  {
    name: 'a line that is a comment',
    facts: { ...WELL, shells: [{ ...ZSH, files: [{ path: '/home/me/.zshrc', lines: [`# ${ZSH_LINE}`] }] }] },
    says: "problem: zsh 5.9: beck's line is missing in /home/me/.zshrc",
  },
  {
    name: 'another shell without the line',
    facts: {
      ...WELL,
      shells: [ZSH, { ...ZSH, shell: 'fish', version: '4.0.2', files: [], rcPath: '/home/me/config.fish' }],
    },
    says: "note: fish 4.0.2: beck's line is missing in /home/me/config.fish",
  },
  {
    name: 'two lines',
    facts: zshWith(ZSH_LINE),
    says: "note: zsh 5.9: beck's line occurs more than once, in /home/me/.zshrc line 1 and /home/me/.zshrc line 2",
  },
  {
    name: 'a line of another copy',
    facts: {
      ...WELL,
      shells: [
        { ...ZSH, files: [{ path: '/home/me/.zshrc', lines: ['. /opt/beck/current/shell/beck.zsh'] }] },
      ],
    },
    says: 'note: zsh 5.9: /home/me/.zshrc line 1 loads a different copy of beck',
  },
  {
    name: 'a script that cannot be read',
    facts: { ...WELL, shells: [{ ...ZSH, script: { path: ZSH.script.path, readable: false } }] },
    says: `problem: zsh 5.9: ${ZSH.script.path} cannot be read`,
  },
  {
    name: 'an old shell',
    facts: { ...WELL, shells: [{ ...ZSH, version: '5.3.1' }] },
    says: 'note: zsh 5.3.1 is older than 5.8, the oldest version beck supports',
  },
  {
    name: 'a bash whose Enter cannot be chained',
    facts: { ...WELL, shells: [OLD_BASH] },
    says: 'note: bash 3.2.57 is older than 4.0, the oldest version beck supports: it binds no key there, so Enter and the convert keys do what they did before, and a question is read back from history',
  },
  {
    name: 'history switched off',
    facts: zshWith('HISTSIZE=0'),
    says: 'note: zsh: history is limited in /home/me/.zshrc line 1, so Up may not bring questions back',
  },
  {
    name: 'no command on PATH',
    facts: { ...WELL, command: { onPath: undefined, own: '/beck' } },
    says: 'note: the command beck is not on PATH; questions at the prompt still work',
  },
  {
    name: 'another command of that name',
    facts: { ...WELL, command: { onPath: '/usr/bin/beck', own: '/beck' } },
    says: 'note: the first beck on PATH is another program, /usr/bin/beck',
  },
  {
    name: 'settings that cannot be used',
    facts: { ...WELL, provider: { type: 'unusable', message: 'line 3 is wrong.', fix: 'Fix it.' } },
    says: 'problem: line 3 is wrong.',
  },
  {
    name: 'a server without its key',
    facts: {
      ...WELL,
      provider: { ...RECIPES, provider: 'groq', model: 'm', server: 'https://a.example', needsKey: true },
    },
    says: 'problem: m at https://a.example needs an API key, but none is set',
  },
  {
    name: 'a server without an address',
    facts: { ...WELL, provider: { ...RECIPES, provider: 'azure' } },
    says: 'problem: azure has no address',
  },
  {
    name: 'a model of this machine that was not added',
    facts: loaded({ file: undefined }),
    says: 'problem: tiny was not added on this machine',
  },
  {
    name: 'a model of this machine whose file is gone',
    facts: loaded({ problem: '/tiny.gguf cannot be read.' }),
    says: 'problem: /tiny.gguf cannot be read.',
  },
  {
    name: 'a model of this machine without what runs it',
    facts: loaded({ isInstalled: false }),
    says: `problem: node-llama-cpp ${RUNTIME_VERSION}, which runs it, is not installed`,
  },
  {
    name: 'a model of this machine whose process hangs',
    facts: loaded({ pid: undefined, hangs: true }),
    says: 'problem: the process that runs tiny does not answer',
  },
  {
    name: 'a model that answers without calling a tool',
    facts: asked({ type: 'answered', model: 'm', calledTool: false, firstAfter: 1234 }),
    says: 'note: m answers, but called no tool, so it cannot run commands; its answer began after 1.2 s',
  },
  {
    name: 'a model that cannot be reached',
    facts: asked({ type: 'failed', message: 'Nothing is listening at h.', fix: 'Start it.' }),
    says: 'problem: a question to it just failed: Nothing is listening at h.',
  },
];

/** A model that beck loads itself. */
function loaded(fact: Partial<LoadedModelFact>): DoctorFacts {
  const well = {
    name: 'tiny',
    file: '/tiny.gguf',
    problem: undefined,
    size: 2.5e9,
    isInstalled: true,
    pid: 7,
    hangs: false,
  };
  return { ...WELL, provider: { ...RECIPES, provider: 'local', loaded: { ...well, ...fact } } };
}

test('a model of this machine is reported with its size and whether it is loaded', () => {
  expect(complaints(loaded({}))).toEqual([]);
  const said = (facts: DoctorFacts) => examine(facts).map(({ text }) => text);
  expect(said(loaded({}))).toContain('tiny on this machine is set, 2.5 GB, loaded in process 7');
  expect(said(loaded({ pid: undefined }))).toContain(
    'tiny on this machine is set, 2.5 GB, the next question loads it',
  );
});

/** A model of Ollama, which needs no key, was asked a question. */
function asked(live: LiveFact): DoctorFacts {
  return { ...WELL, provider: { ...RECIPES, provider: 'ollama', model: 'm', server: 'http://h', live } };
}

test('a model that answers is reported with how soon', () => {
  const facts = asked({ type: 'answered', model: 'm', calledTool: true, firstAfter: 420 });
  expect(complaints(facts)).toEqual([]);
  expect(examine(facts).map(({ text }) => text)).toContain('m answers now: its answer began after 0.4 s');
});

test.each([
  [-3 * 86_400, '3 days behind'],
  [5 * 3_600, '5 hours ahead of'],
  [1_800, '30 minutes ahead of'],
])('a clock that is off by %i s is told where a certificate was refused', (clockAhead, said) => {
  const facts = asked({
    type: 'failed',
    message: 'The certificate cannot be trusted.',
    fix: 'x',
    clockAhead,
  });
  expect(complaints(facts).map(({ text }) => text)).toContain(
    `this machine's clock is ${said} that server's, so its certificates look invalid`,
  );
});

test.each(PROBLEMS)('$name is said, with its fix where there is one', ({ facts, says }) => {
  expect(complaints(facts).map(({ type, text }) => `${type}: ${text}`)).toEqual([says]);
});

describe('another tool on the question mark:', () => {
  test.each([
    { line: 'eval "$(atuin init zsh)"', name: 'Atuin' },
    { line: 'eval "$(nsh init zsh)"', name: 'nsh' },
    { line: 'plugins=(git zsh-ai)', name: 'zsh-ai' },
    { line: "bindkey '?' my-widget", name: 'a key binding' },
    { line: 'bindkey -M viins "?" my-widget', name: 'a key binding' },
    { line: `bind -x '"?": my_function'`, name: 'a key binding' },
    { line: 'bind ? my_function', name: 'a key binding' },
    { line: "alias '?'=man", name: 'an alias or function' },
    { line: 'alias ?=man', name: 'an alias or function' },
    { line: "alias -- '?'=man", name: 'an alias or function' },
    { line: "function '?'", name: 'an alias or function' },
    { line: '\\?() { man "$@"; }', name: 'an alias or function' },
  ])('$line', ({ line, name }) => {
    const [finding, ...others] = complaints(zshWith(line));
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      type: 'note',
      text: expect.stringContaining(`zsh: ${name} in /home/me/.zshrc line 1,`),
    });
  });

  test.each([
    '# eval "$(atuin init zsh)"',
    'echo "what now?"',
    'alias what="echo ?"',
    "bindkey '^X?' help",
    "bindkey '^[?' help",
    'bindkey -s "^g" "git?"',
    'ls *.?',
    'alias ??=man',
    'HISTSIZE=10000',
    'unset HISTFILESIZE',
    'HISTFILE=~/.history',
  ])('%s is none', (line) => {
    expect(complaints(zshWith(line))).toEqual([]);
  });
});

test('each finding takes a line, its fix the next, and the count comes last', () => {
  const plain = (text: string) => text;
  const bright = (text: string) => `<${text}>`;
  const text = renderFindings(
    [
      { type: 'good', text: 'this works' },
      { type: 'problem', text: 'that does not', fix: 'Do so.' },
      { type: 'note', text: 'this may not' },
    ],
    { good: plain, note: plain, problem: bright, fix: plain },
    80,
  );
  expect(text).toBe(
    '  ok  this works\n<FAIL>  that does not\n      Do so.\nnote  this may not\n\n1 problem, 1 note.\n',
  );
});

test('a narrow screen gets whole words, and a line to copy stays whole', () => {
  const plain = (text: string) => text;
  const line = '[ -r /a/long/path/that/is/wider/than/the/screen ] && . it  # beck';
  const text = renderFindings(
    [{ type: 'note', text: 'one two three four five six seven', fix: 'Add this line:', line }],
    { good: plain, note: plain, problem: plain, fix: plain },
    30,
  );
  expect(text).toBe(
    `note  one two three four five\n      six seven\n      Add this line:\n      ${line}\n\n0 problems, 1 note.\n`,
  );
});

test('programs get the same as JSON', () => {
  const findings = [{ type: 'problem', text: 'that does not', fix: 'Do so.' }] as const;
  expect(JSON.parse(findingsAsJson(findings))).toEqual({ findings, problems: 1, notes: 0 });
});
