// What the environment tells a model about the person: a handful of named variables, and never another one.

export type PersonFacts = {
  readonly user: string;
  readonly home: string;
  readonly editor: string | undefined;
  readonly term: string | undefined;
  readonly locale: string | undefined;
};

/** `user` and `home` are the system's own, for where the environment lacks them. */
export function readPerson(
  env: Readonly<Record<string, string | undefined>>,
  { user, home }: { readonly user: string; readonly home: string },
): PersonFacts {
  return {
    user: env['USER'] || user,
    home: env['HOME'] || home,
    editor: env['EDITOR'] || undefined,
    term: env['TERM'] || undefined,
    locale: env['LC_ALL'] || env['LC_CTYPE'] || env['LANG'] || undefined,
  };
}
