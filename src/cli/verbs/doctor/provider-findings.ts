// What `beck doctor` says of the model server.

import { traitsOf } from '../../../providers/traits.ts';
import type { ProviderFact } from './facts.ts';
import type { Finding } from './finding.ts';
import type { LiveFact } from './live.ts';
import { loadedModelFindings } from './loaded-model.ts';

export function providerFindings(provider: ProviderFact): readonly Finding[] {
  if (provider.type === 'unusable') return [{ type: 'problem', text: provider.message, fix: provider.fix }];
  const warnings = provider.warnings.map((text): Finding => ({ type: 'note', text }));
  const from = provider.file === undefined ? '' : `, settings in ${provider.file}`;
  if (!traitsOf(provider.provider).needsServer)
    return [{ type: 'good', text: `the built-in recipes answer, without a network${from}` }, ...warnings];
  if (provider.loaded !== undefined)
    return [...loadedModelFindings(provider.loaded, from), ...liveFindings(provider.live), ...warnings];
  const model = provider.model ?? 'the default model';
  if (provider.server === undefined)
    return [
      {
        type: 'problem',
        text: `${provider.provider} has no address${from}`,
        fix: 'Set baseUrl in the settings, or the variable that the README names.',
      },
      ...warnings,
    ];
  const { server, keyVariable } = provider;
  if (provider.key === undefined && provider.needsKey)
    return [
      {
        type: 'problem',
        text: `${model} at ${server} needs an API key, but none is set${from}`,
        fix: `Set apiKey or apiKeyCommand in the settings, or ${keyVariable}; or provider: recipes.`,
      },
      ...warnings,
    ];
  const key = provider.key === undefined ? 'without a key' : `key from ${provider.key}`;
  const set: Finding = { type: 'good', text: `${model} at ${server} is chosen, ${key}${from}` };
  return [set, ...liveFindings(provider.live), ...warnings];
}

export function policyFindings(provider: ProviderFact): readonly Finding[] {
  if (provider.type !== 'settings' || provider.policy === undefined) return [];
  const { files, unwritable } = provider.policy;
  return [
    ...files.map((path): Finding => ({ type: 'good', text: `the policy ${path} holds; nothing loosens it` })),
    ...unwritable.map(
      (path): Finding => ({
        type: 'problem',
        text: `the policy wants the journal in ${path}, which cannot be written`,
        fix: 'Tell whoever keeps this machine.',
      }),
    ),
  ];
}

function liveFindings(live: LiveFact | undefined): readonly Finding[] {
  if (live === undefined) return [];
  if (live.type === 'failed') {
    const { message, fix, clockAhead = 0 } = live;
    const failed: Finding = { type: 'problem', text: `a question to it just failed: ${message}`, fix };
    return Math.abs(clockAhead) < SKEW_THAT_MATTERS ? [failed] : [failed, clockFinding(clockAhead)];
  }
  const after = `its answer began after ${(live.firstAfter / 1000).toFixed(1)} s`;
  return live.calledTool
    ? [{ type: 'good', text: `${live.model} answers now: ${after}` }]
    : [
        {
          type: 'note',
          text: `${live.model} answers, but called no tool, so it cannot run commands; ${after}`,
          fix: 'Choose another model: beck models',
        },
      ];
}

/** Seconds; certificates are made valid from some time before. */
const SKEW_THAT_MATTERS = 600;

function clockFinding(ahead: number): Finding {
  const away = Math.abs(ahead);
  const [unit, seconds] =
    away >= 172_800 ? ['days', 86_400] : away >= 7_200 ? ['hours', 3_600] : ['minutes', 60];
  const how = `${Math.round(away / Number(seconds))} ${unit} ${ahead > 0 ? 'ahead of' : 'behind'}`;
  return {
    type: 'problem',
    text: `this machine's clock is ${how} that server's, so its certificates look invalid`,
    fix: 'Set the clock; on Linux with systemd: timedatectl set-ntp true',
  };
}
