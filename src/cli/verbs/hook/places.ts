// Where each agent reads its hooks, and what stands there for beck. A newcomer adds a row.

import { existsSync, readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import type { Launch } from './launch.ts';
import type { Agent } from './names.ts';

type Person = {
  readonly home: string;
  readonly env: Readonly<Record<string, string | undefined>>;
};

export type HookPlace = {
  /** Absolute. */
  readonly file: string;
  readonly content:
    | { readonly type: 'whole'; readonly text: (launch: Launch) => string }
    /** Entries in a JSON file that others use too: a list to which one is added, by its keys. */
    | {
        readonly type: 'entries';
        readonly base: Readonly<Record<string, unknown>>;
        readonly entries: (launch: Launch) => readonly {
          readonly list: readonly string[];
          readonly entry: object;
        }[];
      };
  /** What the person does then. */
  readonly after: string;
};

export function placeOf(agent: Agent, person: Person): HookPlace {
  return PLACES[agent](person);
}

const RESTART = 'Restart it to use the hook.';

const PLACES: Readonly<Record<Agent, (person: Person) => HookPlace>> = {
  claude: ({ home, env }) => ({
    file: join(folderOf(env['CLAUDE_CONFIG_DIR'], home, '.claude'), 'settings.json'),
    content: groups('PreToolUse', 'Bash|PowerShell|Write|Edit|MultiEdit|NotebookEdit'),
    after: 'New sessions use it; /hooks shows it.',
  }),
  codex: ({ home, env }) => ({
    file: join(folderOf(env['CODEX_HOME'], home, '.codex'), 'hooks.json'),
    content: {
      type: 'entries',
      base: {},
      entries: ({ line }) => [
        { list: ['hooks', 'PreToolUse'], entry: group('^(Bash|apply_patch)$', { command: line }) },
        { list: ['hooks', 'PermissionRequest'], entry: group('^Bash$', { command: line }) },
      ],
    },
    after: 'Codex asks once whether you trust the hook.',
  }),
  gemini: ({ home }) => ({
    file: join(home, '.gemini/settings.json'),
    content: groups('BeforeTool', 'run_shell_command|write_file|replace'),
    after: RESTART,
  }),
  agy: ({ home }) => ({
    file: join(home, '.gemini/config/hooks.json'),
    content: {
      type: 'entries',
      base: {},
      entries: ({ line }) => [
        { list: ['beck', 'PreToolUse'], entry: group('run_command', { command: line, timeout: 10 }) },
      ],
    },
    after: 'See /hooks there: versions that only read the hooks of plugins do not list it.',
  }),
  copilot: ({ home, env }) => ({
    file: join(folderOf(env['COPILOT_HOME'], home, '.copilot'), 'hooks/beck.json'),
    content: {
      type: 'whole',
      text: ({ line, inPowerShell }) =>
        json({
          version: 1,
          hooks: {
            preToolUse: [{ type: 'command', [inPowerShell ? 'powershell' : 'bash']: line, timeoutSec: 30 }],
          },
        }),
    },
    after: RESTART,
  }),
  cursor: ({ home }) => ({
    file: join(home, '.cursor/hooks.json'),
    content: {
      type: 'entries',
      base: { version: 1 },
      entries: ({ line }) => [
        { list: ['hooks', 'beforeShellExecution'], entry: { command: line, failClosed: true } },
        {
          list: ['hooks', 'preToolUse'],
          entry: { matcher: 'Write|Edit', command: line, failClosed: true },
        },
      ],
    },
    after: RESTART,
  }),
  droid: ({ home }) => droid(join(home, '.factory')),
  kiro: ({ home }) => ({
    file: join(home, '.kiro/hooks/beck.json'),
    content: {
      type: 'whole',
      text: ({ line }) =>
        json({
          version: 'v1',
          hooks: [
            {
              name: 'beck',
              trigger: 'PreToolUse',
              matcher: '^(shell|execute_bash|execute_cmd|write|fs_write)$',
              action: { type: 'command', command: line },
              timeout: 30,
              enabled: true,
            },
          ],
        }),
    },
    after: 'Kiro CLI 3 reads it; before, hooks stand in the file of an agent.',
  }),
  opencode: ({ home, env }) => ({
    file: join(folderOf(env['XDG_CONFIG_HOME'], home, '.config'), 'opencode/plugins/beck.js'),
    content: { type: 'whole', text: pluginOfOpencode },
    after: 'opencode 2 reads it at its next start.',
  }),
  qwen: ({ home }) => ({
    file: join(home, '.qwen/settings.json'),
    content: groups('PreToolUse', '^(run_shell_command|write_file|edit)$'),
    after: RESTART,
  }),
  windsurf: ({ home }) => ({
    file: join(home, '.codeium/windsurf/hooks.json'),
    content: {
      type: 'entries',
      base: {},
      entries: ({ line }) =>
        ['pre_run_command', 'pre_write_code'].map((event) => ({
          list: ['hooks', event],
          entry: { command: line, show_output: true },
        })),
    },
    after: RESTART,
  }),
};

/** Droid reads the hooks in its settings only while there is no `hooks.json`, which names events at its top. */
function droid(folder: string): HookPlace {
  const [own, settings] = [join(folder, 'hooks.json'), join(folder, 'settings.json')];
  const inSettings = !existsSync(own) && holdsHooks(settings);
  return {
    file: inSettings ? settings : own,
    content: {
      type: 'entries',
      base: {},
      entries: ({ line }) => [
        {
          list: [...(inSettings ? ['hooks'] : []), 'PreToolUse'],
          entry: group('Execute|Create|Edit|MultiEdit|ApplyPatch', { command: line }),
        },
      ],
    },
    after: 'New sessions use it; /hooks shows it.',
  };
}

function holdsHooks(file: string): boolean {
  try {
    return /"hooks"\s*:/.test(readFileSync(file, 'utf8'));
  } catch {
    // There is no such file.
    return false;
  }
}

function folderOf(named: string | undefined, home: string, usual: string): string {
  return named && isAbsolute(named) ? named : join(home, usual);
}

function groups(event: string, matcher: string): HookPlace['content'] {
  return {
    type: 'entries',
    base: {},
    entries: ({ line }) => [{ list: ['hooks', event], entry: group(matcher, { command: line }) }],
  };
}

function group(matcher: string, hook: object): object {
  return { matcher, hooks: [{ type: 'command', ...hook }] };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Whatever goes wrong throws, and a hook that throws keeps the tool from running. */
function pluginOfOpencode({ words: [program = '', ...args] }: Launch): string {
  return `// beck's judge before opencode's tools. Written by: beck hook install opencode
import { spawnSync } from "node:child_process"

const TOOLS = ["bash", "shell", "write", "edit", "multiedit", "patch", "apply_patch"]

export default {
  id: "beck",
  async setup(ctx) {
    const cwd = ctx.location?.directory ?? process.cwd()
    await ctx.tool.hook("execute.before", (event) => {
      if (!TOOLS.includes(event.tool)) return
      const message = {
        hook_event_name: "execute.before",
        tool_name: event.tool,
        tool_input: event.input,
        cwd,
      }
      const { status, stdout, stderr } = spawnSync(${JSON.stringify(program)}, ${JSON.stringify(args)}, {
        input: JSON.stringify(message),
        encoding: "utf8",
      })
      if (status !== 0 || !stdout) throw new Error((stderr ?? "").trim() || "beck could not judge this.")
    })
  },
}
`;
}
