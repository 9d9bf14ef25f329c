// `beck doctor`: what was found here, and how to fix it.

import type { ExitCode } from '../../../domain/errors.ts';
import type { Look } from '../../../terminal/drawing/look.ts';
import { collectDoctorFacts, type FactSources } from './facts.ts';
import { examine, findingsAsJson, renderFindings } from './findings.ts';

/** Exit code 1 when something keeps beck from working. */
export async function doctor(
  sources: FactSources,
  look: Look,
  json = false,
): Promise<{ readonly text: string; readonly exitCode: ExitCode }> {
  const findings = examine(await collectDoctorFacts(sources));
  const paint = { good: look.faint, note: look.step, problem: look.alarm, fix: look.faint };
  return {
    text: json ? findingsAsJson(findings) : renderFindings(findings, paint, look.columns),
    exitCode: findings.some(({ type }) => type === 'problem') ? 1 : 0,
  };
}
