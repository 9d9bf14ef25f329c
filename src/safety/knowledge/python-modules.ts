// Modules of Python that `python -m` may run without asking.

/** Modules of Python's own that only print; `json.tool` writes to its second file. */
export const READING_MODULES: Readonly<Record<string, RegExp>> = {
  'json.tool': /^--(?:sort-keys|no-ensure-ascii|json-lines|compact|no-indent|tab)$/,
  site: /^--user-(?:base|site)$/,
  calendar: /^\d+$/,
  platform: /^(?:terse|nonaliased)$/,
  sysconfig: /^$/,
};

/** Those that say how they are used and end. */
export const HELPFUL_MODULES =
  /^(?:json\.tool|http\.server|timeit|venv|zipfile|tarfile|unittest|calendar|ensurepip)$/;
