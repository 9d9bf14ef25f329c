// Commands whose writing goes where their program keeps things (a repository, packages, images) and to no file that they name.

/** First words, one program a row; only what `[A]lways` may be said of, as it is. */
export const OWN_STORE: readonly string[] = `
git add,git branch,git checkout,git cherry-pick,git clone,git commit,git fetch,git init,git merge,git pull,git push,git rebase,git revert,git stash,git switch,git tag
npm add,npm ci,npm i,npm install,npm run,npm start,npm t,npm test,npm update
pnpm add,pnpm i,pnpm install,pnpm run,pnpm start,pnpm test,pnpm update
yarn add,yarn install,yarn run,yarn start,yarn test
bun add,bun install,bun run,bun test
pip install,pip3 install
uv add,uv lock,uv sync
poetry add,poetry install,poetry update
bundle install,bundle update
composer install,composer require,composer update
gem install
cargo add,cargo build,cargo check,cargo clippy,cargo install,cargo run,cargo test,cargo update
go get,go install,go mod,go test,go vet
dotnet build,dotnet restore,dotnet test
apt install,apt update,apt upgrade,apt-get install,apt-get update,apt-get upgrade
dnf install,dnf update,dnf upgrade
brew install,brew update,brew upgrade
docker build,docker compose build,docker compose pull,docker compose up,docker pull,docker restart,docker start
podman build,podman pull,podman restart,podman start
`
  .trim()
  .split(/[\n,]/);

/** First words of commands that make something new or move to another branch, and refuse where something would be lost. */
export const LOSES_NOTHING: readonly string[] = ['mkdir', 'touch', 'git branch', 'git switch', 'git tag'];

/** What these bring can be fetched again, and they take nothing of a person away. */
export const FETCHES: readonly string[] = `
npm add,npm ci,npm clean-install,npm i,npm install,pnpm add,pnpm i,pnpm install
yarn,yarn add,yarn install,bun add,bun i,bun install
pip install,pip3 install,pipx install,uv add,uv lock,uv sync,poetry add,poetry install,poetry lock
bundle install,composer install,composer require,gem install
cargo add,cargo fetch,cargo install,go get,go install,dotnet restore
`
  .trim()
  .split(/[\n,]/);

/** Nothing on the disk: they end with the shell. */
export const ONLY_IN_SHELL: readonly string[] = ['unalias', 'umask', 'ulimit', 'hash', 'rehash', 'disown'];
