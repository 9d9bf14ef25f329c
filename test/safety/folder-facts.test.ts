// What the current folder holds, and those above it, decides whether a read runs something.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMatches } from '../../src/context/matches.ts';
import { withoutDashes } from '../../src/context/path-kinds.ts';
import { withoutPrograms } from '../../src/context/plain-configs.ts';
import type { PathKind, ShellFacts } from '../../src/domain/shell.ts';
import { loadClassifier } from '../../src/safety/classifier.ts';

const bash = await loadClassifier('bash');
const HERE = { cwd: '/home/me/src/app', home: '/home/me' } as const;

const level = (command: string, facts: ShellFacts = {}) =>
  bash.classify({ command, shell: 'bash', ...HERE, ...facts }).level;

/** Nothing is at any path that is asked about, but for these. */
function looked(command: string, present: Readonly<Record<string, PathKind>> = {}): ShellFacts {
  const { paths } = bash.survey({ command, shell: 'bash', ...HERE });
  return { paths: { ...Object.fromEntries(paths.map((path) => [path, 'none' as const])), ...present } };
}

const NAMES =
  '.mvn rust-toolchain rust-toolchain.toml .cargo/config .cargo/config.toml global.json rebar.config rebar.config.script .rspec .rubocop.yml latexmkrc .latexmkrc .chktexrc .poetry/plugins .pdm-plugins supervisord.conf etc/supervisord.conf .jj/repo/config.toml'.split(
    ' ',
  );

/** None of the files is in these folders, nor above. */
function nothingIn(folders: readonly string[]): Readonly<Record<string, PathKind>> {
  const all = [...folders.map((folder) => HERE.cwd + folder), '/home/me/src'];
  return Object.fromEntries(all.flatMap((folder) => NAMES.map((name) => [`${folder}/${name}`, 'none'])));
}

describe('a pattern brings no option where no name begins with a dash', () => {
  const READS = [
    'file *',
    'file -b *.pdf',
    'tar tf *.tar',
    'sort *',
    'exiftool *',
    'for f in *.log; do sort "$f"; done',
    'for f in *.png; do file "${f%.png}"; done',
  ];

  test.each(READS)('%s', (command) => {
    expect(bash.survey({ command, shell: 'bash', ...HERE }).globbed).toEqual([HERE.cwd]);
    expect(level(command, { dashless: [HERE.cwd] })).toBe('safe');
    expect(level(command)).toBe('ask');
    expect(level(command, { dashless: ['/home/me'] })).toBe('ask');
  });

  test.each([
    'cd .. && file *',
    'cd d; cd ..; sort *',
    'cd d; file *',
    'pushd d; file *',
    'cd d && file *',
    '(cd d; file *)',
    'find . -execdir file * \\;',
    'touch ./-x && file *',
    'for f in *; do cd ..; file $f; done',
    'for f in d/*.png; do file $f; done',
    'for f in *.png; do file "${f#?}"; done',
    'for f in *.png; do file "${f%x*}"; done',
    'file $(ls)',
    'file "$x"',
    'ls | xargs file',
  ])('but %s is asked about all the same', (command) => {
    expect(level(command, { dashless: [HERE.cwd, `${HERE.cwd}/d`] })).not.toBe('safe');
  });

  test('the folder is looked at for such names', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beck-dash-'));
    try {
      writeFileSync(join(folder, 'a-b'), '');
      expect(await withoutDashes([folder, join(folder, 'none')])).toEqual([folder]);
      writeFileSync(join(folder, '-b'), '');
      expect(await withoutDashes([folder])).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('a program that looks for its configuration in the folders above', () => {
  const LOCKED = { [`${HERE.cwd}/Cargo.lock`]: 'file' } as const;
  const ABOVE = { '/home/me/src/Cargo.lock': 'file' } as const;

  test.each([
    ['mvn -v', {}],
    ['mvn --version', {}],
    ['cargo tree', LOCKED],
    ['cargo tree -i serde --depth 2', ABOVE],
    ['cargo metadata --no-deps --format-version 1', LOCKED],
  ])('%s only looks where there is none', (command, present) => {
    expect(level(command, looked(command, present))).toBe('safe');
    // The home folder's own is the person's.
    const paths = Object.keys(looked(command).paths ?? {});
    expect(paths.length).toBeGreaterThan(0);
    const configs = paths.filter((path) => !path.endsWith('/Cargo.toml'));
    expect(configs.filter((path) => !path.startsWith('/home/me/src/'))).toEqual([]);
  });

  test.each([
    ['mvn -v', '/home/me/src/.mvn'],
    ['mvn --version', '/home/me/src/app/.mvn'],
    ['cargo tree', '/home/me/src/.cargo/config.toml'],
    ['cargo tree', '/home/me/src/app/.cargo/config'],
    ['cargo tree', '/home/me/src/app/rust-toolchain.toml'],
    ['cargo metadata', '/home/me/src/rust-toolchain'],
  ])('%s is asked about with %s', (command, file) => {
    expect(level(command, looked(command, { ...LOCKED, [file]: 'file' }))).toBe('ask');
    expect(level(command, looked(command, { ...LOCKED, [file]: 'other' }))).toBe('ask');
  });

  test.each(['mvn -v', 'cargo tree', 'cd x && cargo tree', 'mkdir .mvn && mvn -v', 'cargo tree --config x'])(
    '%s is asked about where nobody has looked',
    (command) => expect(level(command)).not.toBe('safe'),
  );

  // Where there is no such folder, the shell stays in the one that has a configuration.
  test.each(['pnpm list', 'pnpm ls --depth 0', 'pnpm why react'])(
    '%s reads where no project configuration is in the way',
    (command) => {
      const config = `${HERE.cwd}/package.json`;
      expect(level(command)).toBe('ask');
      expect(level(command, looked(command))).toBe('safe');
      expect(level(command, looked(command, { [config]: 'file' }))).toBe('ask');
      expect(level(command, { ...looked(command, { [config]: 'file' }), plainConfigs: [config] })).toBe(
        'safe',
      );
      expect(level(command, looked(command, { [`${HERE.cwd}/.pnpmfile.cjs`]: 'file' }))).toBe('ask');
      expect(level(`${command} -C d`, looked(command))).toBe('ask');
    },
  );

  test.each(['cd none; mvn -v', 'cd d; cargo tree', 'pushd d; cargo --version', 'cd d; cd ..; mvn -v'])(
    '%s is asked about, since the folder may not be entered',
    (command) => {
      const present = { [`${HERE.cwd}/d/Cargo.lock`]: 'file', [`${HERE.cwd}/.mvn`]: 'folder' } as const;
      expect(level(command, looked(command, present))).toBe('ask');
      expect(level(command, { paths: nothingIn(['', '/d', '/none']) })).toBe('ask');
    },
  );

  test.each([
    'python3 -m json.tool a.json',
    'python3 -m zipfile -l a.zip',
    'python3 -m tabnanny -v src',
    "python3 -m timeit -n 100 '1 + 1'",
    "python3 -m timeit -s 'x = [1, 2]' 'sum(x)'",
    'python -m pip freeze',
    "python3 -c \"import json; print(json.load(open('a.json'))['b'])\"",
    'python3 -c "import sys, json; print(len(json.load(sys.stdin)))" < a.json',
    'python3 -c "from datetime import date; print(date.today().isoformat())"',
    'python3 -c "for i in range(3): print(i ** 2, sep=\' \')"',
    "python3 -c 'import sys; print([p for p in sys.path])'",
    `python3 -c 'import re; print(type(5), re.sub(r"\\d+", "x", "a12"))'`,
    'python3 -c \'import json, sys; print(",".join(map(str, json.loads(sys.stdin.read()))))\'',
    "python3 -c 'import sys, json; print([json.loads(l) for l in sys.stdin])'",
    'python3 -c \'import struct; print(struct.pack(">I", 5).hex(), str(5) + "a")\'',
    `python3 -c 'import sys; print(*sys.path, sep="\\n")'`,
    `python3 -c 'x=7; print("%d%% of %5.2f" % (x, 1.5))'`,
    'python3 -c "import hashlib; print(hashlib.sha256(b\'x\').hexdigest())"',
    'python3 -c \'import os; print(os.environ["HOME"], os.getenv("SHELL"))\'',
    `python3 -c 'import os; print(os.environ["PATH"])'`,
    `python3 -c 'import os; print(os.environ["PATH"].split(":"))'`,
    `python3 -c 'import os; print(os.environ["PATH"], sep="")'`,
    `python3 -c 'import os; p = os.environ["PATH"]; print(p)'`,
    `python3 -c 'import os; print([x for x in os.environ["PATH"].split(":")])'`,
    `python3 -c 'import os; print("bin" in os.environ["PATH"])'`,
    `python3 -c 'import os\nfor p in os.environ["PATH"].split(":"): print(p)'`,
    `python3 -c 'import os; print(os.environ.get("HOME", "none"))'`,
    `python3 -c 'import os; print(os.getenv("HOME"))'`,
    `python3 -c 'import os; print(os.environ["PATH"] == "x")'`,
    "python3 -c 'from sys import path; print(path)'",
    `python3 -c 'from os import path; print(path.exists("a"))'`,
    `python3 -c 'import sys; print(*sys.path, sep="\\n")'`,
    `python3 -c 'import sys; print("\\n".join(sys.path))'`,
    "python3 -c 'import sys\nfor p in sys.path: print(p)'",
    "python3 -c 'import sys; [print(p) for p in sys.path]'",
    `python3 -c 'print(open("a", "r").read())'`,
    `python3 -c 'with open("a") as f: print(f.read())'`,
    "python3 <<'EOF'\nimport statistics as s\nx = [1, 2]\nprint(s.mean(x))\nEOF\n",
    "python3 <<'EOF'\ndef f(n):\n    return n if n < 2 else f(n-1) + f(n-2)\nprint(f(9))\nEOF\n",
    "python3 <<'EOF'\nwith open('a.csv') as f:\n    for i, line in enumerate(f):\n        print(i, line.strip())\nEOF\n",
  ])('%s reads, where nothing is in the way of the modules of Python', (command) => {
    expect(level(command, { importsPlain: [HERE.cwd] })).toBe('safe');
    expect(level(command, { importsPlain: [] })).toBe('ask');
    expect(level(`cd d; ${command}`, { importsPlain: [HERE.cwd] })).toBe('ask');
  });

  test.each([
    'import numpy; print(numpy.__version__)',
    'import torch; print(torch.__version__, torch.cuda.is_available())',
    "import pandas as pd; print(pd.read_csv('a.csv', sep=';').describe())",
    "import pandas as pd; df = pd.read_json('a.json'); print(df.groupby('x')['y'].sum().head().to_string())",
    'import numpy as np; print(np.array([1, 2]).mean())',
    "import yaml; print(yaml.safe_load(open('a.yml')))",
    "from PIL import Image; print(Image.open('a.png').size)",
    "import pandas as pd; df = pd.read_csv('a.csv'); print(f'{len(df):,} rows, {df.size:.2f}')",
  ])('%s reads, where nothing is in the way of any module', (code) => {
    const command = `python3 -c "${code}"`;
    const looked = { importsPlain: [HERE.cwd], importsNone: [HERE.cwd] };
    expect(level(command, looked)).toBe('safe');
    expect(level(command, { importsPlain: [HERE.cwd] })).toBe('ask');
    expect(level(command, { importsNone: [HERE.cwd] })).toBe('ask');
    expect(level(`cd d; ${command}`, looked)).toBe('ask');
  });

  test.each([
    'import pandas as pd; pd.read_csv("a.csv").to_csv("b.csv")',
    'import pandas as pd; print(pd.read_csv("a.csv").to_string("b.txt"))',
    'import pandas as pd; print(pd.read_csv("https://example.com/a.csv"))',
    'import pandas as pd; print(pd.read_csv("~/.aws/credentials"))',
    'import pandas as pd; print(pd.read_csv(".env"))',
    'import pandas as pd; print(pd.read_pickle("a.pkl"))',
    'import pandas as pd; f = pd.read_csv; print(f("//x"))',
    'import pandas as pd; print(pd.read_csv("a.csv").query("@x"))',
    'import pandas as pd; print(pd.read_csv("a.csv").eval("x"))',
    'import pandas as pd; print(pd.read_csv("a.csv").agg("to_csv"))',
    'import pandas as print; print(1)',
    'import sys as s; s.path.append(""); print(1)',
    'import sys, json; sys.path.append("x"); print(json.loads("1"))',
    'print(b"+ABs-".decode("utf-7"))',
    'import binascii; print(binascii.unhexlify("1b5d").decode())',
    'import os; print(os.environ["API_KEY"])',
    'def exec(x): return 1; print(exec("import os"))',
    'with open(".env") as f: print(f.read())',
    'with open("x", "w") as f: print(1)',
    'import os as pd; pd.system("id")',
    'from numpy import array as len; print(1)',
    'import numpy as np; np.save("a", [1])',
    'import numpy as np; print(np.load("a.npy", allow_pickle=True))',
    'import torch; torch.load("a.pt")',
    'import torch; torch.hub.load("x", "y")',
    'import yaml; print(yaml.load(open("a.yml"), yaml.Loader))',
    'import requests; print(requests.get("https://example.com"))',
    'import mine; print(mine.__version__)',
    'import antigravity',
    'from PIL import Image; Image.open("a.png").save("b.png")',
    'print(f"{().__class__}")',
    'c = 27; print(f"{c:c}")',
    'print(f"%c" % 27)',
    `' f' + exec("1") + 'x'`,
    'import re; print(re.sub("a", r"\\x1b", "a"))',
    'import unicodedata; print(unicodedata.lookup("ESCAPE"))',
    'import struct; print(str(struct.pack("B", 27), "utf8"))',
    'import struct; print(*map(str, [struct.pack("B", 27)], ["utf8"]))',
    'from urllib.parse import unquote; print(unquote("%1b[2J"))',
    'from urllib.parse import parse_qs; print(parse_qs("a=%1b"))',
    'import json; print(json.loads("\\"\\\\" + "u001b\\""))',
    'import ast; print(ast.literal_eval("\\"\\\\" + "x1b\\""))',
    'import re; print(re.sub("x", "\\\\" + "033", "x"))',
    'print(type(b"a")([27]).decode())',
    'import functools; print(functools.reduce(str, [b"a", "utf8"]))',
    'from pathlib import Path; Path("a").unlink()',
    'from pathlib import Path; print(Path(".env").read_text())',
    'import os, platform; os.environ["PATH"]="./x"; print(platform.processor())',
    'import os, platform; os.environ["PATH"]+=":./x"; print(platform.processor())',
    'import os, platform; os.environ["PATH"] = "./x:" + os.environ["PATH"]; print(platform.processor())',
    'import os, platform; [platform.processor() for os.environ["PATH"] in ["./x"]]',
    'import os, platform; print([platform.processor() for x, os.environ["PATH"] in [(1,"./x")]])',
    'import os, platform; print([platform.processor() for (os.environ["PATH"]) in ["./x"]])',
    'import os, platform\nwith open("a") as os.environ["PATH"]: print(platform.processor())',
    'import os, platform; os.environ["PATH"], x = "./x", 1; print(platform.processor())',
    'import os, platform; x, os.environ["PATH"] = 1, "./x"; print(platform.processor())',
    'import os, platform; [os.environ["PATH"]] = ["./x"]; print(platform.processor())',
    'import os, platform; (os.environ["PATH"]) = "./x"; print(platform.processor())',
    'import os, platform; x = os.environ["PATH"] = "./x"; print(platform.processor())',
    'import os, platform; os.environ["PATH"]: str = "./x"; print(platform.processor())',
    'import os, platform; *os.environ["PATH"], = "./x"; print(platform.processor())',
    'import os, platform; x=[1]; print([platform.processor() for x[1 in x], os.environ["PATH"] in [(1,"./x")]])',
    `import os; x=["os.environ['or"]; os.system('touch F'); y=["os.environ['or"]; print(1)`,
    `import os; x=["os.environ['or"]; os.system('touch F'); y=["a"]; print("os.environ['or"])`,
    `import os; x=("os.environ.get('a', 'b"); os.system(1); print("x")`,
    'from sys import path; from datetime import datetime; path[0]="repo"; print(datetime.strptime("2020","%Y"))',
    'from sys import path; from datetime import datetime; path.append("repo"); print(datetime.strptime("2020","%Y"))',
    'from sys import path; from datetime import datetime; path.pop(0); print(datetime.strptime("2020","%Y"))',
    'from sys import version, path; from datetime import datetime; path.extend(["repo"]); print(datetime.strptime("2020","%Y"))',
    'from sys import path; from datetime import datetime; print([datetime.strptime("2020","%Y") for path[0] in ["repo"]])',
    'import sys; from datetime import datetime; print([datetime.strptime("2020","%Y") for a in [sys.path] for a[0] in ["repo"]])',
    'import sys; from datetime import datetime; sys.path[0],x="repo",1; print(datetime.strptime("2020","%Y"))',
    'import sys; from datetime import datetime; x,sys.path[0]=1,"repo"; print(datetime.strptime("2020","%Y"))',
    'import sys; from datetime import datetime; print((a:=sys.path), [datetime.strptime("2020","%Y") for a[0] in ["repo"]])',
    'import sys; from datetime import datetime\nwith open("f") as sys.path[0]: print(datetime.strptime("2020","%Y"))',
    'import sys; from datetime import datetime\ndef f(a):\n  for a[0] in ["repo"]: print(datetime.strptime("2020","%Y"))\nf(sys.path)',
    'import sys; from datetime import datetime; a = lambda p=sys.path: p; a()[0],x="repo",1; print(datetime.strptime("2020","%Y"))',
  ])('%s is asked about there too', (code) => {
    const command = `python3 -c '${code.replaceAll("'", `'\\''`)}'`;
    expect(level(command, { importsPlain: [HERE.cwd], importsNone: [HERE.cwd] })).not.toBe('safe');
  });

  test.each([
    'python3 -m json.tool a.json b.json',
    'python3 -m zipfile -e a.zip d',
    'python3 -m pip install x',
    `python3 -m timeit -s 'import subprocess' 'subprocess.run("id")'`,
    `python3 -m timeit 'open("x", "w")'`,
    'python3 -m timeit --setup=x 1',
    ...[
      'import os; (os).system("id")',
      '[0 for open in []]; open("x", "w")',
      'print(open(".env").read())',
      `a=1;print(''''a'''+__import__("os").system("id")+'''')`,
      'from os import system; system("id")',
      'import os as n; n.system("id")',
      'print("\\x1b]52;c;eA==\\x07")',
      'import json; print(json.loads("\\"\\\\u001b\\""))',
      'print(().__class__.__base__.__subclasses__())',
      "import sys; print(1, file=open('x', 'w'))",
      'print(9 ** 9 ** 9)',
      // datetime imports another module when it is called.
      ...[
        'sys.path = ["d"]',
        'sys.path[0:0] = ["d"]',
        'x = sys.path; x += ["d"]',
        'x = sys.path; x[0] = "d"',
      ].map((change) => `import sys, datetime; ${change}; datetime.datetime.strptime("1", "%d")`),
      'import sys, datetime; print([datetime.datetime.strptime("1", "%d") for sys.path in [["d"]]])',
      ...['("%" + "c") % 27', '"%s".strip("s").join(["", "c"]) % 27', '("%" "c") % 27', '"%" "c" % 27'].map(
        (made) => `print(${made})`,
      ),
    ].map((code) => `python3 -c '${code.replaceAll("'", `'\\''`)}'`),
  ])('%s is asked about there too', (command) => {
    expect(level(command, { importsPlain: [HERE.cwd] })).not.toBe('safe');
  });

  test.each(['mvn -v', 'cargo --version', 'rustc -V', 'python3 -m json.tool -h', 'dotnet --info'])(
    'find -execdir starts %s in folders that nobody has looked at',
    (query) => {
      const facts = { paths: nothingIn(['']), importsPlain: [HERE.cwd] };
      expect(level(query, facts)).toBe('safe');
      for (const action of ['-execdir', '-okdir']) {
        expect(level(`find . ${action} ${query} \\;`, facts)).toBe('ask');
        expect(level(`find . ${action} ${query} \\;`)).not.toBe('safe');
      }
    },
  );

  test.each(['find . -execdir wc -l {} +', 'find . -name "*.ts" -execdir file {} \\;'])(
    '%s reads as before',
    (command) => expect(level(command)).toBe('safe'),
  );

  test.each([
    ['cargo tree', 'Cargo.toml', 'Cargo.lock'],
    ['yarn why react', 'package.json', 'yarn.lock'],
    ['yarn list --depth=0', 'package.json', 'yarn.lock'],
  ])('%s fetches where there is %s and no %s', (command, project, lock) => {
    const file = `${HERE.cwd}/${project}`;
    const plainConfigs = [file];
    const found = (more: Readonly<Record<string, PathKind>>) => ({ ...looked(command, more), plainConfigs });
    expect(level(command, looked(command))).toBe('safe');
    expect(level(command, found({ [file]: 'file' }))).toBe('ask');
    expect(level(command, found({ [`/home/me/${project}`]: 'file' }))).toBe('ask');
    expect(level(command, found({ [file]: 'file', [`${HERE.cwd}/${lock}`]: 'file' }))).toBe('safe');
  });

  test.each(['yarn why react', 'yarn list', 'yarn --version', 'yarn -v', 'pnpm -v', 'pnpm --version'])(
    '%s is asked about where the project may name another program',
    (command) => {
      const name = command.startsWith('yarn') ? '.yarnrc' : 'pnpm-workspace.yaml';
      expect(level(command)).toBe('ask');
      expect(level(command, looked(command))).toBe('safe');
      expect(level(command, looked(command, { [`${HERE.cwd}/${name}`]: 'file' }))).toBe('ask');
      expect(level(command, looked(command, { '/home/me/src/package.json': 'file' }))).toBe('ask');
      expect(level(`cd d; ${command}`, looked(command))).toBe('ask');
    },
  );
});

// Even `--version` makes its folder (ansible-core 2.14, run).
test.each([
  'ansible --version',
  'ansible-inventory --version',
  'ansible-doc --version',
  'ansible-galaxy list',
])('%s is asked about where it makes ~/.ansible first', (command) => {
  expect(level(command, looked(command))).toBe('ask');
  expect(level(command, looked(command, { '/home/me/.ansible': 'folder' }))).toBe('safe');
});

test.each([
  ['echo x > a.txt', ['Overwrites a.txt.']],
  ['cp b.txt a.txt', ['Overwrites a.txt.']],
  ['cp -i b.txt a.txt', ['Copies to a.txt.']],
  ['cp b.txt ~/new.txt', ['Copies to ~/new.txt.']],
])('%s says surely what happens to a file that is there', (command, reasons) => {
  const here: Readonly<Record<string, PathKind>> = {
    [`${HERE.cwd}/a.txt`]: 'file',
    [`${HERE.cwd}/b.txt`]: 'file',
  };
  const facts = looked(command, here);
  const said = bash.classify({ command, shell: 'bash', ...HERE, ...facts }).reasons.map(({ text }) => text);
  expect(said).toEqual(reasons);
  // Without facts it is no more than possible.
  if (/^Overwrites/.test(reasons[0] ?? ''))
    expect(bash.classify({ command, shell: 'bash', ...HERE }).reasons.map(({ text }) => text)).toEqual([
      'May overwrite a.txt.',
    ]);
});

describe('a project that chooses the toolchain', () => {
  const QUERIES = [
    ['cargo --version', 'rust-toolchain.toml'],
    ['rustc -V', 'rust-toolchain'],
    ['rustup show', 'rust-toolchain.toml'],
    ['dotnet --version', 'global.json'],
    ['dotnet --info', 'global.json'],
    ['rspec --version', '.rspec'],
    ['rubocop --version', '.rubocop.yml'],
    ['latexmk -v', 'latexmkrc'],
    ['chktex a.tex', '.chktexrc'],
    ['poetry --version', '.poetry/plugins'],
    ['pdm --version', '.pdm-plugins'],
    ['supervisorctl status', 'supervisord.conf'],
    ['jj --version', '.jj/repo/config.toml'],
    // All of rustup's proxies that have a row: each starts what the project names.
    ['rustfmt --version', 'rust-toolchain.toml'],
    ['rustdoc --version', 'rust-toolchain'],
    // Its settings are Erlang that is evaluated first.
    ['rebar3 --version', 'rebar.config.script'],
  ] as const;

  // rustup 1.27, `TOOLS` and `DUP_TOOLS`.
  test.each(
    'rustc rustdoc cargo rust-lldb rust-gdb rust-gdbgui rls cargo-clippy clippy-driver cargo-miri rust-analyzer rustfmt cargo-fmt'.split(
      ' ',
    ),
  )('rustup starts %s by the project', (name) => {
    const command = `${name} --version`;
    const file = '/home/me/src/rust-toolchain.toml';
    expect(level(command, looked(command, { [file]: 'file' }))).not.toBe('safe');
  });

  test.each(QUERIES)('%s is asked about where only some places were looked at', (command) => {
    expect(level(command, { paths: { [`${HERE.cwd}/x`]: 'none' } })).toBe('ask');
    expect(level(`cd x; ${command}`)).toBe('ask');
    expect(level(`cd x && ${command}`, { paths: nothingIn(['', '/x']) })).toBe('ask');
    expect(level(`(cd x && ${command})`)).toBe('ask');
    expect(level(command, { paths: nothingIn(['']) })).toBe('safe');
  });

  test.each(QUERIES)('%s is asked about where %s may name a program', (command, name) => {
    const file = `/home/me/src/${name}`;
    expect(level(command)).toBe('safe');
    expect(level(command, looked(command))).toBe('safe');
    expect(level(command, looked(command, { [file]: 'file' }))).toBe('ask');
    expect(level(command, looked(command, { [file]: 'other' }))).toBe('ask');
    expect(level(command, { ...looked(command, { [file]: 'file' }), plainConfigs: [file] })).toBe('safe');
    expect(bash.survey({ command, shell: 'bash', ...HERE }).configs).toContain(file);
  });

  test('files that name none are distinguished from those that may', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beck-config-'));
    const texts: [string, string, boolean][] = [
      ['rust-toolchain', 'stable\n', true],
      ['rust-toolchain.toml', '[toolchain]\nchannel = "1.80"\n', true],
      ['rust-toolchain.toml', '[toolchain]\npath = "/tmp/x"\n', false],
      ['rust-toolchain.toml', '[toolchain]\n"p\\u0061th" = "/tmp/x"\n', false],
      ['rust-toolchain', '[toolchain]\nchannel = "nightly-2026-01-01-x86_64-unknown-linux-gnu"\n', true],
      ['rust-toolchain', '1.80.1\n', true],
      ['rust-toolchain', '/tmp/x\n', false],
      ['rust-toolchain', '../x', false],
      ['rust-toolchain', '~/x', false],
      ['rust-toolchain', '.x\n', false],
      ['rust-toolchain', 'mine\n', false],
      ['rust-toolchain.toml', '[toolchain]\nchannel = "/tmp/x"\n', false],
      ['rust-toolchain.toml', "[toolchain]\nchannel = '../x'\n", false],
      ['rust-toolchain.toml', '[toolchain]\nchannel = "mine"\n', false],
      ['rust-toolchain.toml', '# channel = "stable"\n[toolchain]\n"channel" = "./x"\n', false],
      ['rust-toolchain.toml', '[toolchain]\nchannel = """\n/tmp/x"""\n', false],
      ['package.json', '{"scripts":{"build":"tsc"},"dependencies":{"react":"19"}}', true],
      ['package.json', '{"packageManager":"pnpm@9.0.0"}', false],
      ['package.json', '{"p\\u0061ckageManager":"pnpm@9.0.0"}', false],
      ['package.json', '{"devEngines":{"packageManager":{"name":"pnpm"}}}', false],
      ['.npmrc', '# ours\n@me:registry=https://npm.example.com\nsave-exact=true\n', true],
      ['.npmrc', 'pnpmfile=/tmp/x.cjs\n', false],
      ['.npmrc', '//npm.example.com/:tokenHelper=/tmp/x\n', false],
      ['.yarnrc.yml', 'nodeLinker: node-modules\n\n# ours\nenableTelemetry: false\n', true],
      ['.yarnrc.yml', 'nodeLinker: node-modules\nyarnPath: .yarn/releases/yarn-4.0.0.cjs\n', false],
      ['.yarnrc.yml', 'plugins:\n  - ./x.cjs\n', false],
      ['.yarnrc', 'yarn-path "./x.js"\n', false],
      ['pnpm-workspace.yaml', 'packages:\n  - apps/*\n', true],
      ['pnpm-workspace.yaml', 'pnpmfile: x.cjs\n', false],
      ['pnpm-workspace.yaml', '"\\x70npmfile": x.cjs\n', false],
      ['config.toml', '[patch.crates-io]\na = { version = "1" }\n', false],
      ['config.toml', '[registries.x]\n', false],
      ['config.toml', '[registry]\nindex = "x"\n', false],
      ['config', '[http]\nproxy = "x:1"\n', false],
      ['config', '[net]\n"git-x" = true\n', false],
      ['global.json', '{"sdk":{"version":"9.0.100"}}', true],
      ['global.json', '{"sdk":{"paths":[".x"]}}', false],
      ['.rspec', '--require spec_helper\n', true],
      ['.rspec', '<%= `./x` %>', false],
      ['.rubocop.yml', 'AllCops:\n  NewCops: enable\n', true],
      ['.rubocop.yml', '# CacheRootDirectory\na: <%= `./x` %>', false],
      ['latexmkrc', '$pdf_mode = 1;', false],
      ['config.toml', '[build]\njobs = 4\n', true],
      ['config.toml', '[build]\nrustc-wrapper = "./x"\n', false],
      ['other.toml', '', false],
    ];
    try {
      for (const [name, text, plain] of texts) {
        const file = join(folder, name);
        writeFileSync(file, text);
        expect(await withoutPrograms([file]), text).toEqual(plain ? [file] : []);
      }
      expect(await withoutPrograms([join(folder, 'config')])).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('the place of a program, as which and command -v print it', () => {
  const texts = ['ldd "$(which jq)"', 'ldd $(command -v jq)', 'ldd "`which jq`"'];

  test.each(texts)("%s is the system's own where the shell says so, or was not asked", (text) => {
    expect(level(text)).toBe('safe');
    expect(level(text, { resolved: { jq: { type: 'file', path: '/usr/bin/jq' } } })).toBe('safe');
    expect(bash.survey({ command: text, shell: 'bash', ...HERE }).words).toContain('jq');
  });

  test.each<[string, NonNullable<ShellFacts['resolved']>[string]]>([
    ['elsewhere', { type: 'file', path: '/w/bin/jq' }],
    ['untrusted', { type: 'file', path: '/usr/bin/jq', untrusted: true }],
    ['an alias', { type: 'alias', text: 'y' }],
    ['a function', { type: 'function' }],
    ['missing', { type: 'missing' }],
  ])('is none where it is %s', (_, jq) => {
    expect(texts.filter((text) => level(text, { resolved: { jq } }) === 'safe')).toEqual([]);
  });

  test.each([
    'ldd "$(which jq ls)"',
    'ldd "$(which -a jq)"',
    'ldd "$(which $x)"',
    'ldd "$(which mine)"',
    'ldd "$(command jq)"',
  ])('%s is not known', (text) => expect(level(text)).not.toBe('safe'));
});

describe('a path that a substitution certainly prints is one word', () => {
  const resolved = {
    which: { type: 'file', path: '/usr/bin/which' },
    python3: { type: 'file', path: '/usr/bin/python3' },
    ls: { type: 'alias', text: 'ls --color' },
  } as const;

  test.each([
    'find $(pwd) -name x',
    'find `pwd`/* -type f',
    'file $(which python3)',
    'file "$(which python3)"',
  ])('%s', (command) => expect(level(command, { resolved })).toBe('safe'));

  test.each([
    'cd "$x"; find $(pwd)',
    'cd d; find $(pwd)',
    'find $(cd /x && pwd)',
    'file $(which ls)',
    'file $(which -a python3)',
    'file $(echo -C; which python3)',
    'which() { echo -C; }; file $(which python3)',
  ])('but %s is asked about', (command) => expect(level(command, { resolved })).not.toBe('safe'));

  test('a folder with a space in its name may be two', () => {
    expect(level('find $(pwd) -name x', { cwd: '/home/me/a -delete' })).toBe('ask');
  });
});

test('what is found now tells whether it is of the own files of beck', () => {
  const home = mkdtempSync(join(tmpdir(), 'beck-home-'));
  const reasonsOf = (command: string) => {
    const request = { command, shell: 'bash', cwd: home, home } as const;
    const matches = findMatches(bash.survey(request).selections, Date.now());
    return bash
      .classify({ ...request, matches })
      .reasons.map(({ id, text }) => `${id} ${text}`)
      .join(' ');
  };
  const deletes = "find . -name .git -prune -o -type f -iname '*.txt' -mmin -60 -exec rm -f '{}' +";
  writeFileSync(join(home, 'a.txt'), '');
  expect(reasonsOf(deletes)).toMatch(/^deletes-matching [^.]+a\.txt[^.]+\.$/);
  const own = join(home, '.local/state/beck/output');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, '12-34-ab.txt'), '');
  expect(reasonsOf(deletes)).toContain('touches-beck');
  const reads = reasonsOf(deletes.replace('rm -f', 'cat'));
  expect(reads).toContain(`${home}/.ssh/`);
  expect(reads).not.toContain('/home/x');
  rmSync(home, { recursive: true });
});

test('a loop names what its pattern takes, not its variable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'beck-loop-'));
  for (const name of ['a.txt', 'b.txt', 'c.md']) writeFileSync(join(folder, name), '');
  const said = (command: string) => {
    const request = { command, shell: 'bash', cwd: folder, home: '/home/me' } as const;
    const matches = findMatches(bash.survey(request).selections, Date.now());
    return bash.classify({ ...request, matches }).reasons.map(({ text }) => text);
  };
  const moves = said('for f in *.txt; do mv "$f" "old-$f"; done');
  expect(moves).toContain('Moves 2 that match now, 0 bytes: a.txt (0 bytes), b.txt (0 bytes).');
  expect(moves).toContain('Creates old-*.txt.');
  const packs = said('for f in *.txt; do gzip "$f"; done');
  expect(packs).toEqual(expect.arrayContaining(['Replaces *.txt.', 'Creates *.txt.gz.']));
  expect(said('mv "$f" "old-$f"').join(' ')).toContain('"$f"');
  rmSync(folder, { recursive: true });
});

test('a mode on a whole tree is danger, and an undo puts it back', () => {
  const { level: found, reasons } = bash.classify({
    command: 'chmod -R 755 d',
    shell: 'bash',
    cwd: '/srv/x',
  });
  expect([found, ...reasons.map(({ text }) => text)]).toEqual([
    'danger',
    'chmod changes everything in a folder.',
  ]);
});

describe('a name with an unknown number or a name of the folder in it', () => {
  const dumps = 'mysqldump shop > shop-$(date +%F).sql';
  const folder = mkdtempSync(join(tmpdir(), 'beck-new-'));
  const levelIn = (command: string) => {
    const request = { command, shell: 'bash', cwd: folder, home: '/home/me' } as const;
    const matches = findMatches(bash.survey(request).selections, 0);
    return bash.classify({ ...request, matches, paths: { [`${folder}/a.csv`]: 'file' } }).level;
  };

  test('is new where nothing in the folder has such a name', () => {
    for (const command of [
      dumps,
      'tar czf "backup-$(date +%Y-%m-%d_%H%M).tgz" src',
      'cp a.csv a.csv.$(date +%s)',
      'mv a.csv a-$(date +%F).csv',
      'for i in 1 2 3; do echo $i > out-$i.txt; done',
    ])
      expect([command, levelIn(command)]).toEqual([command, 'ask']);
  });

  test('may be there where something has, where the text itself wrote, and where nobody looked', () => {
    expect(bash.classify({ command: dumps, shell: 'bash', cwd: folder, home: '/home/me' }).level).toBe(
      'danger',
    );
    expect(levelIn(`touch x; echo > b-1.txt; ${dumps}`)).toBe('danger');
    expect(levelIn('echo x > a-$(cat f).txt')).toBe('danger');
    writeFileSync(join(folder, 'SHOP-old.sql'), '');
    expect(levelIn(dumps)).toBe('danger');
    rmSync(folder, { recursive: true });
  });
});

describe('programs that read the repository or project they are started in', () => {
  const at = (command: string, facts: object) =>
    bash.classify({ command, shell: 'bash', ...HERE, ...facts }).level;

  test('are asked about where it names programs, or a newer version of themselves', () => {
    for (const command of ['tig', 'delta a b', 'git diff | delta']) {
      expect([command, at(command, { repository: 'plain' })]).toEqual([command, 'safe']);
      expect([command, at(command, { repository: 'runs-programs' })]).not.toEqual([command, 'safe']);
      expect([command, at(`cd ../x && ${command}`, { repository: 'plain' })]).not.toEqual([command, 'safe']);
    }
    for (const command of ['go version', 'go env', 'go list ./...']) {
      const asked = looked(command, { [`${HERE.cwd}/go.mod`]: 'file' });
      expect([command, at(command, asked)]).not.toEqual([command, 'safe']);
      expect([command, at(command, { ...asked, plainConfigs: [`${HERE.cwd}/go.mod`] })]).toEqual([
        command,
        'safe',
      ]);
    }
  });
});

test.each([
  ['git log -C', true],
  ['git blame -C f', true],
  ['git -c a=b diff -C HEAD', true],
  ['git -C ../x log', false],
  ['git --no-pager -C ../x log -C', false],
])('%s: the current folder is looked at: %s', (command, isLooked) => {
  expect(bash.survey({ command, shell: 'bash', ...HERE }).folders.includes(HERE.cwd)).toBe(isLooked);
});

test('a first use of nix-env makes a folder', () => {
  const level = (at: 'none' | 'folder') =>
    bash.classify({
      command: 'nix-env -q',
      shell: 'bash',
      ...HERE,
      paths: { [`${HERE.home}/.nix-defexpr`]: at },
    }).level;
  expect([level('folder'), level('none')]).toEqual(['safe', 'ask']);
});
