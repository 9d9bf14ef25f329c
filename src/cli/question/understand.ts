// What a question is about, before anybody answers it: settings, words of beck's own, other machines, earlier output.

import type { LoadedSettings } from '../../config/load.ts';
import { switchedOff } from '../wiring/surroundings.ts';
import { type Answering, type Understood, warn } from './answering.ts';
import { whatIsMeant } from './meant.ts';
import { readThere } from './read-there.ts';

/** Settings, words of ours and proposals; a status where nothing is left to be asked. */
export async function understand(answering: Answering): Promise<Understood | { readonly status: number }> {
  const { asked, surroundings, shellPid, person } = answering;
  const loaded = await showLoaded(answering);
  const input = (asked.piped && (await import('./piped-input.ts')).takePipedInput(asked.piped)) || undefined;
  const typed = new TextDecoder().decode(asked.question).trim();
  const there = input ? undefined : await readThere(typed, answering, loaded);
  if (there !== undefined && 'status' in there) return there;
  const kept = input || there ? undefined : await keptOutput(typed, answering, loaded);
  if (kept !== undefined && 'status' in kept) return kept;
  const piped = kept !== undefined && 'attached' in kept ? kept.attached : input;
  const meant = await whatIsMeant({
    ...answering,
    typed: typed === '' && piped ? ABOUT_PIPED : (there?.question ?? typed),
    loaded,
    piped: piped !== undefined,
    failed: kept !== undefined && 'failed' in kept ? kept.failed : undefined,
  });
  if ('status' in meant) return meant;
  const { project } = loaded;
  const known = { ...answering, meant, project, piped, fleet: there?.fleet };
  if (/^\/try(?:\s|$)/.test(meant.question)) {
    const { proposeTrial } = await import('./try-word.ts');
    const tried = proposeTrial(meant.question.replace(/^\/try\s*/, ''), person);
    return tried === undefined ? { status: 2 } : { ...known, proposed: tried };
  }
  if (meant.question !== '/proposal') return { ...known, proposed: undefined };
  const { takeProposed } = await import('./proposal.ts');
  const proposed = takeProposed({ settings: meant.loaded.settings, surroundings, shellPid, person });
  return proposed === undefined ? { status: 0 } : { ...known, proposed };
}

/** What an earlier command printed, where that is kept and asked for. */
async function keptOutput(typed: string, answering: Answering, loaded: LoadedSettings) {
  const { keepOutput, journal } = loaded.settings;
  if (keepOutput === 'off' || journal === 'off') return undefined;
  return (await import('./kept-output.ts')).answerFromKept(typed, answering, loaded);
}

/** The settings, once what is to be said of them is said. */
async function showLoaded(answering: Answering): Promise<LoadedSettings> {
  const { person, surroundings } = answering;
  const loaded = await answering.loading;
  const { warnings, notices, project } = loaded;
  person.useLook(loaded.settings);
  const say = (text: string): void => warn(answering, text);
  warnings.forEach(say);
  if (notices.length > 0)
    await (await import('../asking/notices.ts')).showNotices(notices, surroundings, say);
  if (project.length > 0)
    await (await import('../asking/notices.ts')).showProject(project, surroundings, say);
  if (!loaded.settings.enabled) throw switchedOff();
  return loaded;
}

/** `command | ?` */
const ABOUT_PIPED = 'What does this output say?';
