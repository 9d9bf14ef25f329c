// Package managers: looking is free, installing runs other people's scripts.

import { commandTable } from '../checked-table.ts';

export const PACKAGES = commandTable(
  'by row',
  `
npm,cnpm | ask,network,write,run sub stop | -v>list --version>list -h>list -g -s -q -l --global --silent --quiet
  --loglevel:= --prefix,-C,--dir:= --script-shell,--node-options,--userconfig,--globalconfig,--registry,--shell:X
  --ignore-scripts-not,--git,--init-module,--onload-script,--cafile,--proxy:X --https-proxy:X -w,--workspace:=
  --workspaces -r --recursive --filter:= | | npm --version ;; npm -v | npm i express ;; npm --script-shell ./x test
pnpm | ask,network,write,run sub stop noquery handler=versioned configured=package.json,.npmrc,pnpm-workspace.yaml |
  -h>list -g -s -q -l --global --silent --quiet --loglevel:=
  --prefix,-C,--dir:= --script-shell,--node-options,--userconfig,--globalconfig,--registry,--shell:X
  --ignore-scripts-not,--git,--init-module,--onload-script,--cafile,--proxy:X --https-proxy:X -w,--workspace:=
  --workspaces -r --recursive --filter:= | | pnpm -h | pnpm install ;; pnpm -v ;; pnpm --version
npm root,npm prefix,npm bin,npm help,npm help-search,npm version-list,npm completion | read full project=none | -g -l --global
  --loglevel:= | =* | npm root -g ;; npm prefix | npm root --nope
npm ls,npm list,npm la,npm ll,npm explain,npm why,npm query | read full project=none | --workspace:= -w:= -agljpD --all --global
  --json --long --parseable --depth:= --omit:= --include:= --link --package-lock-only --dev --prod --production --only:=
  --prefix:= --loglevel:= --filter:= -r --recursive | =* | npm ls ;; npm list -g --depth=0 | npm ls --script-shell x
npm outdated,npm view,npm show,npm info,npm v,npm search,npm s,npm se,npm find,npm ping,npm whoami,npm stars | network,read
  nodash project=none | | =* | | npm view x ;; npm search x
npm doctor,npm audit,npm repo,npm bugs,
  npm docs,npm home,npm diff,npm dist-tag,npm profile,npm team,npm org,npm sbom,pnpm outdated,pnpm audit,
  npm pack,npm login,npm adduser,npm logout,npm set-script,npm hook | network,read,run,write nodash | | =* | | npm
  audit fix
npm config,npm c,pnpm config | read full sub project=none | -gl --global --json --long --location:= | =* | npm config --help | npm
  config set script-shell x
pnpm config list,pnpm config get,pnpm get | ask,read,run noquery | -gl --global --json --long --location:= | NPMKEY* | |
  pnpm config list ;; pnpm config get registry
npm get,npm config list,npm config ls,npm config get | read full project=none | -gl --global --json --long --location:= | NPMKEY* |
  npm config list ;; npm config get prefix | npm config get //packages.example.org/:_authToken
npm config *,pnpm config *,npm c *,npm set,npm edit | danger,write,run,persistence nodash | | =* | | npm config set
  script-shell x
npm exec,npx,pnpx,bunx,pnpm dlx,pnpm exec,npm x,uvx,pipx-run | ask,network,write,run stop | -yq -c,--call:sh
  -p,--package,-w,--workspace:= --yes --no --quiet --no-install --ignore-existing
  -s,--shell,--node-options,-n,--node-arg:X --version>list -v>list --bun --silent | CMD | npx --version | npx cowsay ;;
  npx -c "rm f"
npm install,npm i,npm add,npm ci,npm update,npm up,npm upgrade,npm test,npm t,npm start,npm stop,npm restart,
  npm rebuild,npm link,npm init,npm create,npm dedupe,npm prune,npm shrinkwrap,npm install-test,npm it,
  npm cit,npm clean-install,pnpm install,pnpm i,pnpm add,pnpm run,pnpm test,pnpm start,pnpm build,pnpm dev,pnpm update,
  pnpm up,pnpm create,pnpm init,pnpm import,pnpm rebuild,pnpm link,pnpm patch,pnpm deploy,pnpm env,pnpm setup |
  ask,network,write,run | -gDEOPSBfwdlq -w,-C:= --global --save --save-dev --save-exact --save-optional --save-peer
  --no-save --save-prod --force --legacy-peer-deps --production --prod --dev --omit:= --include:= --only:= --if-present
  --workspace:= --workspaces --silent --no-audit --no-fund --prefer-offline --offline --ignore-scripts --frozen-lockfile
  --no-frozen-lockfile --dry-run --verbose --yes -y --recursive -r --filter:= --latest --package-lock-only
  --no-package-lock --foreground-scripts --install-strategy:= --prefix:= --tag:= --loglevel:= --watch --coverage
  --script-shell,--node-options,--registry,--shell,--userconfig:X | =* | | npm i express
npm run,npm run-script,npm rum | ask,network,write,run bare nodash | | =* | npm run | npm run test
npm version | ask,network,write,run bare nodash | | =* | npm version | npm version patch
npm pkg | ask,write,network,run sub | | | | npm pkg set a=b
npm pkg get | read full project=none | --json --workspaces -w:= | =* | npm pkg get name | npm pkg get --nope
npm pkg * | ask,write,network,run nodash | | =* | | npm pkg set a=b
npm uninstall,npm un,npm remove,npm rm,npm r,npm unlink,pnpm remove,pnpm rm,pnpm uninstall |
  danger,delete,network,write,run | -gSDO --global --save --save-dev --no-save | =* | | npm rm x
npm publish,pnpm publish,yarn publish | danger,sends-files,network,write,run nodash | | =* | | npm publish
npm star | ask,network,write,run nodash | | =* | | npm publish
npm unpublish,npm deprecate,npm owner,npm access,npm token | danger,network,write,run,delete nodash | | =* | | npm
  unpublish x
npm cache | ask,network,write,run sub | | | | npm cache clean --force
npm cache ls,npm cache verify | ask,read project=none | | =* | | npm cache verify
npm cache *,npm *,pnpm * | ask,network,write,run nodash | | =* | | npm frobnicate
yarn,yarnpkg | ask,network,write,run sub noquery handler=versioned configured=package.json,.yarnrc,.yarnrc.yml,.npmrc | | | |
  yarn --version ;; yarn
yarn *,yarn install,yarn add,yarn run | ask,network,write,run nodash | | =* | | yarn install
yarn exec,yarn dlx | ask,network,write,run stop | -p,--package:= -q --quiet | CMD | | yarn exec rm f
bun install,bun add,bun run,bun test,bun x,bun create,bun build,bun update | ask,network,write,run nodash | | =* | | bun
  install
rustup | ask,network,write,run sub configured=rust-toolchain.toml,rust-toolchain | --version>list | | rustup --version |
  rustup update
corepack,nvm,fnm,volta,n,pyenv,rbenv,asdf,mise,sdk,jenv,goenv,tfenv,nodenv | ask,network,write,run sub | -v>list
  --version>list | | pyenv --version | nvm install 20
nvm ls,nvm list,nvm current,nvm version,nvm which,pyenv versions,pyenv version,pyenv which,pyenv root,rbenv versions,
  rbenv version,rustup show,rustup which,rustup toolchain list,rustup target list,rustup component list,
  asdf current,asdf where,asdf plugin-list,mise ls,mise list,mise current,mise doctor,fnm list,fnm current,fnm ls,
  volta list,sdk current,sdk version,rustup toolchain-list,goenv versions,tfenv list,nodenv versions | read full project=none |
  --installed --toolchain:= -v --bare --json --no-colors -a --all | =* | pyenv versions ;; rustup show | pyenv versions
  --nope
rustup toolchain,rustup target,rustup component | ask,network,write,run sub | | | | rustup toolchain install x
rustup toolchain *,rustup target *,rustup component *,nvm *,fnm *,volta *,pyenv *,rbenv *,rustup *,asdf *,mise *,sdk *,
  n *,corepack *,jenv *,goenv *,tfenv *,nodenv * | ask,network,write,run nodash | | =* | | nvm install 20
pip3 | ask,network,run as=pip | | | pip3 list | pip3 install x
mamba,micromamba | ask,network,run as=conda | | | mamba list | mamba install x
pipenv | ask,network,write,run sub stop | --rm,--clear>danger,delete --version>list --where --venv --py --envs --man
  --support --bare -q --quiet --verbose --python:X --site-packages --pypi-mirror:X | | pipenv --version | pipenv --rm ;;
  pipenv install x
poetry | ask,network,write,run sub stop configured=.poetry/plugins | -V>list --version>list -qvn --quiet --verbose
  --no-interaction --no-plugins --no-cache --ansi --no-ansi | | poetry --version | poetry add x
pdm | ask,network,write,run sub stop configured=.pdm-plugins | -V>list --version>list -qv --quiet --verbose | | pdm --version |
  pdm add x
pip,pipx,conda,hatch,rye,uv,easy_install,virtualenv | ask,network,write,run sub stop | -V>list
  --version>list -q -v --quiet --verbose --isolated --no-input --disable-pip-version-check
  --python,--proxy,--cert,--client-cert,--log,--cache-dir,--config-file:X -n | | pip --version ;; conda --version ;; uv
  --version | pip3 install numpy
pip show,pip check,pip help,pip debug,pip config debug | read full project=none | -fvq --files --verbose --quiet
  --isolated --no-color --no-input --global --user --site --all --json --platform,--python-version,--abi,--implementation:WORDS
  --log,--log-file,--local-log:W --python:X --disable-pip-version-check | =* | pip show -f x | pip show --local x ;; pip check --log f ;; pip show --python ./x y
pip list,pip freeze,pip inspect,
  pipx list,pipx environment,conda list,conda info,conda env-list | read full project=none | -v --exclude-editable --prefix:= -p:=
  --base --executable --full-path --output-format:= --global --site --platform:= --python-version:= --python:X -s -lfea -o,-u>network -n,-p,-f:= --outdated>network --uptodate>network
  --local --user --format:= --all --verbose --files --not-required --editable --exclude:= --path:= --tree
  --latest>network --no-dev --only:= --envs --json --name:= --full -q --no-pip --export --explicit --revisions --system
  | =* | pip list ;; pip3 freeze ;; pip list --local ;; conda list | pip list --nope ;; pip
  list --python ./x
uv version,rye version | read full project=none | --short --output-format:WORDS --dry-run>dry --bump:WORDS>ask,write --package:= |
  =?>ask,write | uv version ;; rye version ;; uv version --short | uv version 1.0.0 ;; uv version --bump minor
pip config list,pip config get | ask,secret project=none | -vq --verbose --quiet --isolated --no-color --no-input --global --user --site
  --log,--log-file,--local-log:W --python:X --disable-pip-version-check | =* | | pip config list ;; pip config get global.index-url
pip config,uv pip,poetry env | ask,network,write,run sub | | | | pip config set x y
pip index | ask,network,write,run sub | | | | pip index frobnicate
pip index versions,pip search,conda search,gem search,gem outdated,rustup check,flatpak remote-ls,flatpak remote-info |
  network,read project=none | -aeirlq --all --remote --local --pre --json --info --app --runtime --user --system | =* | | pip index
  versions x ;; conda search numpy ;; gem search x
pip config *,uv pip *,poetry env * | ask,network,write,run nodash | | =* | | pip
  config set x y
pip install,pip download,pip wheel | ask,network,write,run | -eUqvIt -r,-c,-t,-f,-d:=
  -i,--index-url,--extra-index-url,--find-links,--trusted-host,--target,--root,--prefix:=>danger,network,run
  --src,--config-settings,--global-option,--install-option,--proxy,--cert,--python:=>danger,network,run --requirement:=
  --constraint:= --editable:= --upgrade --user --pre --no-deps --no-cache-dir --force-reinstall --ignore-installed
  --quiet --verbose --dry-run --break-system-packages --no-build-isolation --only-binary:= --no-binary:= --no-index
  --require-hashes --upgrade-strategy:= --progress-bar:= | =* | | pip install x ;; pip install --index-url http://evil x
pip uninstall,pipx uninstall,conda remove,conda uninstall,poetry remove,pipenv uninstall,uv remove |
  danger,delete,network,write,run | -ynr -r:= --yes --requirement:= --all --name:= --force | =* | | pip uninstall boto3
conda env | read full sub project=none | | | | conda env create
conda env list | read full project=none | --json | | conda env list | conda env list --nope
conda env export | read full project=none | -n,-p,-c:= --name:= --prefix:= --channel:= --no-builds --from-history --json
  --ignore-channels --override-channels -f,--file:W | | conda env export --from-history | conda env export -f M
rustup override | ask,network,write,run sub | | | | rustup override set nightly
rustup override list,rustup help,rustup completions | read full | | =* | rustup override list ;; rustup help | rustup
  override list --nope
rustup override * | ask,network,write,run nodash | | =* | | rustup override set nightly
uv run,poetry run,pdm run,pipenv run,hatch run,rye run,conda run,pipx run,uv tool-run,devbox run,bundle exec,mise exec,
  direnv exec,rbenv exec,pyenv exec,asdf exec,dotenv,aws-vault exec,chamber exec,doppler run,infisical run,nix run,
  envchain,dotenvx,rye-run,volta run,fnm exec,nvm exec,nvm run,mise x,turbo run,lerna exec,firejail-run,gh-exec |
  ask,run stop | -qvn -n,-p,-e,-f:= --no-sync --with:= --python:= --name:= --no-capture-output --frozen --isolated -- |
  CMD | | uv run rm f ;; bundle exec rm f ;; devbox run rm f
dotnet | ask,network,write,run sub configured=global.json | --version>list --info>list -h>list --list-sdks>list
  --list-runtimes>list | | dotnet --version ;; dotnet --info | dotnet build
rebar3 | ask,network,write,run configured=rebar.config,rebar.config.script | --version>query -v>query | =* | rebar3 --version |
  rebar3 compile ;; rebar3 -v compile
bundle,bundler,devbox,direnv,nix,flutter,composer,gem,cabal,stack,mix,opam,luarocks,cpan,cpanm,conan,
  vcpkg,nix-channel,guix,chamber,aws-vault,dart,pod,carthage,swift,fvm,vue,expo,eas,symfony
  | ask,network,write,run sub | -v>list -V>list --version>list --info>list -h>list | | gem --version ;; composer
  --version ;; flutter --version | gem install x
opam list | read full project=none | -aiseS --all --installed --available --short --columns:= --switch:= -A
  --installable --roots --pinned --search --depends-on:= --required-by:= --field:= --color:= --global | =* | opam list ;;
  opam list -i --short | opam list --nope
bun pm | ask,network,write,run sub | | | | bun pm cache rm
bun pm ls,bun pm list,bun pm bin | read full project=none | -ag --all --global | | bun pm ls ;; bun pm bin -g | bun pm ls --cwd /x
bun pm * | ask,network,write,run nodash | | =* | | bun pm trust x
nix-env | ask,network,write,run makes=.nix-defexpr | -q,--query,--list-generations,--version>list --json --xml
  --installed --no-name --attr-path --system --drv-path --out-path --description -P
  -a,--available>ask,run -f,--file,-I,-p,--profile,--arg,--argstr,--option:=>ask,run
  -i,--install,-u,--upgrade,--set,-S,--switch-profile,-G,--switch-generation,--rollback:?=>ask,write,run
  -e,--uninstall:?=>danger,delete,write --delete-generations:=>danger,delete,write | =* | nix-env -q ;; nix-env --query
  --installed ;; nix-env --list-generations | nix-env -qa x ;; nix-env -i x ;; nix-env -e x ;; nix-env -q -f x.nix
nix-store | ask,network,write,run | -q,--query,--print-roots,--version>list --references --referrers -R,--requisites
  --referrers-closure --outputs --deriver,-d --graph --tree --hash --size --roots --valid-derivers --binding,-b:=
  -u,--use-output -f,--force-realise>ask,run --realise,-r,--add,--delete,--gc,--repair-path,--import:?=>ask,write,run |
  =* | nix-store -q --references /run/current-system ;; nix-store -qR /nix/store/x | nix-store -q -f x ;; nix-store -r x ;;
  nix-store --gc
nix-shell | ask,network,write,run | --version>list | =* | nix-shell --version | nix-shell -v ;; nix-shell
nix-collect-garbage | danger,delete,write,run | --dry-run>dry -d --delete-old --delete-older-than:= --quiet -v
  -j,--max-freed:= | | nix-collect-garbage --version ;; nix-collect-garbage --dry-run | nix-collect-garbage -d
rails,ng,nx,turbo,lerna,jekyll,wp,drush,artisan | ask,network,write,run sub noquery | | | | rails --version ;; rails -v
  ;; ng --version ;; nx --version ;; wp --info ;; jekyll -v ;; turbo --version
gem specification,gem search-local,gem outdated-local,bundle list,bundle show,bundle info,bundle check,bundle platform,
  bundle version,bundle help,composer show,composer licenses,composer about,composer --version,dotnet --info,
  dotnet --list-sdks,dotnet --list-runtimes,dotnet list,flutter doctor,flutter devices,nix --version,
  opam switch-show,cabal list-local,luarocks list,luarocks show,swift --version,dart --version,pod --version,
  brew-list,stack path,mix help,conan list | ask,read,run | -lda --local --all --details --installed --json --format:=
  --tree --direct --versions --quiet | =* | | bundle list
gem list,gem info,gem env,gem environment,gem which,gem contents,gem dependency,gem help | read full project=none | -lda --local --all
  --details --installed --version:= --no-versions --versions --exact -r,--remote,-b,--both>network | =* | gem list ;; gem env ;;
  gem info rake | gem list --nope ;; gem list -r
gem *,bundle *,bundler *,devbox *,direnv *,nix *,dotnet *,flutter *,composer *,cabal *,stack *,mix *,opam *,luarocks *,
  conan *,vcpkg *,rails *,guix *,dart *,pod *,swift *,turbo *,nx *,lerna *,pip *,pipx *,conda *,poetry *,pdm *,hatch *,
  rye *,pipenv *,uv *,aws-vault *,chamber *,infisical * | ask,network,write,run nodash | | =* | | gem install x
rails db:drop,rails db:reset,rake db:drop,rake db:reset,mix ecto.drop,artisan migrate:fresh,rustup self,gem uninstall,
  gem cleanup,conda clean,composer remove | danger,delete,write,run nodash | | =* | | rails db:drop
brew | ask,network,write,run sub | -v>list --version>list --env>list --config>list
  --prefix,--cellar,--cache,--repo,--repository,--caskroom:=>list | =* | brew --version ;; brew --prefix ;; brew
  --prefix openssl@3 | brew install x
brew list,brew ls,brew leaves,brew config,brew doctor,brew commands,brew missing,brew --prefix,brew --cellar,
  brew analytics-state,brew help | read full project=none | -1lrtvq --versions --cask --casks --formula --formulae --installed --tree
  --json:?= --pinned --full-name --multiple --include-build --include-test --verbose --quiet --greedy --all --recursive
  --topological --analytics>network --github>network --eval-all>ask,run --desc | PACKAGE* | brew list ;; brew leaves
  | brew list --nope
brew info,brew deps,brew uses,brew outdated,brew desc,brew log,brew cat,brew formulae,brew casks,brew options,
  brew tap-info | network,read nodash project=none | | =* | | brew outdated ;; brew info x
brew search | network,read nodash project=none | | =* | | brew search x
brew home,brew livecheck,brew info-net | network,run | | =* | | brew home x
brew cleanup,brew autoremove | danger,delete,write,run | -n,--dry-run>dry -sdvq --prune:= --debug --verbose --quiet | =* |
  brew cleanup -n ;; brew autoremove --dry-run | brew cleanup ;; brew autoremove
brew services | ask,run sub | | | | brew services start x
brew services list,brew services info | read full project=none | --json --all | =* | brew services list | brew services list --nope
brew services * | danger,run,privilege,persistence,write nodash | | =* | | brew services nope x
brew services start,brew services restart,brew services run,brew services stop | ask,run,write nodash | | =* | | brew services start x
brew uninstall,brew remove,brew rm,brew untap,brew unlink | danger,delete,write,run nodash
  | | =* | | brew uninstall x
brew bundle,brew * | ask,network,write,run nodash | | =* | | brew install x
emerge | ask,network,write,run | -V>list --version>list -C,-c,-P,--unmerge,--depclean,--prune,--clean,--deselect>danger,delete
  -aDNuqvp1 --ask --pretend --deep --newuse --update --quiet --verbose --oneshot | =* | emerge --version | emerge x ;; emerge -C x
eclean,eclean-dist,eclean-pkg | danger,delete,write project=none | -p,--pretend>dry --version>list | =* | eclean --version | eclean distfiles
apt,apt-get,aptitude,dnf,yum,microdnf,zypper,apk,eopkg,xbps-install,pkg,pkg_add,pkg_delete,port,snap,flatpak,
  choco,winget,scoop,nala,rpm-ostree,swupd,urpmi,slackpkg,opkg,tazpkg,tdnf,pkgin,installer,mas,softwareupdate-run |
  ask,network,write,run sub | -v>list --version>list -V>list -qyfdsu --yes --assume-yes -y --quiet -q
  --allow-downgrades>danger --allow-unauthenticated>danger --force-yes>danger -o,-c,--option,--config-file:X | | apt
  --version ;; snap --version | apt-get install nginx
apt list,apt show,apt search,apt policy,apt depends,apt rdepends,apt help | read full project=none | -aqvinf=0123 --installed --upgradable --upgradeable
  --manual-installed --all-versions --names-only --full --verbose --recurse --important --no-recommends --no-suggests --no-enhances
  --no-breaks --no-conflicts --no-replaces --no-depends -t,--target-release:WORDS -c,-o,--option,--config-file:X
  -p,-s,--pkg-cache,--src-cache:W | =* | apt list --installed ;; apt list -q=2 ;; apt policy x | apt policy x -s f ;; apt show -o Dir::Cache=x y
apt-get changelog-local,
  flatpak history,flatpak ps,snap changes,snap tasks,
  snap services,snap warnings,dnf repolist,yum repolist,apk info,apk list,
  apk search,apk policy,apk version,snap list,snap version,snap connections,flatpak list,flatpak info,
  flatpak remotes,port list,port installed,port info,port search,pkg info,pkg query,
  choco list,winget list,mas list,mas version,rpm-ostree status,nala list,nala show,nala search,aptitude search,
  aptitude show,aptitude why,brew-info | read full project=none | -aqvilrwsneu --deplist --recursive --srpm --latest-limit:= --whatrequires:= --whatprovides:=
  --whatdepends:= --abs-time -o,-c:X --option,--config-file:X --installed
  --upgradable --upgradeable --all-versions --manual-installed --names-only --full --available --all --app --runtime
  --columns:= --user --system --color --quiet --recurse --repoid:= --enablerepo:= -i -s --provides --requires | =* | apt
  list --installed ;; apt show x ;; snap list ;; flatpak list | apt list --nope
snap info,flatpak search,dnf list,dnf ls,yum list,pkg search | network,read nodash project=none | | =* | | snap info x ;; flatpak search x ;;
  dnf list ;; yum list --available ;; pkg search x
dnf repoquery,dnf search,dnf se,dnf info,dnf if,dnf rq,dnf provides,dnf deplist,dnf updateinfo,dnf changelog,
  yum search,yum info,yum repoquery,yum provides,yum deplist,zypper search,zypper se,zypper info,zypper if,
  zypper packages | network,read project=none | -C,--cacheonly,--installed,--installed-only,-i>list -aqvsneu --available --upgrades --updates
  --recursive --srpm --latest-limit,--whatrequires,--whatprovides,--repo,--repoid,--enablerepo,--disablerepo:= --all
  --showduplicates --provides --requires -c,--config:X | =* | dnf info --installed x ;; zypper se -i x | dnf search x
  ;; zypper se x
dnf history,yum history | read full sub bare project=none | -q -y --assumeno --reverse | | dnf history ;; yum history | dnf history
  undo 1 ;; dnf history rollback 2
dnf history list,dnf history info,dnf history userinstalled,yum history list,yum history info | read full project=none | --reverse
  --contains-pkgs:= | =* | dnf history list ;; dnf history info 3 | dnf history info --nope
dnf history *,yum history * | danger,delete,network,write,run nodash | | =* | | dnf history undo 1
dnf group,dnf grp,dnf groups,dnf module,yum group,yum groups,yum module | ask,network,write,run sub | | | | dnf group
  install x
dnf group list,dnf grp list,dnf groups list,dnf module list,dnf group info,dnf grp info,dnf module info,
  dnf module provides,yum group list,yum groups list,yum module list | read full project=none | -vq --available --installed --hidden
  --ids --enabled --disabled --all | =* | dnf group list ;; dnf module list | dnf group list --nope
dnf group *,dnf grp *,dnf groups *,dnf module *,yum group *,yum groups *,yum module * | ask,network,write,run
  handler=installer nodash | | =* | | dnf module reset x
zypper repos,zypper lr | read full project=none | -aEnNpPrsuUd --alias --name --uri --url --priority --refresh --show-enabled-only
  --details --sort-by-uri --sort-by-name --sort-by-alias --sort-by-priority -e,--export:W | =* | zypper repos -d ;;
  zypper lr -u | zypper repos -e x.repo
snap find,winget search | network,read nodash project=none | | =* | | snap find x ;; winget search x
dpkg-query,equery,qlist,debsums,deborphan,repoquery,xbps-query,pkginfo,aptitude-search,lsb | read full nodash project=none | | =* |
  dpkg-query -W | dpkg-query -s $(rm x)
apt-mark | ask,write,run sub | | | | apt-mark hold x
apt-mark showmanual,apt-mark showauto,apt-mark showhold | read full project=none | | =* | apt-mark showmanual | apt-mark showhold
  --nope
apt remove,apt purge,apt autoremove,apt autopurge,apt-get remove,apt-get purge,apt-get autoremove,apt-get clean,
  apt-get autoclean,apt clean,apt autoclean,dnf remove,dnf erase,dnf autoremove,dnf clean,yum remove,yum erase,
  yum autoremove,yum clean,zypper remove,zypper rm,apk del,snap remove,flatpak uninstall,flatpak remove,pkg delete,
  pkg remove,port uninstall,aptitude remove,aptitude purge,choco uninstall,winget uninstall,nala remove,nala purge,
  mas uninstall | danger,delete,network,write,run nodash | | =* | | apt remove x
apt *,apt-get *,aptitude *,dnf *,yum *,microdnf *,zypper *,apk *,snap *,flatpak *,pkg *,port *,choco *,winget *,scoop *,
  nala *,rpm-ostree *,mas *,apt-mark *,urpmi *,opkg *,tdnf * | ask,network,write,run handler=installer nodash | | =* | |
  apt-get install nginx
apt-key,add-apt-repository,apt-add-repository,dpkg-divert,alien | danger,network,write,run,privilege nodash | | =* | |
  apt-key add x
dpkg,dpkg-deb | ask,write,run | -l,--list,-L,--listfiles,-s,--status,-S,--search,-p,--print-avail,-I,--info,-c>list
  --contents,-W,--show,--get-selections,--print-architecture>list
  --print-foreign-architectures,-f,--field,--audit,-C,-V,--verify,--compare-versions>list --version,--help>list
  -i,--install,-x,--unpack,--configure>ask -r,--remove,-P,--purge,-e>danger,delete --pre-invoke,--post-invoke:X
  --force-all>danger -a -b:= | =* | dpkg -l ;; dpkg -L bash ;; dpkg -S /bin/ls | dpkg -i x.deb ;; dpkg --pre-invoke=id
  -i x.deb
rpm | ask,write,run | -q,-V,--query,--verify,--version,--querytags,--showrc>list -ailcdfpRs -e,--erase>danger,delete
  -U,-F,-h,-v --install --upgrade --nodeps>danger --force>danger --pipe,-E,--eval,--define,-D,--macros,--rcfile,--root:X
  --queryformat,--qf:= --all --info --list --requires --provides --changelog --scripts --last --whatprovides
  --whatrequires --whatrecommends --triggers --filesbypkg --configfiles --docfiles --state --obsoletes --conflicts
  --suggests --recommends --supplements --enhances --nosignature --nodigest --dump --checksig>list
  --import,--rebuilddb,--initdb,--setperms,--setugids,--restore>danger,privilege,write | RPM* | rpm -qa ;; rpm -qi
  bash ;; rpm -q --whatprovides /bin/sh ;; rpm -qf /bin/ls ;; rpm -qpl a.rpm | rpm -qp '%(touch x).rpm' ;; rpm -qf
  '%(touch x)' ;; rpm -qpl *.rpm ;; rpm -qf "$x" ;; rpm -q --import k ;; rpm -e x ;; rpm -i x.rpm
pacman,yay,paru | ask,network,write,run handler=pacman | -Q,--query,-T,-V,--version>list -S,-U,-F,-D
  -acdeghiklmnopqrstuvwy -R,--remove>danger,delete --noconfirm --needed --hookdir,--config,--root,-b,--dbpath,--gpgdir:X
  --info --list --owns:= --search --deps --explicit --foreign --upgrades --sync --refresh --sysupgrade
  --clean>danger,delete --asdeps --asexplicit --overwrite:=>danger | =* | pacman -Q ;; pacman -Qi bash | pacman -S x ;;
  pacman -Rns x
apt-cache | ask,read,write sub project=none | -q -c,-o,--option,--config-file:X | | | apt-cache gencaches
apt-cache policy,apt-cache search,apt-cache show,apt-cache showpkg,apt-cache showsrc,apt-cache depends,
  apt-cache rdepends,apt-cache madison,apt-cache pkgnames,apt-cache stats,apt-cache dump,apt-cache unmet,
  apt-cache dotty | read full project=none | -qinfagh -c,-o,--option,--config-file:X -p,-s,--pkg-cache,--src-cache:W --installed
  --names-only --all-versions --no-all-versions --full --recurse --important --no-recommends --no-suggests --no-enhances
  --no-breaks --no-conflicts --no-replaces --all-names | =* | apt-cache policy x ;; apt-cache search --names-only x |
  apt-cache -o Dir::Cache=/tmp/x show bash
apt-file | ask,network,write,run sub | | | | apt-file update
apt-file search,apt-file list,apt-file find,apt-file show | read full project=none | -xlaFi --regexp --package-only --fixed-string
  --ignore-case | =* | apt-file search x | apt-file search --nope x
rpmquery,rpmverify | read full project=none | -ailcdfpRsq --pipe,-E,--eval,--define,-D,--macros,--rcfile,--root:X
  --queryformat,--qf:= --all --info --list --file --requires --provides --changelog --scripts --last --whatprovides
  --whatrequires | RPM* | rpmquery -a | rpmquery -p '%(touch x)' ;; rpmquery --pipe=sh -a ;; rpmquery --eval x
rake,hugo | ask,write,run sub | -V>list --version>list version>list | =* | rake --version | rake -T ;; rake --tasks ;;
  rake -v ;; hugo -v
npm fund | read full project=none | --json --browser:X --no-browser --which:# | =*>ask,network,run | npm fund | npm fund left-pad
pnpm root,pnpm bin,pnpm ls,pnpm list,pnpm la,pnpm ll,pnpm why,pnpm licenses | ask,read,run handler=configured
  configured=package.json,.npmrc,.pnpmfile.cjs,.pnpmfile.mjs,pnpmfile.js,pnpm-workspace.yaml | -grlPDw --filter,--depth,--loglevel:=
  --global --recursive --json --long --parseable --dev --prod --only-projects --no-optional --workspace-root | =* |
  | pnpm list ;; pnpm list -C d ;; pnpm list --pnpmfile x ;; cd d; pnpm list
yarn why,yarn list | ask,read,network,run handler=locked configured=package.json,.yarnrc,.yarnrc.yml,.npmrc | -sRA
  --depth,--pattern:= --json --prod --production --silent --no-progress --recursive | =* | | yarn why react ;; yarn list
  --cwd d ;; cd d; yarn why react
yarn info | network,read configured=package.json,.yarnrc,.yarnrc.yml,.npmrc | -RA --json --all --recursive --dependents
  --virtuals | =* | | yarn info react
pnpm store path,pnpm store status | ask,read,run | | | | pnpm store path
pnpm store | ask,network,write,run sub | | | | pnpm store add x
pnpm store prune,pnpm prune,pnpm cache delete,pnpm env remove,pnpm patch-remove,pnpm unlink |
  danger,delete,network,write,run nodash | | =* | | pnpm store prune
yarn remove,yarn unlink,yarn autoclean | danger,delete,network,write,run nodash | | =* | | yarn remove x
yarn cache,yarn global,yarn workspace | ask,network,write,run sub noquery | | | | yarn cache clean
yarn global remove | danger,delete,network,write,run nodash | | =* | | yarn global remove x
yarn cache clean,yarn cache clear,npm cache clean,npm cache clear,npm cache rm | ask,delete,write | --force --all --mirror
  --cache:= | =* | | yarn cache clean ;; npm cache clean --force
yarn cache *,yarn global * | ask,network,write,run nodash | | =* | | yarn global add x
bun remove,bun rm,bun pm cache | danger,delete,network,write,run nodash | | =* | | bun remove x
pip cache | ask,network,write,run sub | | | | pip cache x
pip cache dir,pip cache info,pip cache list | read full project=none | --format:= | =* | pip cache dir ;; pip cache list numpy | pip
  cache list --nope
pip cache purge,pip cache remove | danger,delete,write,run nodash | | =* | | pip cache purge
uv pip list,uv pip show,uv pip freeze,uv pip check,uv pip tree,uv tree,uv python list,uv python find,poetry env info,
  poetry env list,poetry show,poetry about,poetry check,pdm list,pdm info,pipenv graph,rye list,hatch env show |
  ask,read,run | -qvTlao -p,-P:= --outdated>network --tree --all --latest>network --format:= --frozen --offline
  --only-installed --all-versions --depth:= --no-dev --only:= --with:= --without:= --top-level --full-path --path
  --executable --json --fields:= --graph --bare --reverse | =* | | uv pip list ;; poetry show --tree ;; uv tree --frozen
uv cache,uv python,uv tool | ask,network,write,run sub | | | | uv tool install x
uv cache dir,uv tool dir,uv python dir,uv tool list | read full project=none | --bin --show-paths --show-version-specifiers --offline
  | | uv cache dir ;; uv tool list | uv tool list --nope
uv cache clean,uv cache prune,uv tool uninstall,uv python uninstall,uv pip uninstall,poetry env remove,
  poetry cache clear,poetry self remove,pdm remove,pdm cache clear,pipenv clean,conda env remove,conda env delete,
  hatch env remove,hatch env prune,rye remove,bundle clean,bundle remove,cargo remove,cargo rm,dotnet remove,
  dotnet clean,dotnet nuget delete,flutter clean,mix clean,stack purge,cabal clean,opam remove,opam uninstall,
  luarocks remove,luarocks purge,vcpkg remove,conan remove,pod deintegrate,nix profile remove,nix store gc,gem yank | danger,delete,network,write,run nodash | | =* | | uv cache clean ;; conda env remove -n
  x ;; cargo rm serde
uv cache *,uv python *,uv tool * | ask,network,write,run nodash | | =* | | uv tool install x
poetry config,pdm config | ask,network,write,run bare | --list>list | =* | poetry config --list | poetry config a b
nix profile,nix store | ask,network,write,run sub | | | | nix profile install x
nix profile *,nix store * | ask,network,write,run nodash | | =* | | nix profile install x
poetry cache,poetry self,hatch env,pdm cache,dotnet nuget,pnpm cache | ask,network,write,run sub | | | | poetry self add
  x
poetry cache *,poetry self *,hatch env *,pdm cache *,dotnet nuget *,pnpm cache * | ask,network,write,run nodash | | =* |
  | poetry self add x
conda config | ask,network,write,run | --show:?=>list --show-sources>list --get:?=>list --describe:?=>list
  --validate>list --json | =* | conda config --show ;; conda config --get channels | conda config --add channels x
`,
);
