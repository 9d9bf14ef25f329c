// Whether all that a command does is show variables: what beck sets for a run would be part of the answer.

const VIEWERS = [
  String.raw`(?:command )?(?:env(?: -0)?|printenv(?: -0)?(?: [A-Za-z_]\w*)*)`,
  String.raw`export(?: -p)?|set|(?:declare|typeset)(?: -[xp]+)?(?: [A-Za-z_]\w*)*`,
  String.raw`set -(?:xn?|S)(?: [A-Za-z_]\w*)?|cat /proc/(?:self|\$\$)/environ`,
  String.raw`(?:echo|printf '%s\\n'|Write-Output) "?\$(?:env:)?\{?\w+\}?"?|\$env:\w+`,
  String.raw`(?:Get-ChildItem|gci|dir|ls|Get-Item|gi) ["']?env:[\w*\\/]*["']?`,
].join('|');

/** What may follow: programs that only choose and sort lines, and never page. */
const FILTERS =
  '(?:sort|grep|egrep|head|tail|cat|cut|tr|wc|uniq|awk|sed|sls|Sort-Object|Select-String|Where-Object|Select-Object|Format-(?:List|Table))';

const WHOLE = new RegExp(String.raw`^\s*(?:${VIEWERS})(?:\s*\|\s*${FILTERS}\b[^|;&<>$()\`\n]*)*\s*$`, 'i');

export function showsEnvironment(command: string): boolean {
  return WHOLE.test(command);
}
