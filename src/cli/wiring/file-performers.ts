// What the agent does with files, loaded when it is first wanted.

import type { Performers } from '../../agent/performers.ts';
import { leadsToSecret } from '../../files/secret.ts';
import type { Bounds } from '../../output/bounded.ts';
import type { PersonRules } from '../../safety/verdict/person-rules.ts';
import type { Person } from '../shared/own-folders.ts';
import { sensitiveOf } from './rules.ts';

export type FilePerformers = Pick<
  Performers,
  'readFile' | 'listDirectory' | 'searchFiles' | 'prepareWrite' | 'writeFile' | 'isSecretPath'
>;

export type FileWorld = {
  readonly surroundings: Person & { readonly program: string; readonly settingsFile: string | undefined };
  readonly rules: Required<PersonRules>;
  readonly bounds: Bounds;
  /** The shell's directory now. */
  readonly cwd: () => string;
  readonly shellPid: number | undefined;
};

export function filePerformers({ surroundings, rules, bounds, cwd, shellPid }: FileWorld): FilePerformers {
  const isSecretPath = (path: string): boolean => leadsToSecret(path, sensitiveOf(rules));
  return {
    isSecretPath,
    async readFile(path, maxLines, asked) {
      const { readTextFile } = await import('../../files/read.ts');
      const limits = { lines: maxLines, bytes: bounds.bytes };
      return readTextFile(path, asked ? limits : { ...limits, isSecret: isSecretPath });
    },
    async listDirectory(path) {
      const { listDirectory } = await import('../../files/list.ts');
      return listDirectory(path, bounds);
    },
    async searchFiles(pattern, path, signal) {
      const { searchFiles } = await import('../../files/search.ts');
      return searchFiles({ pattern, path }, { isSecret: isSecretPath, signal, bounds });
    },
    async prepareWrite(wanted) {
      const { prepareWrite } = await import('./file-writes.ts');
      return prepareWrite(wanted, { surroundings, cwd: cwd(), rules });
    },
    async writeFile(change) {
      const [{ writeChange }, { umaskOf }] = await Promise.all([
        import('../../files/write.ts'),
        import('../../files/umask.ts'),
      ]);
      return writeChange(change, umaskOf(shellPid));
    },
  };
}
