// Whether a script does nothing but activate the Python environment it belongs to. Its text alone decides: a project can
// put any script at `.venv/bin/activate`.

import { basename, dirname } from 'node:path';
import { readSmallText } from './io/small-file.ts';
import { realPaths } from './path-kinds.ts';

const LARGEST_SCRIPT = 32_768;

/** Those of the scripts (absolute paths) that only activate their own environment. */
export async function activationScripts(paths: readonly string[]): Promise<readonly string[]> {
  const named = paths.filter((path) => NAME.test(basename(path)));
  const real = await realPaths(named);
  const checked = await Promise.all(
    named.map(async (path) => {
      const text = await readSmallText(path, LARGEST_SCRIPT);
      if (path.endsWith('.ps1')) return text !== undefined && (await isOfVenv(text)) ? [path] : [];
      const folders = [path, real[path] ?? path].map((each) => dirname(dirname(each)));
      return text !== undefined && onlyActivates(text, folders, path.endsWith('.fish')) ? [path] : [];
    }),
  );
  return checked.flat();
}

const NAME = /^(?:activate(?:\.fish|\.sh)?|Activate\.ps1)$/;

/** venv writes PowerShell's the same for every environment: it finds out by its own place which one it belongs to. */
async function isOfVenv(text: string): Promise<boolean> {
  const { createHash } = await import('node:crypto');
  const plain = text.replace(SIGNATURE, '').replaceAll('\r\n', '\n').trimEnd();
  return OF_VENV.has(createHash('sha256').update(plain).digest('hex'));
}

/** At the end of those that python.org signs for Windows. */
const SIGNATURE =
  /\r?\n# SIG # Begin signature block\r?\n(?:# [\w+/= #]*\r?\n)+# SIG # End signature block\s*$/;

/** Of CPython's `Lib/venv/scripts/common/Activate.ps1`, without the end of its last line. */
const OF_VENV: ReadonlySet<string> = new Set([
  'c89edade28c86e9357383bc8092d3235a84138ca5360f0c62d4ddd8c9ef13191', // 3.8
  '7ed483788a3f28ffcb17159b27deae8bfd324caf3f3ab3c301529e76d6aae7bc', // 3.9
  'fae4eacc9d5ed892825f150827eb6c61fa453ce45bf2bdd01de4227ad8f96624', // 3.10, 3.11, 3.12
  '844b8aab8dda494d47323dbeb38a0974c2be8b48eb98a469195d4f8694f04297', // 3.13
]);

/** Every line is one that venv, virtualenv or uv write, and PATH gets the environment's own folder. */
export function onlyActivates(text: string, folders: readonly string[], fish: boolean): boolean {
  const shapes = fish ? FISH : POSIX;
  const lines = text.split('\n').map((line) => line.replace(/^\s+|(?:\s|(?<=[^;]);)+$/g, ''));
  return lines.every((line) => {
    if (line === '' || line.startsWith('#')) return true;
    const place = (fish ? FISH_PLACE : POSIX_PLACE).exec(line)?.[2];
    if (place !== undefined) return folders.includes(place);
    return shapes.some((shape) => shape.test(line));
  });
}

/** A variable as it is. A custom default would be a value like any other. */
const REF = String.raw`(?:\$\w+|\$\{\w+(?::?-|\+x|:\+:\$\{\w+\})?\})`;
const KEPT = `"?${REF}"?`;
/** One word in which nothing runs: quoted text, plain characters, variables. */
const WORD = String.raw`(?:"(?:[^"\`\\$]|${REF})*"|'[^'\`\\$]*'|[\w@%+=:,./-]|${REF})+`;
const OLD = String.raw`_OLD_(?:VIRTUAL_(?!PATH\b)\w+|PKG_CONFIG_PATH)`;
const SAVED = '(?:PYTHONHOME|PKG_CONFIG_PATH|TCL_LIBRARY|TK_LIBRARY)';
const LOOKS = '(?:PS1|VIRTUAL_ENV_PROMPT)';
const OWN = String.raw`(?:_OLD_\w+|VIRTUAL_ENV|${SAVED}|${LOOKS})`;
const TEST = String.raw`\[ (?:! )?(?:-[nzd] )?${WORD}(?: !?= ${WORD})?(?: -o -[nz] ${WORD})? \]`;
const QUIET = String.raw`(?: ?>/dev/null 2>&1| 2> ?/dev/null)?(?: \|\| true)?`;

const POSIX_PLACE = /^(?:export )?VIRTUAL_ENV=(["']?)(\/[^"'`$\\;&|<>()\s]*|\/[^"'`$\\]*)\1$/;
const FISH_PLACE = /^set -gx VIRTUAL_ENV (["']?)(\/[^"'`$\\;&|<>()\s]*|\/[^"'`$\\]*)\1$/;

const POSIX = [
  String.raw`(?:deactivate|pydoc) ?\(\) ?\{|\}|else|fi|esac|;;|\*\)|[A-Z*]+(?:\|[A-Z*]+)*\)`,
  String.raw`if ${TEST}(?: \|\| ${TEST})? ?; ?then`,
  String.raw`case "\$\(uname\)" in|deactivate nondestructive|hash -r${QUIET}`,
  `(?:export )?(?:(?:${OLD}|${SAVED})=${KEPT}|${LOOKS}=(?:${WORD})?)|export (?:PATH|${OWN})|unset ${OWN}`,
  String.raw`T(?:CL|K)_LIBRARY=(?:""|''|["']?/usr/[\w./-]*["']?)|PKG_CONFIG_PATH="\$\{VIRTUAL_ENV\}/lib/pkgconfig(?:${REF})?"`,
  `unset -f (?:deactivate|pydoc)${QUIET}`,
  String.raw`_OLD_VIRTUAL_PATH="\$PATH"|PATH="\$(?:_OLD_VIRTUAL_PATH|\{_OLD_VIRTUAL_PATH:-\})"`,
  String.raw`PATH="\$VIRTUAL_ENV/(?:bin|"bin"|Scripts):\$PATH"`,
  String.raw`(?:export )?VIRTUAL_ENV=\$\(cygpath "(?:\$VIRTUAL_ENV|/[^"\`$\\]*)"\)`,
  String.raw`VIRTUAL_ENV_PROMPT=\$\(basename "\$VIRTUAL_ENV"\)`,
  String.raw`python -m pydoc "\$@"|alias pydoc 2>/dev/null >/dev/null && unalias pydoc \|\| true`,
].map(wholeLine);

const FISH = [
  String.raw`(?:function (?:deactivate|fish_prompt|pydoc)(?: +-d (?:"[\w ]*\.?"|'[\w ]*\.?'))?|else|end|deactivate nondestructive)`,
  String.raw`if test (?:-[nz] )?${WORD}(?: !?= ${WORD})?|if set -q ${OWN}|if string match -qr 'CYGWIN\|MSYS\|MINGW' \(uname\)|set -gx VIRTUAL_ENV \(cygpath -u \$VIRTUAL_ENV\)|(?:if|and)(?: builtin)? functions -q _old_fish_prompt`,
  String.raw`set -gx (?:${OLD}|${SAVED}) ${KEPT}|set -gx (?:${LOOKS}|_OLD_FISH_PROMPT_OVERRIDE) ${WORD}|set -e ${OWN}|set -gx _OLD_VIRTUAL_PATH \$PATH|set -gx PATH \$_OLD_VIRTUAL_PATH`,
  String.raw`set -gx PATH "\$VIRTUAL_ENV(?:/bin"|/"bin|"'?/'?bin) \$PATH`,
  String.raw`set -gx VIRTUAL_ENV_PROMPT \(basename "\$VIRTUAL_ENV"\)|set -l fish_function_path`,
  `(?:builtin )?functions -(?:e (?:deactivate|pydoc|fish_prompt|_old_fish_prompt)|c (?:fish_prompt _old_fish_prompt|_old_fish_prompt fish_prompt))`,
  String.raw`set -l old_status \$status|set -l prompt \(_old_fish_prompt\)|_old_fish_prompt|python -m pydoc \$argv`,
  String.raw`set -gx T(?:CL|K)_LIBRARY '(?:/usr/[\w./-]*)?'|set -gx PKG_CONFIG_PATH "\$VIRTUAL_ENV/lib/pkgconfig(?::\$PKG_CONFIG_PATH)?"`,
  String.raw`(?:builtin )?printf "[%s() ]*" \(set_color \w+\) (?:"[\w. ()-]*"|'[\w. ()-]*') \(set_color normal\)|builtin printf '\(%s\) ' \$VIRTUAL_ENV_PROMPT|builtin string join -- \\n \$prompt`,
  String.raw`(?:builtin )?echo "exit \$old_status" \| (?:\.|builtin source -)`,
].map(wholeLine);

function wholeLine(source: string): RegExp {
  return new RegExp(`^(?:${source})$`);
}
