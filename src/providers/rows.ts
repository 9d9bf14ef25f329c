// The providers that are known by name, a row each. `test/providers/rows.test.ts` holds every row to its shape.

import type { ProviderRow } from './row.ts';

export const SERVER_NAMES = [
  ...['openai', 'anthropic', 'gemini', 'openrouter', 'groq', 'mistral', 'deepseek', 'xai', 'together'],
  ...['cerebras', 'azure', 'github', 'ollama', 'lmstudio', 'llamacpp', 'vllm', 'local', 'openai-compatible'],
] as const;

/** A model server. The built-in recipes are no row: they have neither an address nor a key. */
export type ServerName = (typeof SERVER_NAMES)[number];

const OPENAI_KEYS = 'Create a key at platform.openai.com/api-keys.';

export const SERVERS: { readonly [Name in ServerName]: ProviderRow } = {
  openai: {
    label: 'OpenAI',
    address: 'https://api.openai.com/v1',
    addressVariables: [{ name: 'OPENAI_BASE_URL' }, { name: 'OPENAI_API_BASE' }],
    keyVariables: ['OPENAI_API_KEY'],
    modelVariables: ['OPENAI_MODEL'],
    model: 'gpt-5.4-mini',
    preference: [/^gpt-[5-9][\d.]*-mini$/, /^gpt-[5-9][\d.]*(?:-nano)?$/, /^gpt-4\.1-mini$/, /^gpt-/],
    keysAt: OPENAI_KEYS,
    needsKey: true,
    quirks: {
      tokenLimit: 'max_completion_tokens',
      fixedTemperature: /^(?:gpt-[5-9]|o\d)/,
      thinks: /^(?:gpt-[5-9]|o\d)/,
      toolsOrThinking: /^gpt-(?:5\.[4-9]|[6-9])/,
      defaultEffort: 'low',
    },
  },
  anthropic: {
    label: 'Anthropic',
    address: 'https://api.anthropic.com/v1',
    addressVariables: [{ name: 'ANTHROPIC_BASE_URL', path: '/v1' }],
    keyVariables: ['ANTHROPIC_API_KEY'],
    model: 'claude-haiku-4-5',
    preference: [/^claude-haiku/, /^claude-sonnet/, /^claude-/],
    keysAt: 'Create a key at console.anthropic.com/settings/keys.',
    needsKey: true,
    quirks: {
      // The list of models wants the key as Anthropic's own interface does, chat completions as a bearer token.
      listKeyHeader: 'x-api-key',
      headers: { 'anthropic-version': '2023-06-01' },
      highestTemperature: 1,
      noEffort: true,
    },
  },
  gemini: {
    label: 'Google Gemini',
    address: 'https://generativelanguage.googleapis.com/v1beta/openai',
    addressVariables: [],
    keyVariables: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    model: 'gemini-flash-latest',
    preference: [/gemini-flash-latest$/, /gemini-[\d.]+-flash$/, /gemini-.*flash/, /gemini-/],
    keysAt: 'Create a key at aistudio.google.com/apikey.',
    needsKey: true,
    // Without the signature of its thinking a call is refused when it comes back.
    quirks: { sentBackInCalls: ['extra_content'], thinks: /./, defaultEffort: 'low' },
  },
  openrouter: {
    label: 'OpenRouter',
    address: 'https://openrouter.ai/api/v1',
    addressVariables: [],
    keyVariables: ['OPENROUTER_API_KEY'],
    model: 'openrouter/auto',
    preference: [
      /^openrouter\/auto$/,
      /^anthropic\/claude-.*haiku/,
      /^openai\/gpt-5.*-mini$/,
      /^google\/gemini-.*flash/,
    ],
    keysAt: 'Create a key at openrouter.ai/settings/keys.',
    needsKey: true,
    quirks: { sentBack: ['reasoning_details'] },
  },
  groq: {
    label: 'Groq',
    address: 'https://api.groq.com/openai/v1',
    addressVariables: [{ name: 'GROQ_BASE_URL', path: '/openai/v1' }],
    keyVariables: ['GROQ_API_KEY'],
    model: 'openai/gpt-oss-120b',
    preference: [/gpt-oss-120b/, /llama-3\.3-70b/, /gpt-oss/, /qwen/, /llama/],
    keysAt: 'Create a key at console.groq.com/keys.',
    needsKey: true,
    quirks: { tokenLimit: 'max_completion_tokens', thinks: /gpt-oss/, defaultEffort: 'low' },
  },
  mistral: {
    label: 'Mistral',
    address: 'https://api.mistral.ai/v1',
    addressVariables: [],
    keyVariables: ['MISTRAL_API_KEY'],
    model: 'mistral-medium-latest',
    preference: [/^mistral-medium-latest$/, /^mistral-large-latest$/, /^mistral-small-latest$/, /^mistral-/],
    keysAt: 'Create a key at console.mistral.ai/api-keys.',
    needsKey: true,
    // It sends usage unasked; ids of calls must have exactly nine letters or digits.
    quirks: { usageInStreams: 'unasked', callIds: /^[A-Za-z0-9]{9}$/ },
  },
  deepseek: {
    label: 'DeepSeek',
    address: 'https://api.deepseek.com/v1',
    addressVariables: [],
    keyVariables: ['DEEPSEEK_API_KEY'],
    model: 'deepseek-flash',
    preference: [/^deepseek-flash$/, /^deepseek-v[\d.]+-flash$/, /^deepseek-/],
    keysAt: 'Create a key at platform.deepseek.com/api_keys.',
    needsKey: true,
    // It thinks by default, and refuses a call that comes back without the thought before it.
    quirks: {
      sentBack: ['reasoning_content'],
      blankBack: ['reasoning_content'],
      thinks: /./,
      defaultEffort: 'low',
    },
  },
  xai: {
    label: 'xAI',
    address: 'https://api.x.ai/v1',
    addressVariables: [],
    keyVariables: ['XAI_API_KEY'],
    model: 'grok-4.20-non-reasoning',
    preference: [
      /^grok-[\d.]+(?:-\d+)?-non-reasoning$/,
      /^grok-[\d.]+$/,
      /^grok-(?!.*(?:imagine|build|multi-agent))/,
    ],
    keysAt: 'Create a key at console.x.ai.',
    needsKey: true,
    quirks: { thinks: /^grok-4\.[3-9](?!\d)/, defaultEffort: 'low' },
  },
  together: {
    label: 'Together',
    address: 'https://api.together.xyz/v1',
    addressVariables: [{ name: 'TOGETHER_BASE_URL' }],
    keyVariables: ['TOGETHER_API_KEY'],
    model: 'meta-llama/Llama-3.3-70B-Instruct-Turbo',
    preference: [/Llama-3\.3-70B-Instruct-Turbo$/, /gpt-oss-120b/, /Qwen3/, /Instruct/],
    keysAt: 'Create a key at api.together.ai/settings/api-keys.',
    needsKey: true,
    quirks: {},
  },
  cerebras: {
    label: 'Cerebras',
    address: 'https://api.cerebras.ai/v1',
    addressVariables: [{ name: 'CEREBRAS_BASE_URL', path: '/v1' }],
    keyVariables: ['CEREBRAS_API_KEY'],
    model: 'gpt-oss-120b',
    preference: [/gpt-oss-120b/, /qwen-3/, /llama/],
    keysAt: 'Create a key at cloud.cerebras.ai.',
    needsKey: true,
    quirks: {
      tokenLimit: 'max_completion_tokens',
      oneCallAtATime: true,
      thinks: /gpt-oss/,
      defaultEffort: 'low',
    },
  },
  azure: {
    label: 'Azure OpenAI',
    // Each customer has their own host.
    address: undefined,
    addressVariables: [{ name: 'AZURE_OPENAI_ENDPOINT', path: '/openai/v1' }],
    keyVariables: ['AZURE_OPENAI_API_KEY'],
    modelVariables: ['AZURE_OPENAI_DEPLOYMENT'],
    // A deployment has the name that its owner gave it.
    model: undefined,
    preference: [/^gpt-[5-9].*mini/, /^gpt-/],
    keysAt: 'You find keys and endpoint at ai.azure.com, under the deployment.',
    needsKey: true,
    quirks: {
      keyHeader: 'api-key',
      tokenLimit: 'max_completion_tokens',
      fixedTemperature: /^(?:gpt-[5-9]|o\d)/,
      thinks: /^(?:gpt-[5-9]|o\d)/,
      toolsOrThinking: /^gpt-(?:5\.[4-9]|[6-9])/,
      defaultEffort: 'low',
    },
  },
  github: {
    label: 'GitHub Models',
    address: 'https://models.github.ai/inference',
    addressVariables: [],
    keyVariables: ['GITHUB_TOKEN'],
    model: 'openai/gpt-4.1-mini',
    preference: [/^openai\/gpt-4\.1-mini$/, /^openai\/gpt-/],
    keysAt: 'Create a token with the permission "models" at github.com/settings/tokens.',
    needsKey: true,
    // The token is set in many environments for other reasons.
    neverUnasked: true,
    retired: 'GitHub Models was shut down on July 30, 2026.',
    quirks: { listAt: 'https://models.github.ai/catalog/models' },
  },
  ollama: {
    label: 'Ollama',
    address: 'http://127.0.0.1:11434/v1',
    addressVariables: [{ name: 'OLLAMA_HOST', path: '/v1', port: 11_434 }],
    keyVariables: ['OLLAMA_API_KEY'],
    model: 'qwen3',
    preference: [/^qwen3/, /^gpt-oss/, /^llama3\.[1-9]/, /^qwen2\.5/, /^mistral/, /./],
    keysAt: 'A local Ollama needs no key.',
    needsKey: false,
    getModel: (model) => `ollama pull ${model}`,
    quirks: {},
  },
  lmstudio: {
    label: 'LM Studio',
    address: 'http://127.0.0.1:1234/v1',
    addressVariables: [{ name: 'LM_STUDIO_API_BASE' }],
    keyVariables: ['LM_STUDIO_API_KEY'],
    // Whatever is loaded there.
    model: undefined,
    preference: [/qwen3/, /gpt-oss/, /^(?!.*embed)/],
    keysAt: 'LM Studio needs no key; start its server under Developer.',
    needsKey: false,
    quirks: {},
  },
  llamacpp: {
    label: 'llama.cpp',
    address: 'http://127.0.0.1:8080/v1',
    addressVariables: [],
    keyVariables: ['LLAMA_API_KEY'],
    model: undefined,
    preference: [/./],
    keysAt: 'llama-server needs no key; start it with --jinja so that its model can use tools.',
    needsKey: false,
    quirks: {},
  },
  vllm: {
    label: 'vLLM',
    address: 'http://127.0.0.1:8000/v1',
    addressVariables: [],
    keyVariables: ['VLLM_API_KEY'],
    model: undefined,
    preference: [/./],
    keysAt: 'vLLM needs a key only where it was started with --api-key.',
    needsKey: false,
    quirks: {},
  },
  local: {
    label: 'This machine',
    // Reached over a socket, so the address is only a name.
    address: 'http://localhost/v1',
    addressVariables: [],
    keyVariables: [],
    model: undefined,
    preference: [/./],
    keysAt: 'A model on this machine needs no key.',
    needsKey: false,
    isLoadedHere: true,
    getModel: () => 'beck models add',
    quirks: { noEffort: true },
  },
  'openai-compatible': {
    label: 'the model server',
    // A key or model without an address has always been meant for OpenAI.
    address: 'https://api.openai.com/v1',
    addressVariables: [{ name: 'OPENAI_BASE_URL' }, { name: 'OPENAI_API_BASE' }],
    keyVariables: ['OPENAI_API_KEY'],
    modelVariables: ['OPENAI_MODEL'],
    model: 'gpt-5.4-mini',
    preference: [/./],
    keysAt: "Ask the server's administrator for a key.",
    needsKey: false,
    // The kind of server is unknown until it is asked; what it refuses is learnt.
    neverUnasked: true,
    quirks: {},
  },
};

/** Whether beck itself loads that provider's model. */
export function isLoadedHere(provider: string): boolean {
  return isServerName(provider) && SERVERS[provider].isLoadedHere === true;
}

export function isServerName(name: string): name is ServerName {
  return Object.hasOwn(SERVERS, name);
}
