// Commands that a person might approve, on the paths of a random tree.

import { quoteWord } from '../../src/domain/quote.ts';
import type { Shell } from '../../src/domain/shell.ts';
import { findProgram } from '../support/programs.ts';
import type { Random } from './tree.ts';

/** `paths`: relative to the folder it runs in. `extended`: extended attributes and access lists too. */
export function commandFor(
  shell: Shell,
  {
    paths,
    random,
    extended,
  }: { readonly paths: readonly string[]; readonly random: Random; readonly extended: boolean },
): string {
  const word = (path: string): string => quoteWord(path.startsWith('/') ? path : `./${path}`, shell);
  const one = (): string => word(random.of(paths));
  const fresh = (): string => word(`fresh${random.below(3)}`);
  const either = (): string => (random.below(2) === 0 ? one() : fresh());
  const own = shell === 'powershell' ? POWERSHELL : POSIX;
  const commands = extended ? [...own, ...EXTENDED, ...EXTENDED] : own;
  const pick = (): string => random.of(commands)({ one, fresh, either, random });
  return random.below(5) === 0 ? `${pick()}; ${pick()}` : pick();
}

type Words = {
  readonly one: () => string;
  readonly fresh: () => string;
  readonly either: () => string;
  readonly random: Random;
};

/** Only root sees what a folder holds that is `600`. */
const MODES = [process.getuid?.() === 0 ? '600' : '700', '755', 'go-rwx', 'a+x', 'u-w'];

const ATTRIBUTES: readonly ((words: Words) => string)[] = [
  ({ one }) => `setfattr -n user.added -v more ${one()}`,
  ({ one }) => `setfattr -x user.beck ${one()} ${one()}`,
];

const ACCESS_LISTS: readonly ((words: Words) => string)[] = [
  ({ one }) => `setfacl -m u:1:rwx ${one()}`,
  ({ one }) => `setfacl -b ${one()}`,
  ({ one }) => `setfacl -R -m g:1:r ${one()}`,
];

const POSIX: readonly ((words: Words) => string)[] = [
  ({ one }) => `rm ${one()}`,
  ({ one }) => `rm -f ${one()} ${one()}`,
  ({ one }) => `rm -rf ${one()}`,
  ({ one }) => `rm -rf ${one()} ${one()} ${one()}`,
  () => 'rm -rf ./*',
  () => 'rm -f ./*.txt',
  ({ one }) => `rmdir ${one()}`,
  ({ one, either }) => `mv -f ${one()} ${either()}`,
  ({ one, fresh }) => `mkdir -p ${fresh()}/sub && mv -f ${one()} ${fresh()}/sub/`,
  ({ one, either }) => `mv -f ${one()} ${one()} ${either()}`,
  ({ either }) => `echo changed > ${either()}`,
  ({ either }) => `echo more >> ${either()}`,
  ({ one, either }) => `cp ${one()} ${either()}`,
  ({ one, either }) => `cp -r ${one()} ${either()}`,
  ({ one, either }) => `cp -a ${one()} ${either()}`,
  ({ one, random }) => `chmod ${random.of(MODES)} ${one()}`,
  ({ one, random }) => `chmod -R ${random.of(MODES)} ${one()}`,
  ({ one }) => `cp ./*.txt ${one()}`,
  ({ one }) => `mv -f ./*.txt ${one()}`,
  ({ one }) => `truncate -s 10 ${one()}`,
  ({ one }) => `sed -i s/a/b/ ${one()}`,
  ({ either }) => `touch ${either()}`,
  ({ either }) => `echo x | tee ${either()}`,
  ({ one, either }) => `dd if=${one()} of=${either()}`,
  () => "find . -name '*.txt' -delete",
  () => 'find . -type f -size -2k -delete',
  ({ either }) => `find . -name '*.txt' -exec cp {} ${either()} \\;`,
  ({ fresh }) => `mkdir -p ${fresh()} && find . -type f -name '*.txt' -exec mv -f {} ${fresh()} \\;`,
  ({ one }) => `find . -name '*.txt' -exec rm -f ${one()} \\;`,
  ({ one }) => `echo before > ${one()}; rm -f ${one()}`,
  ({ random }) => `find . -type f -exec chmod ${random.of(MODES)} {} +`,
  () => "find . -name '*.txt' -exec sed -i s/a/b/ {} +",
  ({ one, fresh }) => `ln -s ${one()} ${fresh()}`,
];

/** As far as the system has the programs for them. */
const EXTENDED: typeof POSIX = [
  ...(findProgram('setfattr') === undefined ? [] : ATTRIBUTES),
  ...(findProgram('setfacl') === undefined ? [] : ACCESS_LISTS),
];

const POWERSHELL: readonly ((words: Words) => string)[] = [
  ({ one }) => `Remove-Item -Force -LiteralPath ${one()}`,
  ({ one }) => `Remove-Item -Recurse -Force -LiteralPath ${one()}`,
  () => 'Remove-Item -Force ./*.txt',
  ({ one, either }) => `Move-Item -Force -LiteralPath ${one()} -Destination ${either()}`,
  ({ one }) => `Rename-Item -LiteralPath ${one()} -NewName renamed`,
  ({ either }) => `Set-Content -Force -LiteralPath ${either()} -Value changed`,
  ({ either }) => `Add-Content -Force -LiteralPath ${either()} -Value more`,
  ({ either }) => `'text' > ${either()}`,
  ({ one, either }) => `Copy-Item -Force -LiteralPath ${one()} -Destination ${either()}`,
  ({ one, either }) => `Copy-Item -Recurse -Force -LiteralPath ${one()} -Destination ${either()}`,
  ({ one }) => `Clear-Content -Force -LiteralPath ${one()}`,
  ({ one, random }) => `chmod ${random.of(MODES)} ${one()}`,
  ({ fresh }) => `New-Item -ItemType Directory ${fresh()}`,
];
