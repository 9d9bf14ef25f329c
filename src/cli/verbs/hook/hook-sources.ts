// What `beck classify --hook` reads and judges with: standard input, the settings of the folder, its files.

import { basename, isAbsolute, join } from 'node:path';
import type { SettingsInForce } from '../../../config/policy-type.ts';
import { SettingsError } from '../../../domain/errors.ts';
import { SCRIPT_OPTIONS, type Shell } from '../../../domain/shell.ts';
import { shellOfProgram } from '../../../domain/shell-descriptor.ts';
import { loadClassifier } from '../../../safety/classifier.ts';
import { readStandard } from '../../shared/standard-streams.ts';
import { factsOfDisk } from '../../wiring/command-facts.ts';
import { rulesOf } from '../../wiring/rules.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import { readAll } from '../standard-input.ts';
import type { HookIo } from './hook.ts';
import type { Agent } from './names.ts';
import { placeOf } from './places.ts';

/** `shell`: what `--shell` names. */
export function hookSources(agent: Agent, shell: Shell | undefined, surroundings: Surroundings): HookIo {
  const { env, home, now } = surroundings;
  let inForce: SettingsInForce | undefined;
  return {
    read: () => readAll(readStandard()),
    shell: shell ?? shellOfAccount(env['SHELL']),
    async judge({ wanted, shell: spoken }) {
      const { settings, strictBecause } = await loadSettings({ ...surroundings, cwd: wanted.cwd });
      if (strictBecause !== undefined) throw new SettingsError(strictBecause, '');
      inForce = settings;
      const { mode, hookAsk } = settings;
      const rules = rulesOf(settings, home);
      const own = [...movedFolders(env), placeOf(agent, surroundings).file];
      if (wanted.type !== 'shell') {
        const { judgeFiles } = await import('./judge-files.ts');
        const verdict = await judgeFiles(wanted, { home, own, rules });
        return { verdict, mode, hookAsk };
      }
      const classifier = await loadClassifier(spoken, rules);
      const { command, cwd } = wanted;
      await classifier.prepare(command);
      const request = { command, cwd, shell: spoken, home, own, options: SCRIPT_OPTIONS };
      const facts = await factsOfDisk(request, classifier.survey, { env, now });
      return { verdict: classifier.classify({ ...request, ...facts }), mode, hookAsk };
    },
    async record(asked, judged, decision) {
      if (inForce === undefined || inForce.journal === 'off') return;
      const { recordHook } = await import('./record.ts');
      await recordHook(agent, { asked, judged, decision, settings: inForce }, surroundings);
    },
  };
}

/** These agents run bash where the account has another shell than bash or zsh. */
function shellOfAccount(program = ''): Shell {
  const shell = shellOfProgram(basename(program));
  return AGENT_SHELLS.find((one) => one === shell) ?? 'bash';
}

const AGENT_SHELLS: readonly Shell[] = ['bash', 'zsh'];

/** The judge knows beck's folders where they usually are. */
function movedFolders(env: Surroundings['env']): readonly string[] {
  return MOVED.flatMap((name) => {
    const base = env[name];
    return base && isAbsolute(base) ? [join(base, 'beck')] : [];
  });
}

const MOVED = ['XDG_CONFIG_HOME', 'XDG_STATE_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME', 'XDG_RUNTIME_DIR'];
