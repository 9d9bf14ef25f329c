// Packages, fonts and what else is installed.

import type { Recipe } from '../slots/recipe.ts';

const APT = { installer: 'sudo apt install' };
const DNF = { installer: 'sudo dnf install' };

export const PACKAGES: readonly Recipe[] = [
  {
    id: 'packages',
    effect: 'reads',
    needsInstaller: 'packageList',
    phrases: ['[all] installed [system|apt|deb|debian|rpm] =packages', '=packages [that are] installed'],
    why: 'List the packages that are installed',
    command: '{packageList}',
    examples: {
      'list installed packages': { command: 'dpkg-query -W', world: APT },
      'which packages are installed': { command: 'rpm -qa', world: DNF },
    },
  },
  {
    id: 'count-packages',
    effect: 'reads',
    needsInstaller: 'packageList',
    phrases: ['<count> [installed] =packages [installed|have]'],
    why: 'Count the packages that are installed',
    command: '{packageList} | wc -l',
    examples: { 'how many packages are installed': { command: 'dpkg-query -W | wc -l', world: APT } },
  },
  {
    id: 'package-installed',
    effect: 'reads',
    needsInstaller: 'packageHas',
    phrases: ['=package {word} installed', '{word} =package installed'],
    why: 'Show whether that package is installed',
    command: '{packageHas} {word}',
    emptyStatus: 1,
    answer: (seen) => (seen.lines.length === 0 ? 'It is not installed.' : undefined),
    examples: {
      'is the package curl installed': { command: 'dpkg-query -W curl', world: APT },
      'is the curl package installed': { command: 'rpm -q curl', world: DNF },
    },
  },
  {
    id: 'package-files',
    effect: 'reads',
    needsInstaller: 'packageFiles',
    phrases: ['(=files|files installed by|files that belong to|what is) [of|in|by] =package {word}'],
    why: 'List the files of that package',
    command: '{packageFiles} {word}',
    examples: {
      'files of the package bash': { command: 'dpkg -L bash', world: APT },
      'list the files of the bash package': { command: 'rpm -ql bash', world: DNF },
    },
  },
  {
    id: 'package-of-file',
    effect: 'reads',
    needsInstaller: 'packageOwner',
    mayBeAbsent: ['file'],
    phrases: [
      '(which|what) package [does] (own|has|provide|contain|install|installed) {file}',
      '(which|what) package [does] {file} (come|is|came|belong|comes|belongs) (from|in|to)',
      '(which|what) package is {file} (from|in|part of)',
      'what (provides|owns|installed) {file}',
    ],
    why: 'Show the package that the file came with',
    command: '{packageOwner} {file}',
    examples: {
      'which package does /usr/bin/dig come from': { command: 'dpkg -S /usr/bin/dig', world: APT },
      'what provides /usr/bin/jq': { command: 'rpm -qf /usr/bin/jq', world: DNF },
    },
  },
  {
    id: 'fonts',
    effect: 'reads',
    phrases: ['[installed|available] =fonts [installed|available]'],
    why: 'List the fonts that are installed',
    command: 'fc-list : family | sort -u',
    examples: ['list installed fonts', 'which fonts are installed'],
  },
  {
    id: 'monospace-fonts',
    effect: 'reads',
    phrases: ['[installed|available] (monospace|monospaced|fixed width|mono) =fonts [installed|available]'],
    why: 'List the fonts whose letters are equally wide',
    command: 'fc-list :mono family | sort -u',
    examples: ['list monospace fonts'],
  },
  {
    id: 'font-named',
    effect: 'reads',
    phrases: [
      '(is there|do i have|find) font (called|named) {word} [installed]',
      'font {word} installed',
      '{word} font installed',
    ],
    why: 'Look for a font of that name',
    command: 'fc-list : family | grep -iF -e {word}',
    emptyStatus: 1,
    answer: (seen) => (seen.lines.length === 0 ? 'No font has that name.' : undefined),
    examples: {
      'is there a font called DejaVu': 'fc-list : family | grep -iF -e DejaVu',
      'is the font Arial installed': 'fc-list : family | grep -iF -e Arial',
    },
  },
];
