// Requests that change the shell's folder, or the stack of folders.

import { type SayingRow, sayings } from '../saying-row.ts';

export const SESSION_FOLDERS: readonly SayingRow[] = sayings`
pwd
  <ask>? (current|working|name of|path of|full path of|present)? current folder (path|name)?
  pwd
  where am i
cd
  (change|go|switch|move|jump|take me|cd|return|get) (folder)? (back)? (to)? (my|your|our|user|users|user's|his)? home (folder)?
cd "\${name#}"
  fits: ${({ name = [] }) => name.every((one) => /^[A-Z_][A-Z0-9_]*$/.test(one))}
  (change|go|switch|move|jump|cd) (folder)? (to|into) (folder)? (pointed to by|pointed by|stored in|held in|named by|named in|given by|in)? (value of)? (variable)? {name:variable} (variable)?
cd -
  is: changes
  (go|change|return|switch|cd) (folder)? (back)? (to)? (previous|last) (working)? folder
  (go|switch) back (to where i was)?
cd -P {path/}
  fish:
  is: changes
  (change|go|cd|switch) (folder)? (to|into) (folder)? {path:path} and (resolve|resolving|follow) (any)? symlink (in (resulting)? path)?
cd "$(git rev-parse --show-toplevel)"
  is: changes
  (go|change|cd|switch) (folder)? (to|into) (top|top level|root|top-level|toplevel) (folder)? of (current|this)? (git|git repository|repository|git tree|repo|git repo|working tree|project) (tree)?
cd "$(dirname "$(command -v {name})")"
  is: changes
  (go|change|cd|switch) (folder)? (to|into) (folder)? (of|with|containing) (the)? (executable|program|command|binary) {name:command}
cd "$(dirname {path/})"
  is: changes
  (go|change|cd|switch) (folder)? (to|into) (folder)? (containing|holding|of) (file)? (path)? {path:path}
cd "$(cat {list/})"
  is: changes
  (go|change|cd|switch) (folder)? (to|into) folder (listed|named|stored|saved|written) in file {list:target}
pushd {path/}
  is: changes
  (push|add|save) (folder)? {path:path} (folder)? (to|on|onto) (the)? (folder|dirs) stack
  (push|add) (to|on|onto) (folder|dirs) stack (folder)? {path:path}
pushd .
  is: changes
  (push|add|save) current folder (path)? (to|on|onto) (the)? (folder|dirs) stack
popd
  is: changes
  (pop|take|remove) (the)? (top|last)? (folder|entry)? (of|from|off) (the)? (folder|dirs) stack (and (change|go) to it)?
pushd
  is: changes
  (exchange|swap|switch) (the)? top (two|{n:n}) (folder|entry) (in|of|on) (the)? (folder|dirs) stack
`;
