// Making folders, and going to one.

import { type SayingRow, sayings } from '../saying-row.ts';

export const NEW_FOLDERS: readonly SayingRow[] = sayings`
mkdir -p {above/}/{paths/}
  is: changes
  fits: ${({ above = [], more = [], paths = [] }) =>
    more.length === 0 && above.length === 1 && paths.length === 1 && !/^[/~.]/.test(paths[0] ?? '')}
  (create|make|mkdir|creates) (intermediate|parent|any missing|needed)? (and)? (intermediate|parent)? folder {above:target} (and {more:target})? (as needed|as required|if needed|if necessary)? and (create|make)? (folder)? {paths:target} (folder)?
  ? make the parent folder "a" and the folder "b" => mkdir -p a/b
mkdir -p {a/}/{b/}/{paths/}
  is: changes
  fits: ${({ paths = [] }) => !/^[/~.]/.test(paths[0] ?? '')}
  (create|make|creates) (intermediate|parent) folder {a:target} and {b:target} (as needed|as required|if needed|if necessary) and (create|make)? (folder)? {paths:target}
  (create|make) (intermediate|parent) folder {a:target} , {b:target} (as needed|as required) and folder {paths:target}
  ? create intermediate directories "x" and "p" as required and create "q" => mkdir -p x/p/q
mkdir -p{options#} {paths/}
  is: changes
  options: verbose=v, parents=, force=
  (create|make|mkdir|creates) (new)? folder {paths:target} (and (its|their|any)? (parent|missing parent|parent folder|intermediate)? (folder)?)? (if (it|they)? (do not|does not|not) (already)? (exist)?|if not exists|unless it exists|as needed|as required|if needed|if necessary|and (do not|not) (cause|give|raise|report)? error if it (exist)?|without error if it (exist)?)
  (create|make) folder to {paths:target} (as needed|as required|if needed|if necessary)
  (create|make) (each|every)? (folder|missing folder) (in|of|for|needed for) path {paths:target}
  ? create the folder thumbs if it does not exist => mkdir -p thumbs
mkdir {paths/}
  is: changes
  derive: ${({ paths = [] }) => ({ paths: paths.map((one) => one.replace(/^(?=[^.])/, '.')) })}
  (create|make|mkdir) (new)? hidden folder (named|called)? ({paths:target}|{paths:ext})
  ? create a hidden folder .cache => mkdir .cache
mkdir{options#} {path/}
  is: changes
  options: parents=-p
  fits: ${({ path = [] }) => path.every((one) => one.startsWith('$'))}
  (create|make|mkdir) (new)? folder (expanded by|named by|stored in|held in|given by|from|in|by)? (value of)? (variable)? {path:variable} (variable)?
  ? create the folder $OUT => mkdir "$OUT"
mkdir{options#} {paths/}
  is: changes
  options: parents=-p, force=-p, verbose=-v, recursive=-p
  (create|make|add|creates|mkdir) (new|empty|an)? (folder|subfolder|path) (named|called|tree|structure|with name|path|hierarchy)? {paths:target} (folder)?
  (create|make) {paths:target} folder
  mkdir {paths:target}
  ? mkdir media/photos/thumbnails => mkdir -p media/photos/thumbnails
`;

export const GOING: readonly SayingRow[] = sayings`
cd "$(dirname "$(command -v {path})")"
  (go|change|cd|change folder|switch|navigate|jump|change to|go to|enter) (to|into)? folder (containing|that contain|holding|with|where) (executable|program|command|binary) {path:name} (executable|program|is|lives|resides)?
  (go|change|cd|change folder|switch|change to) (to|into)? folder (containing|that contain|where) {path:name} (executable|program|command|binary) (is|lives|resides)?
  (go|change|cd|switch) (folder)? (to|into) folder of (executable|program|command|binary) {path:name}
  ? go to the directory containing the "git" executable => cd "$(dirname "$(command -v git)")"
cd -P ..
  fish:
  (change|go|cd|switch|move) (to|into)? (folder)? (parent|parent folder|folder above) and (resolve|resolving|follow) (any)? symlink (in (resulting)? path)?
  ? go to the parent folder and resolve symlinks
cd {path/}/..
  (change|go|cd|move|change folder) (to|into)? parent (folder)? of {path}
  ? go to the parent of docs => cd docs/..
cd "$(dirname {path/})"
  (go|change|cd|change folder|switch|navigate|jump|change to|go to|enter|move) (to|into)? (location of|folder of|folder containing|folder that contains|folder where|parent folder of|directory of|the location of) (file)? {path} (file|is|is located)?
  ? cd to the folder that contains logs/app.log => cd "$(dirname logs/app.log)"
cd "$(dirname "$(find . -name {name} | head -n 1)")"
  is: favour 0.9
  (find|search) (all)? {name:name} (file|entry|folder)? (under|in|below)? (current folder)? and (enter|go|change|cd|change folder|move) (into|to|in)? (parent folder|folder|containing folder) of first (one|match|file)? (found)?
  (go|cd|change folder) (to|into) (folder|parent folder) (of|containing|where) (first)? {name:name} (is)?
  ? go to the folder where util.py is => cd "$(dirname "$(find . -name util.py | head -n 1)")"
`;
