// How other agents ask before a tool call and what they understand as an answer. Pure.
// Sources: code.claude.com/docs/en/hooks, codex-rs/hooks/src/engine/output_parser.rs of openai/codex,
// docs/hooks/reference.md and packages/core/src/scheduler/hook-utils.ts of google-gemini/gemini-cli (as of October 2026).

import type { Shell } from '../../../domain/shell.ts';

export const AGENTS = ['claude', 'codex', 'gemini'] as const;
export type Agent = (typeof AGENTS)[number];

/** `ask`: the agent asks its person. `reason` is a sentence for person and model. */
export type HookDecision = { readonly type: 'allow' | 'ask' | 'deny'; readonly reason: string };

/** What the hook's process leaves. With `exitCode` 2 every one of them blocks the call, and `stderr` is the reason. */
export type HookAnswer = { readonly stdout: string; readonly stderr: string; readonly exitCode: 0 | 2 };

export type HookFormat = {
  /** The names of its shell tools; `person`: it runs the shell of the person's account. */
  readonly tools: Readonly<Record<string, Shell | 'person'>>;
  /** Where the input may name another folder than `cwd`, relative to it. */
  readonly folderKeys: readonly string[];
  readonly answers: Readonly<Record<string, (decision: HookDecision) => HookAnswer>>;
  /** The answer where the event is not one of those: the format's own way of asking, else a block. */
  readonly unreadable: (reason: string) => HookAnswer;
};

export const FORMATS: Readonly<Record<Agent, HookFormat>> = {
  claude: {
    tools: { Bash: 'person', PowerShell: 'powershell' },
    folderKeys: [],
    answers: { PreToolUse: preToolUse, PermissionRequest: permissionRequest },
    unreadable: (reason) => preToolUse({ type: 'ask', reason }),
  },
  codex: {
    tools: { Bash: 'person' },
    folderKeys: [],
    answers: { PreToolUse: preToolUseOfCodex, PermissionRequest: permissionRequest },
    unreadable: block,
  },
  gemini: {
    tools: { run_shell_command: 'bash' },
    folderKeys: ['dir_path', 'directory'],
    answers: { BeforeTool: beforeTool },
    unreadable: (reason) => beforeTool({ type: 'ask', reason }),
  },
};

/** Leaves the call to the agent's own rules. */
export const NO_OPINION: HookAnswer = answerWith({});

export function block(reason: string): HookAnswer {
  return { stdout: '', stderr: `${reason}\n`, exitCode: 2 };
}

function preToolUse({ type, reason }: HookDecision): HookAnswer {
  return answerWith({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: type,
      permissionDecisionReason: reason,
    },
  });
}

/** An `allow` or `ask` there counts as a failed hook, and the call goes on: only a deny stops it. */
function preToolUseOfCodex(decision: HookDecision): HookAnswer {
  if (decision.type === 'allow') return NO_OPINION;
  const { type, reason } = decision;
  const instead =
    'A PreToolUse hook of Codex cannot ask. Run it yourself, or use beck as PermissionRequest hook.';
  return preToolUse({ type: 'deny', reason: type === 'ask' ? `${reason} ${instead}` : reason });
}

/** No decision leaves the question to the person. */
function permissionRequest({ type, reason }: HookDecision): HookAnswer {
  if (type === 'ask') return NO_OPINION;
  const decision = type === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reason };
  return answerWith({ hookSpecificOutput: { hookEventName: 'PermissionRequest', decision } });
}

/** `systemMessage` is what the person sees with the question, `reason` what the model is said. */
function beforeTool({ type, reason }: HookDecision): HookAnswer {
  if (type === 'allow') return answerWith({ decision: 'allow' });
  return answerWith({ decision: type, reason, ...(type === 'ask' ? { systemMessage: reason } : {}) });
}

function answerWith(output: object): HookAnswer {
  return { stdout: `${JSON.stringify(output)}\n`, stderr: '', exitCode: 0 };
}
