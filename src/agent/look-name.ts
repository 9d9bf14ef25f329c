// The name that the screen shows for an inspection that runs no command.

import type { PhaseOf } from './state.ts';

export function nameOfLook(action: PhaseOf<'looking'>['action']): string {
  switch (action.type) {
    case 'read-file':
      return `read ${action.path}`;
    case 'list-directory':
      return `list ${action.path}`;
    case 'search-files':
      return `search ${action.pattern} in ${action.path}`;
    case 'system-report':
      return action.variableNames ? 'system report, with names of variables' : 'system report';
  }
}
