// The agents whose hooks beck answers, by the names that flags take.

export const AGENTS = [
  'claude',
  'codex',
  'gemini',
  'agy',
  'copilot',
  'cursor',
  'droid',
  'kiro',
  'opencode',
  'qwen',
  'windsurf',
] as const;
export type Agent = (typeof AGENTS)[number];
