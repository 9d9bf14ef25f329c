// The words in which a hook answers, one function for each form that agents read. Pure.

export type HookDecision = {
  readonly type: 'allow' | 'ask' | 'deny';
  /** A sentence for the person and the model. */
  readonly reason: string;
  /** Of an `ask`: it is never left to the agent's own rules. */
  readonly grave?: boolean;
};

/** What the hook's process leaves. With `exitCode` 2 every agent stops the call, and `stderr` is the reason. */
export type HookAnswer = { readonly stdout: string; readonly stderr: string; readonly exitCode: 0 | 2 };

export type Answering = (decision: HookDecision) => HookAnswer;

/** Leaves the call to the agent's own rules. */
export const NO_OPINION: HookAnswer = answerWith({});

export function block(reason: string): HookAnswer {
  return { stdout: '', stderr: `${reason}\n`, exitCode: 2 };
}

export const preToolUse: Answering = ({ type, reason }) =>
  answerWith({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: type,
      permissionDecisionReason: reason,
    },
  });

/** Codex counts an `allow` as a failed hook. */
export const preToolUseOfCodex: Answering = (decision) =>
  decision.type === 'allow' ? NO_OPINION : preToolUse({ ...decision, type: 'deny' });

/** No decision leaves the question to the person. */
export const permissionRequest: Answering = ({ type, reason }) => {
  if (type === 'ask') return NO_OPINION;
  const decision = type === 'allow' ? { behavior: 'allow' } : { behavior: 'deny', message: reason };
  return answerWith({ hookSpecificOutput: { hookEventName: 'PermissionRequest', decision } });
};

/** `systemMessage` is what the person sees with the question, `reason` what the model is told. */
export const beforeTool: Answering = ({ type, reason }) =>
  type === 'allow'
    ? answerWith({ decision: 'allow' })
    : answerWith({ decision: type, reason, ...(type === 'ask' ? { systemMessage: reason } : {}) });

export const flatPermission: Answering = ({ type, reason }) =>
  answerWith({ permissionDecision: type, permissionDecisionReason: reason });

/** `ask` would pass what the person once allowed by its first word; `force_ask` asks. */
export const agyDecision: Answering = ({ type, reason }) =>
  answerWith({ decision: type === 'ask' ? 'force_ask' : type, reason });

export const cursorPermission: Answering = ({ type, reason }) =>
  answerWith({ permission: type, user_message: reason, agent_message: reason });

/** The exit code is all that counts. */
export const exitCode: Answering = ({ type, reason }) => (type === 'allow' ? SILENT : block(reason));

/** The line of the entry stops the call where nothing at all is written. */
const SILENT: HookAnswer = { stdout: '\n', stderr: '', exitCode: 0 };

function answerWith(output: object): HookAnswer {
  return { stdout: `${asciiJson(output)}\n`, stderr: '', exitCode: 0 };
}

/** What reads it may be in a locale without UTF-8. */
function asciiJson(value: object): string {
  return JSON.stringify(value).replace(
    /[^ -~]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
