// What `beck doctor` has to say about a question it typed at a shell's prompt, and about the keys there.

import { programOf, type ScriptShell } from '../../../domain/shell-descriptor.ts';
import type { Finding } from './finding.ts';
import { SHELL_ADVICE } from './shell-advice.ts';
import type { Trial } from './trial.ts';
import { bindingOf, type TrialState, typesItself } from './trial-state.ts';

export type TriedPrompt = {
  readonly shell: ScriptShell;
  /** The file beck's line belongs into. */
  readonly rcPath: string;
  /** Where beck's line is, as in `FILE line 3`; undefined without one. */
  readonly place: string | undefined;
  readonly trial: Trial;
};

export function examineTrial(tried: TriedPrompt): readonly Finding[] {
  const { state } = tried.trial;
  return [
    ...outcomeFindings(tried),
    ...(state?.loaded ? [...keyFindings(tried, state), ...enterFindings(tried)] : []),
    ...(state?.loaded ? commentFindings(tried.shell, state) : []),
    ...(state === undefined ? [] : historyFindings(tried.shell, state)),
  ];
}

const OTHER_PREFIX = "or give beck another prefix: export BECK_PREFIX in the rc file before beck's line";

function outcomeFindings({ shell, rcPath, place, trial }: TriedPrompt): readonly Finding[] {
  const { outcome, state } = trial;
  switch (outcome.type) {
    case 'answered':
      return [answeredFinding(shell, rcPath, outcome)];
    case 'unanswered':
      return [unansweredFinding(shell, rcPath, outcome.shows, state)];
    case 'not-typed':
      if (outcome.binding !== undefined)
        return [
          {
            type: 'problem',
            text: `${shell}: the key ${state?.prefix ?? '?'} is bound to ${outcome.binding}, so a question cannot be typed`,
            fix: `Remove that binding, ${OTHER_PREFIX}.`,
          },
        ];
      // Where there is no line that is said already.
      if (place === undefined) return [];
      return [
        {
          type: 'problem',
          text: `${shell}: beck's line, ${place}, is not reached or has no effect`,
          fix: `Look for a return or an error before it, and move it to the end of ${rcPath}.`,
        },
      ];
    case 'no-prompt':
      if (outcome.load !== undefined && isItself(shell, outcome.foreground))
        return [
          {
            type: 'note',
            text: `${shell}: no prompt came in time, so no question was typed; the machine is busy (${outcome.load})`,
            fix: 'Run beck doctor again when it is less busy.',
          },
        ];
      return [
        {
          type: 'note',
          text: `${shell}: its rc files did not finish in time, so no question was typed; ${waitsFor(shell, outcome.foreground)}`,
          fix: `If you intend that, run beck doctor again from inside it; otherwise move it after beck's line in ${rcPath}.`,
        },
      ];
    case 'ended':
      return [
        {
          type: 'problem',
          text: `${shell}: it ended with status ${outcome.status} before a question was answered`,
          fix: `Find what ends it in ${rcPath}: exit, exec or an error under set -e.`,
        },
      ];
  }
}

/** No program of the rc files has the terminal. */
function isItself(shell: ScriptShell, foreground: string): boolean {
  return foreground === programOf(shell) || foreground === '';
}

function waitsFor(shell: ScriptShell, foreground: string): string {
  return isItself(shell, foreground)
    ? 'something in them waits for input or takes too long'
    : `${foreground} is using the terminal`;
}

function answeredFinding(
  shell: ScriptShell,
  rcPath: string,
  outcome: Extract<Trial['outcome'], { type: 'answered' }>,
): Finding {
  const { shell: by, exact, milliseconds } = outcome;
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`;
  if (!exact)
    return {
      type: 'problem',
      text: `${shell}: a typed question was changed before it reached beck`,
      fix: `Something rewrites the line at Enter: move beck's line to the end of ${rcPath}.`,
    };
  if (by !== shell)
    return {
      type: 'note',
      text: `${shell}: ${rcPath} starts ${by}, where a typed question was answered in ${seconds}`,
      fix: `That prompt is ${by}'s. beck's line for ${shell} is only read if ${rcPath} does not start another shell.`,
    };
  return { type: 'good', text: `${shell}: a question typed at its prompt was answered in ${seconds}` };
}

/** The likely reason first. */
function unansweredFinding(
  shell: ScriptShell,
  rcPath: string,
  shows: string,
  state: TrialState | undefined,
): Finding {
  const start = `${shell}: a question was typed and not answered`;
  if (state !== undefined && !state.command.includes('__beck_next'))
    return {
      type: 'problem',
      text: `${start}: something after beck's line redefines ${state.prefix}`,
      fix: `Move beck's line to the end of ${rcPath}, ${OTHER_PREFIX}.`,
    };
  const { aliases, hook } = SHELL_ADVICE[shell];
  if (aliases !== undefined && state !== undefined && !state.options.includes(aliases.option))
    return {
      type: 'problem',
      text: `${start}: aliases are off`,
      fix: `Put at the end of ${rcPath}: ${aliases.turnOn}`,
    };
  if (hook !== undefined && state !== undefined && !state.hook.includes(hook))
    return {
      type: 'problem',
      text: `${start}: something after beck's line removed its hook in the line editor`,
      fix: `Move beck's line to the end of ${rcPath}.`,
    };
  // beck's own words name their fix.
  if (shows.startsWith('beck: '))
    return { type: 'problem', text: `${start}: ${shows.replace(/ Your question is .*$/, '')}` };
  const said = shows === '' ? '' : `; the last line on the screen: ${shows}`;
  return {
    type: 'problem',
    text: start + said,
    fix: `Move beck's line to the end of ${rcPath} and try again.`,
  };
}

/** What the convert keys do, and what they did before. */
function keyFindings({ shell, rcPath, trial }: TriedPrompt, state: TrialState): readonly Finding[] {
  const told: string[] = [];
  const lost: Finding[] = [];
  for (const key of state.keys) {
    const now = bindingOf(state, shell, key);
    if (!SHELL_ADVICE[shell].bindsKeysOnce || now?.includes('__beck_convert'))
      told.push(`${key} (before: ${before(trial.without, shell, key)})`);
    else
      lost.push({
        type: 'note',
        text: `${shell}: ${key} does not turn the line into a command, it is bound to ${now ?? 'nothing'} after beck's line`,
        fix: `Move beck's line to the end of ${rcPath}, or choose other keys: export BECK_KEY before it.`,
      });
  }
  if (told.length === 0) return lost;
  return [
    { type: 'good', text: `${shell}: keys that turn the line into a command: ${told.join(', ')}` },
    ...lost,
  ];
}

function before(without: TrialState | undefined, shell: ScriptShell, key: string): string {
  if (without === undefined) return 'not known';
  const was = bindingOf(without, shell, key);
  return was === undefined || was === 'undefined-key' || typesItself(was) ? 'nothing' : was;
}

function enterFindings({ shell, trial }: TriedPrompt): readonly Finding[] {
  const was = trial.without && bindingOf(trial.without, shell, 'enter');
  if (was === undefined || PLAIN_ENTER.includes(was)) return [];
  if (SHELL_ADVICE[shell].leavesEnter)
    return [
      { type: 'good', text: `${shell}: Enter does ${was}, and beck checks the line when it is complete` },
    ];
  return [{ type: 'good', text: `${shell}: beck checks the line first at Enter; before, Enter did ${was}` }];
}

const PLAIN_ENTER = ['accept-line', 'execute', 'vi-accept-line', 'AcceptLine', 'ViAcceptLine'];

function commentFindings(shell: ScriptShell, { options }: TrialState): readonly Finding[] {
  const { comments } = SHELL_ADVICE[shell];
  if (comments === undefined || options.includes(comments.option)) return [];
  return [
    {
      type: 'note',
      text: `${shell}: comments are off at the prompt, so a question with quotes or newlines is shown again in quotes`,
      fix: `To fix it: ${comments.turnOn}`,
    },
  ];
}

function historyFindings(shell: ScriptShell, { history, options }: TrialState): readonly Finding[] {
  const advice = SHELL_ADVICE[shell].history;
  if (advice === undefined) return [];
  if (history.size === 0 || (advice.option !== undefined && !options.includes(advice.option)))
    return [
      {
        type: 'note',
        text: `${shell}: history is off, so Up does not bring a question back`,
        fix: advice.turnOn,
      },
    ];
  if (history.file && history.lines !== 0) return [];
  return [
    {
      type: 'note',
      text: `${shell}: no history file is kept, so Up only brings a question back in the same shell`,
      fix: advice.keepFile,
    },
  ];
}
