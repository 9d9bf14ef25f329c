// Settings of git: those that name a program or an address, and those that only change how output looks.

/** `key`: as in `git config core.pager`. */
export function isGitCode(key: string): boolean {
  return CODE_KEY.test(key);
}

/** `setting`: as in `git -c color.ui=never`, with or without its value. */
export function isGitDisplay(setting: string): boolean {
  return DISPLAY.test(setting) || PAGER.test(setting) || NOTHING.test(setting);
}

const CODE_KEY =
  /^(?:alias\.|core\.(?:pager|editor|fsmonitor|hookspath|sshcommand|gitproxy|askpass|worktree|attributesfile|excludesfile)|credential\.|diff\..*(?:command|textconv|external)|diff\.external|difftool\.|mergetool\.|merge\..*\.driver|filter\.|gpg\.|pager\.|sequence\.editor|include|url\.|remote\..*(?:proxy|uploadpack|receivepack|vcs)|protocol\.|http\.(?:proxy|ssl)|browser\.|web\.|man\.|help\.|init\.templatedir|interactive\.|submodule\.|uploadpack\.|safe\.|trailer\.|sendemail\.)/i;

/** What is shown by a known pager, or by none. */
const PAGER = /^(?:core\.pager|pager\.\w+)=(?:cat|less(?: -[FRSX]+)?|false)?$/i;

/** An empty list, or a program that gives no password. */
const NOTHING = /^credential\.helper=$|^core\.askpass=(?:false)?$|^(?:commit|tag)\.gpgsign=false$/i;

const DISPLAY =
  /^(?:color\.(?!pager)[\w.-]+|core\.(?:quotepath|abbrev|ignorecase|precomposeunicode|optionallocks)|column\.[\w.]+|log\.(?!.*(?:mailmap|showsignature))\w+|status\.\w+|diff\.(?:algorithm|context|colormoved|colormovedws|renames|renamelimit|noprefix|mnemonicprefix|statgraphwidth|wordregex|interhunkcontext|indentheuristic)|branch\.sort|tag\.sort|versionsort\.\w+|blame\.(?:coloring|date|showemail|showroot|blankboundary)|grep\.(?:linenumber|column|fullname|patterntype|extendedregexp)|advice\.\w+|user\.(?:name|email)|init\.defaultbranch|gc\.auto|format\.pretty|pretty\.\w+|i18n\.logoutputencoding|gui\.encoding)(?:=|$)/i;
