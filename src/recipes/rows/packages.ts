// Packages, fonts and what else is installed.

import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

const APT = { installer: 'sudo apt install' };
const DNF = { installer: 'sudo dnf install' };

export const PACKAGES: readonly Recipe[] = recipes`
packages: {packageList}
  why: List the packages that are installed
  needsInstaller: packageList
  [all] installed [system|apt|deb|debian|rpm] =packages
  =packages [that are] installed
  ? list installed packages => dpkg-query -W
    world: ${APT}
  ? which packages are installed => rpm -qa
    world: ${DNF}
count-packages: {packageList} | wc -l
  why: Count the packages that are installed
  needsInstaller: packageList
  <count> [installed] =packages [installed|have]
  ? how many packages are installed => dpkg-query -W | wc -l
    world: ${APT}
package-installed: {packageHas} {word}
  why: Show whether that package is installed
  emptyStatus: 1
  needsInstaller: packageHas
  =package {word} installed
  {word} =package installed
  answer: ${(seen) => (seen.lines.length === 0 ? 'It is not installed.' : undefined)}
  ? is the package curl installed => dpkg-query -W curl
    world: ${APT}
  ? is the curl package installed => rpm -q curl
    world: ${DNF}
package-files: {packageFiles} {word}
  why: List the files of that package
  needsInstaller: packageFiles
  (=files|files installed by|files that belong to|what is) [of|in|by] =package {word}
  ? files of the package bash => dpkg -L bash
    world: ${APT}
  ? list the files of the bash package => rpm -ql bash
    world: ${DNF}
package-of-file: {packageOwner} {file}
  why: Show the package that the file came with
  needsInstaller: packageOwner
  mayBeAbsent: file
  (which|what) package [does] (own|has|provide|contain|install|installed) {file}
  (which|what) package [does] {file} (come|is|came|belong|comes|belongs) (from|in|to)
  (which|what) package is {file} (from|in|part of)
  what (provides|owns|installed) {file}
  ? which package does /usr/bin/dig come from => dpkg -S /usr/bin/dig
    world: ${APT}
  ? what provides /usr/bin/jq => rpm -qf /usr/bin/jq
    world: ${DNF}
package-of-program: {packageOwner} "$(command -v {word})"
  why: Show the package that the program came with
  needsInstaller: packageOwner
  (which|what) package [does] (own|has|provide|contain|install|installed) [program|command] {word}
  (which|what) package [does] [program|command] {word} (come|is|came|belong|comes|belongs) (from|in|to)
  ? which package provides the command dig => dpkg -S "$(command -v dig)"
    world: ${APT}
upgradable-packages: {packageNewer}
  why: List the packages that have a newer version
  needsInstaller: packageNewer
  =packages (upgradable|upgradeable|outdated|out of date|(can|to) be (upgraded|updated)|need updating|need an update)
  (upgradable|upgradeable|outdated|available) (=packages|=updates|=upgrades)
  =updates [available|waiting|pending|there]
  ? which packages can be upgraded => apt list --upgradable
    world: ${APT}
upgrade-packages: {packageUpgrade}
  why: Bring the packages of this machine up to date
  is: changes
  needsInstaller: packageUpgrade
  (update|upgrade) [all] [the|my] [installed|system] (packages|software|system) [on] [this machine|this computer]
  ? update all my packages => sudo apt update && sudo apt upgrade
    world: ${APT}
fonts: fc-list : family | sort -u
  why: List the fonts that are installed
  [installed|available] =fonts [installed|available]
  ? list installed fonts
  ? which fonts are installed
font-named: fc-list : family | grep -iF -e {word}
  why: Look for a font of that name
  emptyStatus: 1
  (is there|do i have|find) font (called|named) {word} [installed]
  font {word} installed
  {word} font installed
  answer: ${(seen) => (seen.lines.length === 0 ? 'No font has that name.' : undefined)}
  ? is there a font called DejaVu => fc-list : family | grep -iF -e DejaVu
  ? is the font Arial installed => fc-list : family | grep -iF -e Arial
`;
