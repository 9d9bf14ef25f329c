// A text of PowerShell that does no more than show the whole value of one variable, as `echo $NAME` does in the other shells.

import { secretName } from '../../domain/secret-names.ts';
import type { Judgement } from '../judgement/judge.ts';

/** Nothing may follow: of a part of a value, or another form of it, nobody could tell what it was and mask it. */
const WHOLE = new RegExp(
  [
    String.raw`^\s*(?:(?:(?:echo|write|write-output|write-host)\s+)?(?:\$env:(\w+)|\$\{env:(\w+)\}|"(?:\$env:(\w+)|\$\{env:(\w+)\})")`,
    String.raw`(?:gc|cat|type|get-content|gi|get-item|gci|dir|ls|get-childitem|test-path)\s+env:[\\/]?(\w+)`,
    String.raw`\[(?:system\.)?environment\]::getenvironmentvariable\(\s*(?:"(\w+)"|'(\w+)')\s*\))\s*;?\s*$`,
  ].join('|'),
  'i',
);

/** Safe to show, as the value is masked where the output is sent to a model. */
export function showsWhole({ text: { dialect, source } }: Judgement): boolean {
  if (dialect !== 'powershell' || source.length > 200) return false;
  const name = WHOLE.exec(source)
    ?.slice(1)
    .find((each) => each !== undefined);
  return name !== undefined && secretName(name) !== undefined;
}
