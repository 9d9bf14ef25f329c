// Reads what is mounted where, as Linux tells it in /proc/self/mountinfo; proc(5).

export type Mount = { readonly path: string; readonly type: string; readonly options: readonly string[] };

/** In the order in which they were mounted. */
export function parseMounts(text: string): readonly Mount[] {
  return text.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ');
    const [, , , , path, options = ''] = before.split(' ');
    const type = after.split(' ')[0];
    return path === undefined || type === undefined || type === ''
      ? []
      : [{ path: unescapePath(path), type, options: options.split(',') }];
  });
}

/** `\040` stands for a space. */
function unescapePath(path: string): string {
  return path.replaceAll(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8)),
  );
}

/** Views of the kernel, and folders that other programs or machines serve: a trial shows an empty folder in their place. */
export const NOT_SHOWN =
  /^(?:proc|sysfs|devtmpfs|devpts|mqueue|hugetlbfs|cgroup2?|debugfs|tracefs|securityfs|pstore|bpf|fusectl|configfs|autofs|binfmt_misc|efivarfs|nsfs|rpc_pipefs|ramfs|fuse\..*)$/;
