// The result of `beck ask`: the exit code, or the command that `--print` prints.

import type { Performers } from '../../../agent/performers.ts';
import type { AgentResult } from '../../../agent/state.ts';
import type { ExitCode } from '../../../domain/errors.ts';
import { writeStandard } from '../../shared/standard-streams.ts';
import type { Proposed } from './propose-only.ts';

export function exitCodeOf({ outcome, status }: AgentResult): ExitCode {
  switch (outcome) {
    case 'answered':
      return status === 0 ? 0 : 1;
    case 'cancelled':
      return 130;
    case 'refused':
      return 4;
    case 'no-answer':
      return 3;
    case 'failed':
      return 1;
  }
}

/** Whether something was refused. */
export function watchRefusals(performers: Performers): {
  readonly performers: Performers;
  readonly any: () => boolean;
} {
  let refused = false;
  return {
    performers: {
      ...performers,
      show(notice) {
        if (notice.type === 'not-run' || notice.type === 'plan-not-run')
          refused ||= notice.outcome.type === 'refused';
        performers.show(notice);
      },
    },
    any: () => refused,
  };
}

/** Prints the command unless `json` has written it. */
export function printed(
  { result, proposed }: { readonly result: AgentResult; readonly proposed: Proposed | undefined },
  json: boolean,
): ExitCode {
  if (proposed === undefined) return exitCodeOf(result) === 0 ? 3 : exitCodeOf(result);
  if (proposed.blocked) return 4;
  if (!json) writeStandard(1, `${proposed.command}\n`);
  return 0;
}
