// Making folders, and going to one.

import { type SayingRow, sayings } from '../saying-row.ts';

export const NEW_FOLDERS: readonly SayingRow[] = sayings`
mkdir -p {above/}/{paths/}
  is: changes
  fits: ${({ above = [], more = [], paths = [] }) =>
    more.length === 0 && above.length === 1 && paths.length === 1 && !/^[/~.]/.test(paths[0] ?? '')}
  (create|make|mkdir|creates) (intermediate|parent|any missing|needed)? (and)? (intermediate|parent)? folder {above:target} (and {more:target})? (as needed|as required|if needed|if necessary)? and (create|make)? (folder)? {paths:target} (folder)?
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
mkdir {paths/}
  is: changes
  fits: ${({ paths = [] }) => paths.every((one) => /^\.\w/.test(one))}
  (create|make|mkdir) (new)? hidden folder (named|called)? {paths:target}
mkdir{options#} {paths*}
  is: changes
  options: parents=-p, verbose=-v, force=-p
  (create|make) (new)? {n} folder (named|called)? {paths:titles}
mkdir{options#} {path/}
  is: changes
  options: parents=-p
  fits: ${({ path = [] }) => path.every((one) => one.startsWith('$'))}
  (create|make|mkdir) (new)? folder (expanded by|named by|stored in|held in|given by|from|in|by)? (value of)? (variable)? {path:variable} (variable)?
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
  ? go to the directory containing the "git" executable => cd "$(dirname "$(command -v git)")"
cd -P ..
  fish:
  (change|go|cd|switch|move) (to|into)? (folder)? (parent|parent folder|folder above) and (resolve|resolving|follow) (any)? symlink (in (resulting)? path)?
cd {path/}/..
  (change|go|cd|move|change folder) (to|into)? parent (folder)? of {path}
cd "$(dirname {path/})"
  (go|change|cd|change folder|switch|navigate|jump|change to|go to|enter|move) (to|into)? (location of|folder of|folder containing|folder that contains|folder where|parent folder of|directory of|the location of) (file)? {path} (file|is|is located)?
cd {path/}
  (go|change|cd|change folder|switch|navigate|jump|enter) (to|into)? (folder)? {path} (folder)?
cd ..
  (go|change|cd|change folder|switch|navigate) (to|into)? (parent folder|folder above|one folder up|up) (folder)? (and do not resolve symlink in resulting path|without resolving symlink)?
  (go|move) up one (folder|level)
cd -
  (go|change|cd|change folder|switch) (to|into)? (previous|last) (folder)?
  go back to previous folder
cd "$(dirname "$(find . -name {name} | head -n 1)")"
  is: favour 0.9
  (find|search) (all)? {name:name} (file|entry|folder)? (under|in|below)? (current folder)? and (enter|go|change|cd|change folder|move) (into|to|in)? (parent folder|folder|containing folder) of first (one|match|file)? (found)?
  (go|cd|change folder) (to|into) (folder|parent folder) (of|containing|where) (first)? {name:name} (is)?
`;
