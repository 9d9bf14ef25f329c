// Of what a failed command printed, the one line that is shown: the first that says what is wrong.

import { describe, expect, test } from 'vitest';
import { reasonIn } from '../../../src/cli/asking/error-reason.ts';

/** The command, what it printed, and the line. */
const ROWS: readonly (readonly [command: string, printed: string, line: string])[] = [
  [
    'ls gone',
    "ls: cannot access 'gone': No such file or directory",
    "ls: cannot access 'gone': No such file or directory",
  ],
  [
    'python3 a.py',
    'Traceback (most recent call last):\n  File "a.py", line 3, in <module>\n    print(open("missing"))\n          ^^^^^^^^^^^^^^^\nFileNotFoundError: [Errno 2] No such file or directory: \'missing\'',
    "FileNotFoundError: [Errno 2] No such file or directory: 'missing'",
  ],
  [
    'python3 b.py',
    '  File "b.py", line 1\n    print "x"\n    ^^^^^^^^^\nSyntaxError: Missing parentheses in call to \'print\'. Did you mean print(...)?',
    "SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?",
  ],
  [
    'node a.js',
    "/w/a.js:3\nthrow new Error('unexpected end')\n^\n\nError: unexpected end\n    at Object.<anonymous> (/w/a.js:3:7)\n    at Module._compile (node:internal/modules/cjs/loader:1)\n\nNode.js v24.1.0",
    'Error: unexpected end',
  ],
  [
    'cc sort.c',
    "sort.c: In function 'main':\nsort.c:4:5: error: 'x' undeclared (first use in this function)\n    4 |     x = 1;\n      |     ^\nsort.c:4:5: note: each undeclared identifier is reported only once",
    "sort.c:4:5: error: 'x' undeclared (first use in this function)",
  ],
  [
    'cc main.c',
    "main.c:2:3: warning: implicit declaration of function 'f' [-Wimplicit]\n/usr/bin/ld: /tmp/a.o: in function `main':\nmain.c:(.text+0x9): undefined reference to `f'\ncollect2: error: ld returned 1 exit status",
    "main.c:(.text+0x9): undefined reference to `f'",
  ],
  [
    'cargo build',
    '   Compiling demo v0.1.0\nerror[E0425]: cannot find value `y` in this scope\n --> src/main.rs:2:5\n  |\n2 |     y\n  |     ^ not found in this scope\n\nFor more information about this error, try `rustc --explain E0425`.\nerror: could not compile `demo` due to 1 previous error',
    'error[E0425]: cannot find value `y` in this scope',
  ],
  ['go build', '# example.com/x\n./main.go:5:2: undefined: foo', './main.go:5:2: undefined: foo'],
  [
    'npx tsc',
    "src/a.ts(3,5): error TS2304: Cannot find name 'x'.\nsrc/b.ts(1,1): error TS1005: ';' expected.",
    "src/a.ts(3,5): error TS2304: Cannot find name 'x'.",
  ],
  [
    'npm run biuld',
    'npm error Missing script: "biuld"\nnpm error\nnpm error Did you mean this?\nnpm error   npm run build\nnpm error A complete log of this run can be found in: /h/.npm/_logs/x.log',
    'npm error Missing script: "biuld"',
  ],
  [
    'npm test',
    "npm error code ENOENT\nnpm error syscall open\nnpm error path /w/package.json\nnpm error errno -2\nnpm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/w/package.json'",
    "npm error enoent Could not read package.json: Error: ENOENT: no such file or directory, open '/w/package.json'",
  ],
  [
    'make',
    'cc -c a.c\na.c:1:10: fatal error: gone.h: No such file or directory\n    1 | #include <gone.h>\n      |          ^~~~~~~~\ncompilation terminated.\nmake: *** [Makefile:2: a.o] Error 1',
    'a.c:1:10: fatal error: gone.h: No such file or directory',
  ],
  [
    'make al',
    "make: *** No rule to make target 'al'.  Stop.",
    "make: *** No rule to make target 'al'.  Stop.",
  ],
  [
    'tar xf a.tgz',
    "tar: Removing leading `/' from member names\ntar: a.tgz: Cannot open: No such file or directory\ntar: Error is not recoverable: exiting now",
    'tar: a.tgz: Cannot open: No such file or directory',
  ],
  [
    'git push',
    "To example.com:x.git\n ! [rejected]        main -> main (fetch first)\nerror: failed to push some refs to 'example.com:x.git'\nhint: Updates were rejected because the remote contains work",
    "error: failed to push some refs to 'example.com:x.git'",
  ],
  [
    'javac A.java',
    "A.java:3: error: ';' expected\n    int x = 1\n             ^\n1 error",
    "A.java:3: error: ';' expected",
  ],
  [
    'java A',
    'Exception in thread "main" java.lang.NullPointerException: Cannot invoke "String.length()"\n\tat A.main(A.java:5)',
    'Exception in thread "main" java.lang.NullPointerException: Cannot invoke "String.length()"',
  ],
  [
    'ruby a.rb',
    "a.rb:1:in `<main>': undefined local variable or method `x' for main:Object (NameError)\n\nx\n^",
    "a.rb:1:in `<main>': undefined local variable or method `x' for main:Object (NameError)",
  ],
  ['sh a.sh', 'starting\na.sh: 2: frob: not found', 'a.sh: 2: frob: not found'],
  [
    "jq '.a |' f.json",
    'jq: error: syntax error, unexpected end of file at <top-level>, line 1:\n.a |    \n   ^\njq: 1 compile error',
    'jq: error: syntax error, unexpected end of file at <top-level>, line 1:',
  ],
  [
    'psql -f a.sql',
    'psql:a.sql:1: ERROR:  relation "t" does not exist\nLINE 1: select * from t;\n                      ^',
    'psql:a.sql:1: ERROR:  relation "t" does not exist',
  ],
  ['bc', '(standard_in) 1: syntax error', '(standard_in) 1: syntax error'],
  [
    'curl http://x',
    '  % Total    % Received\n\ncurl: (6) Could not resolve host: x',
    'curl: (6) Could not resolve host: x',
  ],
  ['ls gone', 'ls: gone ist nicht da', 'ls: gone ist nicht da'],
  ['./own', 'alpha\nbeta', 'beta'],
  ['./own', '^^^^\n  ~~~', ''],
];

describe('the line that says what is wrong', () => {
  test.each(ROWS)('%s: %j', (command, printed, line) => {
    expect(reasonIn(printed, command)).toBe(line);
  });
});
