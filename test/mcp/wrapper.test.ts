import { expect, test } from 'vitest';
import { stripShellWrapper } from '../../src/mcp/wrapper.ts';

test.each([
  [`bash -c 'ls -la'`, 'bash', 'ls -la'],
  [`/bin/sh -c "ls -la"`, 'sh', 'ls -la'],
  [`/usr/bin/zsh -lc 'print hi'`, 'zsh', 'print hi'],
  [`bash -lc "echo \\"a\\" \\$HOME"`, 'bash', 'echo "a" $HOME'],
  [`bash -c 'it'\\''s'`, 'bash', `it's`],
  [` fish -c 'echo a\necho b' `, 'fish', 'echo a\necho b'],
] as const)('%s is the command in it', (written, shell, command) => {
  expect(stripShellWrapper(written)).toEqual({ shell, command });
});

test.each([
  // The shell around would replace something.
  `bash -c "echo $HOME"`,
  'bash -c "echo `id`"',
  // More than one word, or more than the wrapper.
  `bash -c 'a' 'b'`,
  `bash -c 'ls'; rm x`,
  `bash -c 'ls' && rm -rf '/'`,
  `bash -c "a" "b"`,
  `bash -c ls`,
  `bash script.sh -c 'ls'`,
  `env -i bash -c 'ls'`,
  `./bash -c 'ls'`,
  `bash -c ''`,
  'ls',
])('%s stays as it is', (written) => {
  expect(stripShellWrapper(written)).toBeUndefined();
});
