// What a folder's files say of the project in it, and the command for each job there, by its tool.

/** What people ask of a project. */
export type Job =
  | 'dev'
  | 'start'
  | 'build'
  | 'test'
  | 'lint'
  | 'format'
  | 'install'
  | 'scripts'
  | 'version'
  | 'add'
  | 'addDev'
  | 'remove'
  | 'outdated'
  | 'audit'
  | 'dependencies'
  | 'versionOf';

export type Kind = {
  readonly tool: string;
  /** Each of them is there. */
  readonly markers: readonly string[];
  /** `{name}` is a dependency. */
  readonly jobs: Readonly<Partial<Record<Job, string>>>;
  /** Runs one of the project's own scripts: `npm run {name}`. */
  readonly runs?: string;
  /** Where its scripts are written; what is asked by a job is looked for among them first. */
  readonly scriptsIn?: 'package.json' | 'Makefile' | 'justfile';
};

/** Names that a script for a job has, the likeliest first. */
export const SCRIPT_NAMES: Readonly<Partial<Record<Job, readonly string[]>>> = {
  dev: ['dev', 'develop', 'start:dev', 'dev:server', 'serve', 'watch', 'start'],
  start: ['start', 'serve', 'run', 'dev'],
  build: ['build', 'compile', 'all'],
  test: ['test', 'tests', 'check', 'test:unit'],
  lint: ['lint', 'check'],
  format: ['format', 'fmt', 'prettier'],
};

const IN_TOML = "grep -m 1 '^version' ";

/** The first that fits wins; a script of the Makefile or justfile comes last. */
export const KINDS: readonly Kind[] = [
  ofNode('pnpm', ['pnpm-lock.yaml'], {
    add: 'pnpm add {name}',
    addDev: 'pnpm add --save-dev {name}',
    remove: 'pnpm remove {name}',
    dependencies: 'pnpm list --depth 0',
    versionOf: 'pnpm list {name}',
  }),
  ofNode('yarn', ['yarn.lock'], {
    add: 'yarn add {name}',
    addDev: 'yarn add --dev {name}',
    remove: 'yarn remove {name}',
    dependencies: 'yarn list --depth=0',
    versionOf: 'yarn list --pattern {name}',
  }),
  ofNode('npm', [], {
    add: 'npm install {name}',
    addDev: 'npm install --save-dev {name}',
    remove: 'npm uninstall {name}',
    dependencies: 'npm ls --depth=0',
    versionOf: 'npm ls {name}',
  }),
  {
    tool: 'cargo',
    markers: ['Cargo.toml'],
    jobs: {
      dev: 'cargo run',
      start: 'cargo run',
      build: 'cargo build',
      test: 'cargo test',
      lint: 'cargo clippy',
      format: 'cargo fmt',
      install: 'cargo fetch',
      version: `${IN_TOML}Cargo.toml`,
      add: 'cargo add {name}',
      addDev: 'cargo add --dev {name}',
      remove: 'cargo remove {name}',
      audit: 'cargo audit',
      dependencies: 'cargo tree --depth 1',
      versionOf: 'cargo pkgid {name}',
    },
  },
  {
    tool: 'go',
    markers: ['go.mod'],
    jobs: {
      dev: 'go run .',
      start: 'go run .',
      build: 'go build ./...',
      test: 'go test ./...',
      lint: 'go vet ./...',
      format: 'go fmt ./...',
      install: 'go mod download',
      add: 'go get {name}',
      outdated: 'go list -u -m all',
      audit: 'govulncheck ./...',
      dependencies: 'go list -m all',
    },
  },
  {
    tool: 'uv',
    markers: ['pyproject.toml', 'uv.lock'],
    jobs: {
      test: 'uv run pytest',
      build: 'uv build',
      install: 'uv sync',
      version: `${IN_TOML}pyproject.toml`,
      add: 'uv add {name}',
      addDev: 'uv add --dev {name}',
      remove: 'uv remove {name}',
      outdated: 'uv pip list --outdated',
      dependencies: 'uv tree --depth 1',
      versionOf: 'uv pip show {name}',
    },
  },
  {
    tool: 'poetry',
    markers: ['pyproject.toml', 'poetry.lock'],
    jobs: {
      test: 'poetry run pytest',
      build: 'poetry build',
      install: 'poetry install',
      version: `${IN_TOML}pyproject.toml`,
      add: 'poetry add {name}',
      addDev: 'poetry add --group dev {name}',
      remove: 'poetry remove {name}',
      outdated: 'poetry show --outdated',
      dependencies: 'poetry show --top-level',
      versionOf: 'poetry show {name}',
    },
  },
  {
    tool: 'pip',
    markers: ['requirements.txt'],
    jobs: {
      install: 'pip install -r requirements.txt',
      add: 'python3 -m pip install {name}',
      outdated: 'pip list --outdated',
      audit: 'pip-audit',
      dependencies: 'cat requirements.txt',
      versionOf: 'pip show {name}',
    },
  },
  {
    tool: 'mvn',
    markers: ['pom.xml'],
    jobs: {
      build: 'mvn package',
      test: 'mvn test',
      install: 'mvn dependency:resolve',
      version: "grep -m 1 '<version>' pom.xml",
    },
  },
  {
    tool: 'just',
    markers: ['justfile'],
    scriptsIn: 'justfile',
    runs: 'just {name}',
    jobs: { scripts: 'just --list' },
  },
  {
    tool: 'make',
    markers: ['Makefile'],
    scriptsIn: 'Makefile',
    runs: 'make {name}',
    jobs: { build: 'make', scripts: "grep -oE '^[A-Za-z0-9][A-Za-z0-9_.-]*:' Makefile" },
  },
];

/** What makes a program of one file, by its ending: `{file}` the file, `{out}` its name without the ending. */
export const COMPILERS: Readonly<
  Record<string, { readonly tools: readonly string[]; readonly how: string; readonly run: string }>
> = {
  c: { tools: ['cc', 'gcc', 'clang'], how: '{tool} -o {out} {file}', run: './{out}' },
  cpp: { tools: ['c++', 'g++', 'clang++'], how: '{tool} -o {out} {file}', run: './{out}' },
  cc: { tools: ['c++', 'g++', 'clang++'], how: '{tool} -o {out} {file}', run: './{out}' },
  rs: { tools: ['rustc'], how: 'rustc {file}', run: './{out}' },
  go: { tools: ['go'], how: 'go build {file}', run: './{out}' },
  java: { tools: ['javac'], how: 'javac {file}', run: 'java {out}' },
  tex: { tools: ['latexmk', 'pdflatex'], how: '{tool} {file}', run: 'xdg-open {out}.pdf' },
  ts: { tools: ['tsc'], how: 'tsc {file}', run: 'node {out}.js' },
};

function ofNode(tool: string, locks: readonly string[], jobs: Kind['jobs']): Kind {
  const same = {
    install: `${tool} install`,
    scripts: `${tool} run`,
    outdated: `${tool} outdated`,
    audit: `${tool} audit`,
  };
  return {
    tool,
    markers: ['package.json', ...locks],
    runs: `${tool} run {name}`,
    scriptsIn: 'package.json',
    jobs: { ...same, version: `grep -m 1 '"version"' package.json`, ...jobs },
  };
}
