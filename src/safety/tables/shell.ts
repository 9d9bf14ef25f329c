// What the shells themselves bring: builtins and words that are part of the language.

export const SHELL = `
cd,chdir | read full judge=cd | -LPeq@ | | cd src | cd $x
true,false,: | read full nodash | | =* | true |
bash,sh,zsh,dash,ksh | ask,run judge=shell | | | bash --version | bash -c 'rm f'
eval | ask,run judge=eval | | | eval ls | eval "$x"
`;
