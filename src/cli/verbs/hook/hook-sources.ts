// What `beck classify --hook` reads and judges with: standard input, the settings of the folder, its files.

import { basename } from 'node:path';
import { SettingsError } from '../../../domain/errors.ts';
import { SCRIPT_OPTIONS, type Shell } from '../../../domain/shell.ts';
import { shellOfProgram } from '../../../domain/shell-descriptor.ts';
import { loadClassifier } from '../../../safety/classifier.ts';
import { factsOfDisk } from '../../wiring/command-facts.ts';
import { rulesOf } from '../../wiring/rules.ts';
import { loadSettings, type Surroundings } from '../../wiring/surroundings.ts';
import { readAll } from '../standard-input.ts';
import type { HookIo } from './hook.ts';

/** `shell`: what `--shell` names. */
export function hookSources(shell: Shell | undefined, surroundings: Surroundings): HookIo {
  const { env, home, now } = surroundings;
  return {
    read: () => readAll(process.stdin),
    shell: shell ?? shellOfAccount(env['SHELL']),
    async judge(asked) {
      const { settings, strictBecause } = await loadSettings({ ...surroundings, cwd: asked.cwd });
      if (strictBecause !== undefined) throw new SettingsError(strictBecause, '');
      const classifier = await loadClassifier(asked.shell, rulesOf(settings, home));
      await classifier.prepare(asked.command);
      const request = { ...asked, home, options: SCRIPT_OPTIONS };
      const facts = await factsOfDisk(request, classifier.survey, { env, now });
      return { verdict: classifier.classify({ ...request, ...facts }), mode: settings.mode };
    },
  };
}

/** These agents run bash where the account has another shell than bash or zsh. */
function shellOfAccount(program = ''): Shell {
  const shell = shellOfProgram(basename(program));
  return AGENT_SHELLS.find((one) => one === shell) ?? 'bash';
}

const AGENT_SHELLS: readonly Shell[] = ['bash', 'zsh'];
