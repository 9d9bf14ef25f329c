// The facts that rules about files produce: one condition, one place, one action; `readings/files.ts` combines them.

import type { Filter, LineStep, Match, Output, Text } from '../request.ts';

export type FileFact =
  | { readonly is: 'filter'; readonly filter: Filter }
  /** `in 2024`: in the folder, where there is one. */
  | { readonly is: 'inYear'; readonly folder: Text; readonly filters: readonly Filter[] }
  /** Between two conditions, either of which is enough. */
  | { readonly is: 'or' }
  /** A change is confirmed file by file. */
  | { readonly is: 'asking' }
  | { readonly is: 'root'; readonly roots: readonly Text[]; readonly below?: boolean }
  | { readonly is: 'here'; readonly below?: boolean }
  /** `in a folder`, without saying which. */
  | { readonly is: 'somewhere' }
  | { readonly is: 'depth'; readonly least?: number; readonly most?: number }
  | { readonly is: 'recursive'; readonly recursive: boolean }
  | { readonly is: 'pruned'; readonly names: readonly Text[] }
  | { readonly is: 'verb'; readonly verb: 'find' | 'list' | 'rename' }
  | { readonly is: 'ignoreCase' }
  | { readonly is: 'do'; readonly act: FileAct }
  | { readonly is: 'step'; readonly step: ListStep }
  | { readonly is: 'line'; readonly step: LineStep }
  | { readonly is: 'show'; readonly what: Show }
  | { readonly is: 'output'; readonly output: Output }
  /** `to X`, and a verb that says it is a file to be written. */
  | { readonly is: 'target'; readonly to: Text }
  | { readonly is: 'save' }
  /** Copies keep their path relative to the current folder. */
  | { readonly is: 'withParents' }
  /** Error messages of the search are hidden. */
  | { readonly is: 'quiet' }
  | { readonly is: 'grepFlag'; readonly flag: 'numbered' | 'filesOnly' | 'word' | 'noNames' | 'counted' }
  /** Only files of this extension can be meant. */
  | { readonly is: 'needs'; readonly extension: string }
  /** A condition that `find` has no simple words for: nothing is proposed. */
  | { readonly is: 'unclear' }
  /** Files and folders alike. */
  | { readonly is: 'entries' }
  | { readonly is: 'nothing' };

/** What is printed of each file. */
export type Show =
  | 'names'
  | 'absolute'
  | 'long'
  | 'size'
  | 'null'
  | 'folder'
  | 'date'
  | 'accessed'
  | 'mode'
  | 'owner'
  | 'group'
  | 'target'
  | 'inode'
  | 'type'
  | 'stem'
  | 'one-line'
  | 'commas'
  | 'colons'
  | 'quoted'
  | 'inside';

/** A step on the list of names. */
export type ListStep =
  | { readonly type: 'sort'; readonly by: 'name' | 'size' | 'date' | 'number'; readonly reversed?: boolean }
  | { readonly type: 'first'; readonly count: number }
  | { readonly type: 'last'; readonly count: number }
  | { readonly type: 'count' }
  | { readonly type: 'unique' }
  /** `ofAll`: of whatever is asked for, `in total`. */
  | { readonly type: 'total'; readonly ofAll?: true }
  /** Of their sizes. */
  | { readonly type: 'average' }
  /** Shown in a pager. */
  | { readonly type: 'page' };

export type FileAct =
  | { readonly type: 'delete'; readonly asking?: boolean }
  | { readonly type: 'copy' | 'move'; readonly to: Text; readonly parents?: boolean }
  /** A symbolic link to each, in a folder. */
  | { readonly type: 'link'; readonly to: Text }
  | { readonly type: 'mode'; readonly mode: string }
  | { readonly type: 'owner'; readonly owner: Text; readonly group?: boolean }
  | { readonly type: 'grep'; readonly text: Text; readonly match: Match }
  /** What `sed` does to the lines of each, in the file itself. */
  | { readonly type: 'edit'; readonly step: LineStep }
  | { readonly type: 'contents' }
  | { readonly type: 'sum'; readonly program: string }
  /** The first or last lines of each. */
  | { readonly type: 'ends'; readonly end: 'first' | 'last'; readonly count: number }
  | { readonly type: 'lines'; readonly total: boolean; readonly what: 'l' | 'w' | 'c' }
  | { readonly type: 'each'; readonly command: string }
  | { readonly type: 'rehearse'; readonly command: string }
  | { readonly type: 'say'; readonly text: Text }
  | { readonly type: 'archive'; readonly file: Text }
  | { readonly type: 'rename'; readonly how: Rename };

export type Rename =
  | { readonly type: 'prefix'; readonly text: Text }
  | { readonly type: 'suffix'; readonly text: Text }
  | { readonly type: 'extension'; readonly to: Text }
  | { readonly type: 'replace'; readonly from: Text; readonly to: Text }
  | { readonly type: 'case'; readonly upper: boolean };
