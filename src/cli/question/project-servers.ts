// The model's servers that the project's settings name.

import type { PersonSide } from '../asking/person-side.ts';
import type { loadSettings, Surroundings } from '../wiring/surroundings.ts';

/** What the project names and the person allows. */
export async function projectServers(
  project: Awaited<ReturnType<typeof loadSettings>>['project'],
  {
    surroundings,
    person,
    signal,
  }: { readonly surroundings: Surroundings; readonly person: PersonSide; readonly signal: AbortSignal },
) {
  if (project.every(({ servers }) => Object.keys(servers).length === 0)) return {};
  const { allowedProjectServers } = await import('../servers/project-servers.ts');
  return allowedProjectServers(project, {
    person: surroundings,
    async ask(proposal) {
      const { type } = await person.screen.ask(proposal, signal);
      return type === 'yes' || type === 'cancel' ? type : 'no';
    },
  });
}
