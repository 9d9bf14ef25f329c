// The one door to the parser of bash, sh and zsh.

export { forEachChild, parse } from 'unbash';
