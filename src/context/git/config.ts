// Judges the text of a repository's own git configuration: does anything in it make git run a program?

/** Unknown keys count as running a program: a newer git may have added one. */
export function namesProgram(text: string): boolean {
  // A continued line could hide the start of a section; `git config` never writes one (2.39).
  if (text.includes('\0') || /\\\r?$/m.test(text)) return true;
  let section = '';
  for (const line of text.replace(/^\uFEFF/, '').split('\n')) {
    let rest = line.trim();
    for (let header = HEADER.exec(rest); header !== null; header = HEADER.exec(rest)) {
      section = (header[1] ?? '').toLowerCase().split('.')[0] ?? '';
      rest = rest.slice(header[0].length).trim();
    }
    if (rest === '' || rest.startsWith('#') || rest.startsWith(';')) continue;
    const setting = SETTING.exec(rest);
    if (setting === null || !isHarmless(section, (setting[1] ?? '').toLowerCase(), setting[2] ?? ''))
      return true;
  }
  return false;
}

/** `[section]`, `[section "sub section"]`, `[section.sub]`; several may be on one line. */
const HEADER = /^\[\s*([A-Za-z0-9.-]+)(?:\s+"(?:[^"\\]|\\.)*")?\s*\]/;
const SETTING = /^([A-Za-z][A-Za-z0-9-]*)\s*(?:[#;].*|=\s*(.*))?$/s;

function isHarmless(section: string, key: string, value: string): boolean {
  // `!command` is a shell command (git-config(1), alias.*), also behind quotes.
  if (/^["\\\s]*!/.test(value)) return false;
  if (section === 'core' && key === 'fsmonitor')
    return /^"?(true|false|yes|no|on|off|0|1|)"?\s*([#;].*)?$/i.test(value);
  return HARMLESS.get(section)?.test(key) ?? false;
}

/** By section, the keys that only choose how git behaves or what it shows. A newcomer adds a row. */
const HARMLESS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    core: keys(
      'repositoryformatversion filemode bare logallrefupdates ignorecase precomposeunicode symlinks autocrlf eol',
      'safecrlf quotepath abbrev compression bigfilethreshold untrackedcache preloadindex longpaths protecthfs',
      'protectntfs sparsecheckout sparsecheckoutcone worktree sharedrepository whitespace commentchar commitgraph',
      'multipackindex splitindex trustctime checkstat hidedotfiles excludesfile attributesfile notesref',
    ),
    extensions: keys(
      'worktreeconfig objectformat compatobjectformat refstorage noop preciousobjects relativeworktrees',
    ),
    remote: keys(
      'url pushurl fetch push mirror prune prunetags tagopt skipdefaultupdate skipfetchall gh-resolved',
    ),
    branch: /./,
    user: keys('name email signingkey useconfigonly'),
    author: keys('name email'),
    committer: keys('name email'),
    submodule: keys('url active branch ignore fetchrecursesubmodules recurse shallow update'),
    init: keys('defaultbranch'),
    pull: /./,
    push: /./,
    fetch: /./,
    merge: keys('ff conflictstyle renames log stat autostash'),
    rebase: keys('autostash autosquash updaterefs stat'),
    commit: keys('gpgsign verbose template cleanup'),
    tag: keys('gpgsign sort'),
    log: keys('date abbrevcommit decorate follow mailmap showroot'),
    diff: keys(
      'algorithm renames renamelimit mnemonicprefix noprefix colormoved context ignoresubmodules submodule relative',
      'wserrorhighlight indentheuristic suppressblankempty dirstat xfuncname funcname wordregex binary',
    ),
    status: /./,
    color: /./,
    column: /./,
    advice: /./,
    gc: /./,
    maintenance: /./,
    pack: /./,
    index: /./,
    feature: /./,
    rerere: /./,
    stash: /./,
    blame: /./,
    grep: /./,
    i18n: /./,
    gui: /./,
    gitflow: /./,
    http: keys('extraheader postbuffer sslverify version'),
    lfs: keys('repositoryformatversion url access locksverify'),
    receive: keys('denycurrentbranch denydeletes denynonfastforwards'),
  }),
);

function keys(...lines: readonly string[]): RegExp {
  return new RegExp(`^(${lines.join(' ').replaceAll(' ', '|')})$`);
}
