// Handlers for commands that the notation cannot describe, by the name a row gives with `handler=`.

import type { Judgement } from '../judgement/judge.ts';

import { judgeTar, judgeUnpack } from './handlers/archives.ts';

import { judgeCompressor } from './handlers/compressors.ts';

import { judgeChroot, judgeContainer, judgeInside } from './handlers/container.ts';
import { judgeDatabase, judgeDatabaseCommand } from './handlers/databases.ts';
import { judgeDeclare } from './handlers/declare.ts';
import { judgeFd } from './handlers/fd.ts';
import { judgeFind } from './handlers/find.ts';
import {
  judgeAbbr,
  judgeAddPath,
  judgeArgparse,
  judgeFishBind,
  judgeFishShell,
  judgeFishStatus,
  judgeFishString,
} from './handlers/fish.ts';
import { judgeFleet, judgeHadoop, judgeScale } from './handlers/fleet.ts';
import { judgeCd } from './handlers/folder.ts';
import {
  judgeCheckout,
  judgeGit,
  judgeGitClean,
  judgeGitConfig,
  judgeGitObjects,
  judgeInRepository,
  judgeRestore,
} from './handlers/git.ts';
import { judgeEvaluated, judgeInterpreter } from './handlers/interpreter.ts';
import { judgeKill } from './handlers/kill.ts';
import { judgeAutoload, judgeBind, judgeBindkey, judgeCompdef, judgeZstyle } from './handlers/line-editor.ts';
import { judgeCapture, judgeDiff, judgeProcesses, judgeTree } from './handlers/looking.ts';
import { judgeAttributes, judgeChmod } from './handlers/modes.ts';
import { judgeLink, judgeMove } from './handlers/move.ts';
import { judgeCloud, judgeConnected, judgeDownload, judgeRemote } from './handlers/network.ts';
import { judgeNohup, judgeSetsid } from './handlers/nohup.ts';
import {
  judgeBuild,
  judgeConfigured,
  judgeCsplit,
  judgeDisk,
  judgeFormat,
  judgeFormatter,
  judgeInstaller,
  judgeLocked,
  judgeMedia,
  judgeObjcopy,
  judgePdfText,
  judgeSips,
  judgeSplit,
  judgeSqlite,
  judgeTags,
  judgeVersioned,
} from './handlers/programs.ts';
import { judgeRename, judgeZmv } from './handlers/renames.ts';
import { judgeSearch } from './handlers/search.ts';
import { judgeShellOptions } from './handlers/shell-options.ts';
import {
  judgeAlias,
  judgeFishSet,
  judgeHash,
  judgeHistory,
  judgeJobs,
  judgeLet,
  judgeListed,
  judgePrint,
  judgePrintf,
  judgeTrap,
  judgeUnset,
} from './handlers/shell-state.ts';
import {
  judgeCommandWord,
  judgeEval,
  judgeExec,
  judgeShell,
  judgeShift,
  judgeSource,
  judgeWindowsShell,
} from './handlers/shells.ts';
import {
  judgeCompiler,
  judgeDd,
  judgeKeygen,
  judgeMount,
  judgePacman,
  judgeProcessAttributes,
  judgeService,
  judgeTee,
  judgeUnits,
} from './handlers/system.ts';
import { judgeTestCommand } from './handlers/test-command.ts';
import { judgeTmux } from './handlers/tmux.ts';
import {
  judgeEnvironment,
  judgeMultiplexer,
  judgeParallel,
  judgeTextCommand,
  judgeXargs,
} from './handlers/wrappers.ts';
import { judgeZshPrint, judgeZshPrintf, judgeZshTest } from './handlers/zsh-numbers.ts';
import type { Call } from './row.ts';

export const HANDLERS: Readonly<
  Record<
    string,
    (judgement: Judgement, call: Call, subcommand: (judgement: Judgement, call: Call) => void) => void
  >
> = {
  abbr: judgeAbbr,
  'add-path': judgeAddPath,
  alias: judgeAlias,
  argparse: judgeArgparse,
  attributes: judgeAttributes,
  autoload: judgeAutoload,
  compdef: judgeCompdef,
  bind: judgeBind,
  bindkey: judgeBindkey,
  build: judgeBuild,
  locked: judgeLocked,
  capture: judgeCapture,
  cd: judgeCd,
  checkout: judgeCheckout,
  chroot: judgeChroot,
  chmod: judgeChmod,
  cloud: judgeCloud,
  command: judgeCommandWord,
  compiler: judgeCompiler,
  compressor: judgeCompressor,
  configured: judgeConfigured,
  versioned: judgeVersioned,
  connected: judgeConnected,
  container: judgeContainer,
  dd: judgeDd,
  declare: judgeDeclare,
  diff: judgeDiff,
  tree: judgeTree,
  disk: judgeDisk,
  download: judgeDownload,
  environment: judgeEnvironment,
  eval: judgeEval,
  evaluated: judgeEvaluated,
  exec: judgeExec,
  fd: judgeFd,
  find: judgeFind,
  fleet: judgeFleet,
  format: judgeFormat,
  hadoop: judgeHadoop,
  scale: judgeScale,
  database: judgeDatabase,
  'database-command': judgeDatabaseCommand,
  fish: judgeFishShell,
  'fish-bind': judgeFishBind,
  'fish-set': judgeFishSet,
  'fish-status': judgeFishStatus,
  'fish-string': judgeFishString,
  git: judgeGit,
  'git-clean': judgeGitClean,
  'git-config': judgeGitConfig,
  'git-objects': judgeGitObjects,
  'git-restore': judgeRestore,
  hash: judgeHash,
  history: judgeHistory,
  inside: judgeInside,
  installer: judgeInstaller,
  interpreter: judgeInterpreter,
  keygen: judgeKeygen,
  jobs: judgeJobs,
  kill: judgeKill,
  let: judgeLet,
  listed: judgeListed,
  mount: judgeMount,
  link: judgeLink,
  move: judgeMove,
  media: judgeMedia,
  nohup: judgeNohup,
  setsid: judgeSetsid,
  processes: judgeProcesses,
  'process-attributes': judgeProcessAttributes,
  multiplexer: judgeMultiplexer,
  pacman: judgePacman,
  parallel: judgeParallel,
  objcopy: judgeObjcopy,
  'pdf-text': judgePdfText,
  print: judgePrint,
  printf: judgePrintf,
  remote: judgeRemote,
  rename: judgeRename,
  repository: judgeInRepository,
  search: judgeSearch,
  service: judgeService,
  shell: judgeShell,
  shift: judgeShift,
  'shell-options': judgeShellOptions,
  source: judgeSource,
  sips: judgeSips,
  sqlite: judgeSqlite,
  tags: judgeTags,
  tar: judgeTar,
  tee: judgeTee,
  test: judgeTestCommand,
  split: judgeSplit,
  csplit: judgeCsplit,
  formatter: judgeFormatter,
  text: judgeTextCommand,
  tmux: judgeTmux,
  trap: judgeTrap,
  unpack: judgeUnpack,
  unset: judgeUnset,
  units: judgeUnits,
  'windows-shell': judgeWindowsShell,
  xargs: judgeXargs,
  zstyle: judgeZstyle,
  zmv: judgeZmv,
  'zsh-print': judgeZshPrint,
  'zsh-printf': judgeZshPrintf,
  'zsh-test': judgeZshTest,
};
