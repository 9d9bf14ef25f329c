// How each agent asks before a tool call and which answers it honours. A newcomer adds a row; docs/agents.md says the same in words.

import type { Shell } from '../../../domain/shell.ts';
import {
  type Answering,
  agyDecision,
  beforeTool,
  block,
  cursorPermission,
  exitCode,
  flatPermission,
  type HookAnswer,
  NO_OPINION,
  permissionRequest,
  preToolUse,
  preToolUseOfCodex,
} from './answers.ts';
import type { Agent } from './names.ts';

/** What a tool does with what its input says. Keys are tried in order; `person`: the shell of the person's account. */
export type Tool =
  | {
      readonly type: 'shell';
      readonly shell: Shell | 'person';
      readonly command: string;
      /** Another folder than the message's, relative to it. */
      readonly folder: readonly string[];
    }
  | { readonly type: 'write' | 'read'; readonly path: readonly string[] }
  /** A patch that names its files: `*** Update File: path`. */
  | { readonly type: 'patch'; readonly text: readonly string[] };

/** Stands for an input that is text itself. */
export const WHOLE_INPUT = '*';

export type HookEvent = {
  readonly answer: Answering;
  /** Which answers the agent acts on; it acts on every denial. */
  readonly honours: { readonly allow: boolean; readonly ask: boolean };
};

export type HookRow = {
  readonly title: string;
  /** What was read, and as of which version. */
  readonly source: string;
  /** Follows "If the hook breaks": it fails, or answers too late. */
  readonly broken: string;
  /** Keys of the message, `a.b` for a member of a member; `''` is the message itself. The first that is there counts. */
  readonly keys: {
    /** Absent: the message names no event, since it only comes from the first of `events`. */
    readonly event?: readonly string[];
    /** Absent, or not there: the event says which tool. */
    readonly tool?: readonly string[];
    readonly input: readonly string[];
    readonly cwd: readonly string[];
  };
  readonly tools: Readonly<Record<string, Tool>>;
  readonly events: Readonly<Record<string, HookEvent>>;
  /** Where beck leaves the call to the agent. */
  readonly noOpinion?: HookAnswer;
  /** The answer to a message that cannot be read: the agent's own way of asking, else a block. */
  readonly unreadable: (reason: string) => HookAnswer;
  /** Messages as the agent sends them. */
  readonly messages: {
    readonly shell: (cwd: string, command: string) => object;
    readonly write?: (cwd: string, path: string) => object;
  };
};

export const ROWS: Readonly<Record<Agent, HookRow>> = {
  claude: {
    title: 'Claude Code',
    source: 'code.claude.com/docs/en/hooks, October 2026',
    broken: 'the call goes on by its own rules',
    ...claudeLike('hook_event_name'),
    tools: {
      Bash: shell('person'),
      PowerShell: shell('powershell'),
      Write: write('file_path'),
      Edit: write('file_path'),
      MultiEdit: write('file_path'),
      NotebookEdit: write('notebook_path'),
      Read: read('file_path'),
    },
    events: {
      PreToolUse: { answer: preToolUse, honours: { allow: true, ask: true } },
      PermissionRequest: { answer: permissionRequest, honours: { allow: true, ask: true } },
    },
    unreadable: (reason) => preToolUse({ type: 'ask', reason }),
    messages: toolMessages('PreToolUse', 'Bash', { tool: 'Write', key: 'file_path' }),
  },
  codex: {
    title: 'Codex',
    source: 'codex-rs/hooks of openai/codex, October 2026; 0.144.3 as safe-chains probed it in July 2026',
    broken: 'the call goes on by its own rules',
    ...claudeLike('hook_event_name'),
    tools: { Bash: shell('person'), apply_patch: patch('command', 'input') },
    events: {
      PreToolUse: { answer: preToolUseOfCodex, honours: { allow: false, ask: false } },
      PermissionRequest: { answer: permissionRequest, honours: { allow: true, ask: true } },
    },
    unreadable: block,
    messages: toolMessages('PreToolUse', 'Bash'),
  },
  gemini: {
    title: 'Gemini CLI',
    source:
      'docs/hooks/reference.md and packages/core/src/scheduler/hook-utils.ts of google-gemini/gemini-cli, October 2026',
    broken: 'the call goes on by its own rules',
    ...claudeLike('hook_event_name'),
    tools: {
      run_shell_command: shell('bash', ['dir_path', 'directory']),
      write_file: write('file_path'),
      replace: write('file_path'),
      read_file: read('file_path', 'absolute_path'),
    },
    events: { BeforeTool: { answer: beforeTool, honours: { allow: true, ask: true } } },
    unreadable: (reason) => beforeTool({ type: 'ask', reason }),
    messages: toolMessages('BeforeTool', 'run_shell_command', { tool: 'write_file', key: 'file_path' }),
  },
  agy: {
    title: 'Antigravity CLI',
    source: 'the hooks page of agy 1.1.2 and HARNESS-BEHAVIORS.md of safe-chains, July 2026',
    broken: 'it asks you',
    keys: {
      tool: ['toolCall.name'],
      input: ['toolCall.args'],
      cwd: ['toolCall.args.Cwd', 'workspacePaths.0'],
    },
    tools: { run_command: { type: 'shell', shell: 'person', command: 'CommandLine', folder: [] } },
    events: { PreToolUse: { answer: agyDecision, honours: { allow: false, ask: true } } },
    // Without a decision it asks.
    noOpinion: agyDecision({ type: 'allow', reason: 'beck judges commands only.' }),
    unreadable: (reason) => agyDecision({ type: 'ask', reason }),
    messages: {
      shell: (cwd, command) => ({
        conversationId: 'c',
        stepIdx: 1,
        toolCall: { name: 'run_command', args: { CommandLine: command } },
        workspacePaths: [cwd],
      }),
    },
  },
  copilot: {
    title: 'GitHub Copilot CLI',
    source: 'content/copilot/reference/hooks-reference.md of github/docs at 05da5bc; CLI 1.0.71',
    broken: 'the call is denied, but runs by its own rules if beck takes longer than its time limit',
    keys: { tool: ['toolName'], input: ['toolArgs'], cwd: ['cwd'] },
    tools: {
      bash: shell('bash'),
      powershell: shell('powershell'),
      create: write('path'),
      edit: write('path'),
      str_replace_editor: write('path'),
      apply_patch: patch('patch', 'input', WHOLE_INPUT),
      view: read('path'),
    },
    events: { preToolUse: { answer: flatPermission, honours: { allow: true, ask: true } } },
    unreadable: (reason) => flatPermission({ type: 'ask', reason }),
    messages: {
      shell: (cwd, command) => ({
        sessionId: 's',
        timestamp: 1_764_331_200_000,
        cwd,
        toolName: 'bash',
        toolArgs: JSON.stringify({ command, description: 'Test' }),
      }),
      write: (cwd, path) => ({
        sessionId: 's',
        timestamp: 1_764_331_200_000,
        cwd,
        toolName: 'create',
        toolArgs: JSON.stringify({ path, file_text: 'x' }),
      }),
    },
  },
  cursor: {
    title: 'Cursor',
    source: 'cursor.com/docs/agent/hooks and cursor-agent 2026.07.16 as safe-chains drove it',
    broken: 'the call is denied, by failClosed',
    keys: {
      event: ['hook_event_name'],
      tool: ['tool_name'],
      input: ['tool_input', ''],
      cwd: ['cwd', 'workspace_roots.0'],
    },
    tools: {
      beforeShellExecution: shell('person'),
      beforeReadFile: read('file_path'),
      Write: write('file_path', 'path'),
      Edit: write('file_path', 'path'),
    },
    events: {
      beforeShellExecution: { answer: cursorPermission, honours: { allow: false, ask: false } },
      beforeReadFile: { answer: cursorPermission, honours: { allow: true, ask: false } },
      preToolUse: { answer: cursorPermission, honours: { allow: false, ask: false } },
    },
    noOpinion: cursorPermission({ type: 'allow', reason: 'beck leaves this to Cursor.' }),
    unreadable: block,
    messages: {
      shell: (cwd, command) => ({
        conversation_id: 'c',
        generation_id: 'g',
        hook_event_name: 'beforeShellExecution',
        workspace_roots: [cwd],
        command,
        cwd: '',
      }),
      write: (cwd, path) => ({
        conversation_id: 'c',
        hook_event_name: 'preToolUse',
        workspace_roots: [cwd],
        tool_name: 'Write',
        tool_input: { file_path: path, content: 'x' },
        cwd,
      }),
    },
  },
  droid: {
    title: 'Factory Droid',
    source: 'docs.factory.ai/harness/hooks and docs.factory.ai/reference/hooks-reference, August 2026',
    broken: 'the call goes on by its own rules',
    ...claudeLike('hook_event_name', 'hookEventName'),
    tools: {
      Execute: shell('person'),
      Create: write('file_path'),
      Edit: write('file_path'),
      MultiEdit: write('file_path'),
      ApplyPatch: patch('input', 'patch'),
      Read: read('file_path'),
    },
    events: { PreToolUse: { answer: preToolUse, honours: { allow: true, ask: true } } },
    unreadable: (reason) => preToolUse({ type: 'ask', reason }),
    messages: toolMessages('PreToolUse', 'Execute', { tool: 'Create', key: 'file_path' }),
  },
  kiro: {
    title: 'Kiro CLI',
    source: 'kiro.dev/docs/cli/hooks (2.x) and kiro.dev/docs/hooks (3.x), August 2026',
    broken: 'the call goes on by its own rules',
    ...claudeLike('hook_event_name'),
    tools: {
      shell: shell('bash'),
      execute_bash: shell('bash'),
      execute_cmd: shell('cmd'),
      write: write('path'),
      fs_write: write('path'),
    },
    events: {
      PreToolUse: { answer: exitCode, honours: { allow: false, ask: false } },
      preToolUse: { answer: exitCode, honours: { allow: false, ask: false } },
    },
    unreadable: block,
    messages: toolMessages('preToolUse', 'execute_bash', { tool: 'fs_write', key: 'path' }),
  },
  opencode: {
    title: 'opencode',
    source: 'opencode.ai/v2/docs/build/plugins (2.0), October 2026',
    broken: 'the call is denied',
    ...claudeLike('hook_event_name'),
    tools: {
      bash: shell('person', ['workdir', 'cwd']),
      shell: shell('person', ['workdir', 'cwd']),
      write: write('filePath', 'path'),
      edit: write('filePath', 'path'),
      multiedit: write('filePath', 'path'),
      apply_patch: patch('patchText', 'patch'),
      patch: patch('patchText', 'patch'),
      read: read('filePath', 'path'),
    },
    events: { 'execute.before': { answer: exitCode, honours: { allow: false, ask: false } } },
    unreadable: block,
    messages: toolMessages('execute.before', 'shell', { tool: 'write', key: 'filePath' }),
  },
  qwen: {
    title: 'Qwen Code',
    source: 'docs/users/features/hooks.md of QwenLM/qwen-code at 00d06c8',
    broken: 'the call goes on by its own rules',
    ...claudeLike('hook_event_name'),
    tools: {
      run_shell_command: shell('bash', ['directory']),
      write_file: write('file_path'),
      edit: write('file_path'),
      read_file: read('file_path', 'absolute_path'),
    },
    events: { PreToolUse: { answer: preToolUse, honours: { allow: true, ask: true } } },
    unreadable: (reason) => preToolUse({ type: 'ask', reason }),
    messages: toolMessages('PreToolUse', 'run_shell_command', { tool: 'write_file', key: 'file_path' }),
  },
  windsurf: {
    title: 'Windsurf',
    source: 'docs.windsurf.com/windsurf/cascade/hooks, September 2026',
    broken: 'the call goes on by its own rules',
    keys: { event: ['agent_action_name'], input: ['tool_info'], cwd: ['tool_info.cwd'] },
    tools: {
      pre_run_command: { type: 'shell', shell: 'person', command: 'command_line', folder: [] },
      pre_write_code: write('file_path'),
      pre_read_code: read('file_path'),
    },
    events: {
      pre_run_command: { answer: exitCode, honours: { allow: false, ask: false } },
      pre_write_code: { answer: exitCode, honours: { allow: false, ask: false } },
      pre_read_code: { answer: exitCode, honours: { allow: false, ask: false } },
    },
    unreadable: block,
    messages: {
      shell: (cwd, command) => ({
        agent_action_name: 'pre_run_command',
        trajectory_id: 't',
        execution_id: 'e',
        tool_info: { command_line: command, cwd },
      }),
      write: (_cwd, path) => ({
        agent_action_name: 'pre_write_code',
        trajectory_id: 't',
        execution_id: 'e',
        tool_info: { file_path: path, edits: [{ old_string: 'a', new_string: 'b' }] },
      }),
    },
  },
};

export function noOpinionOf(row: HookRow): HookAnswer {
  return row.noOpinion ?? NO_OPINION;
}

function claudeLike(...event: readonly string[]): Pick<HookRow, 'keys'> {
  return { keys: { event, tool: ['tool_name'], input: ['tool_input'], cwd: ['cwd'] } };
}

function toolMessages(
  event: string,
  tool: string,
  file?: { readonly tool: string; readonly key: string },
): HookRow['messages'] {
  const message = (cwd: string, name: string, input: object): object => ({
    session_id: 's',
    cwd,
    hook_event_name: event,
    tool_name: name,
    tool_input: input,
  });
  return {
    shell: (cwd, command) => message(cwd, tool, { command }),
    ...(file && { write: (cwd, path) => message(cwd, file.tool, { [file.key]: path, content: 'x' }) }),
  };
}

function shell(which: Shell | 'person', folder: readonly string[] = []): Tool {
  return { type: 'shell', shell: which, command: 'command', folder };
}

function write(...path: readonly string[]): Tool {
  return { type: 'write', path };
}

function read(...path: readonly string[]): Tool {
  return { type: 'read', path };
}

function patch(...text: readonly string[]): Tool {
  return { type: 'patch', text };
}
