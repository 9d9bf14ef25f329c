// A cmdlet no table lists: its verb, one of the hundred that are allowed, still says whether it looks or acts.

import type { Span } from '../../../../domain/verdict.ts';
import { addEffect, report } from '../../../judgement/findings.ts';
import type { Judgement } from '../../../judgement/judge.ts';
import type { Argument } from '../elements.ts';

const LOOKS =
  /^(?:Get|Find|Search|Test|Measure|Show|Resolve|Compare|Select|Format|Group|Sort|Where|Join|Split|ConvertFrom|ConvertTo|Convert|Read|Watch|Wait|Trace|Write|Out|Ping|Debug|Import)-/i;

const DELETES = /^(?:Remove|Clear|Uninstall|Reset|Unregister|Dismount|Revoke|Deny|Format|Initialize|Undo)-/i;

/** True when `name` is a cmdlet's: the verdict on it is recorded. */
export function judgeUnknownCmdlet(
  judgement: Judgement,
  name: string,
  span: Span,
  args: readonly Argument[],
): boolean {
  if (!/^[A-Za-z]+-[A-Za-z]\w*$/.test(name)) return false;
  addEffect(judgement, 'run');
  if (/^[A-Za-z]+-beck/i.test(name)) report(judgement, 'touches-beck', span, name);
  if (args.some((arg) => /^comp?u?t?e?r?n?a?m?e?$|^cn$|^cimsession$/i.test(arg.parameter ?? '')))
    addEffect(judgement, 'network');
  if (LOOKS.test(name)) {
    report(judgement, 'unknown-program', span, name);
    return true;
  }
  // Most act on the machine through its services, and can do so on others.
  addEffect(judgement, 'write', 'privilege', 'network');
  if (DELETES.test(name)) addEffect(judgement, 'delete');
  report(judgement, 'privilege', span, name);
  return true;
}
