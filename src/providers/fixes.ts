// A fix of the table as a provider: one command with its reason, or the reason alone.

import type { Provider } from '../domain/conversation.ts';
import type { Fix } from '../recipes/fixes/fix.ts';
import { RECIPES } from './traits.ts';

export function fixProvider({ why, command }: Fix): Provider {
  return {
    ...RECIPES,
    ask: async ({ attempts = [] }, { onText }) => {
      if (command !== undefined && attempts.length === 0) {
        const call = { id: 'fix-1', name: 'run_in_shell', arguments: JSON.stringify({ command, why }) };
        return { text: '', toolCalls: [call], finish: 'tool-calls' };
      }
      const text = command === undefined ? why : '';
      if (text !== '') onText(text);
      return { text, toolCalls: [], finish: 'stop' };
    },
  };
}
