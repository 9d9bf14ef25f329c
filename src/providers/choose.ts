// Which provider answers, from the settings that were chosen.

import type { Provider } from '../domain/conversation.ts';
import { ProviderError } from '../domain/errors.ts';
import { addressOf, isOnThisMachine } from './address.ts';
import { withFallback } from './fallback.ts';
import { openaiCompatible } from './openai-compatible.ts';
import { SERVERS, type ServerName } from './rows.ts';

export type ProviderChoice = {
  readonly provider: ServerName | 'recipes';
  readonly baseUrl: string | undefined;
  readonly model: string | undefined;
  /** Called when a question is asked, and not before its address is found fit for a key. */
  readonly loadKey: () => Promise<string | undefined>;
  readonly hasKey: boolean;
  readonly allowPlainHttp: boolean;
};

/** `say` gets one sentence when a server fails and the recipes answer in its place. */
export function chooseProvider(
  choice: ProviderChoice,
  { recipes, say }: { readonly recipes: Provider; readonly say: (sentence: string) => void },
): Provider {
  const { provider } = choice;
  return provider === 'recipes' ? recipes : withFallback(serverOf(provider, choice), recipes, say);
}

function serverOf(name: ServerName, choice: ProviderChoice): Provider {
  const row = SERVERS[name];
  const model = choice.model ?? row.model ?? '';
  const baseUrl = addressOf(choice);
  let opened: Provider | undefined;
  return {
    name,
    get model() {
      return opened?.model ?? model;
    },
    async ask(request, io) {
      if (baseUrl === undefined) throw withoutAddress(name);
      if (choice.hasKey && !choice.allowPlainHttp && isPlainElsewhere(baseUrl)) throw plainHttp(baseUrl);
      const { preference, quirks } = row;
      const apiKey = opened === undefined ? await choice.loadKey() : undefined;
      opened ??= openaiCompatible({ name, baseUrl, model, apiKey, preference, quirks });
      return opened.ask(request, io);
    },
  };
}

function withoutAddress(name: ServerName): ProviderError {
  const { label, addressVariables } = SERVERS[name];
  const variables = addressVariables.map((variable) => ` or ${variable.name}`).join('');
  return new ProviderError(
    `${label} has no address of its own.`,
    `Set "baseUrl" in the settings${variables}.`,
  );
}

function isPlainElsewhere(address: string): boolean {
  return /^http:/i.test(address) && !isOnThisMachine(address);
}

function plainHttp(address: string): ProviderError {
  return new ProviderError(
    `The key would travel unencrypted to ${new URL(address).host}, so nothing was sent.`,
    'Use https, or allow it with: beck config set allowPlainHttp true',
  );
}
