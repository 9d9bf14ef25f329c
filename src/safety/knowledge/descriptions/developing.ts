// In words: git, packages, containers and languages.

export const DEVELOPING = `
git | version control | -C in this folder; -c with this setting; --no-pager without paging | git -C d -c a=b --no-pager
git status | says what has changed | -s,--short one line each; -b,--branch with the branch; --porcelain for programs to read | git status -sb --porcelain
git log | lists commits | --oneline one line each; -n this many; --graph as a graph; --all of all branches; -p,--patch with every change; --stat with how much changed; --author by this person; --since since then; --grep whose message matches; --follow through renames; -S that added or removed this text; --reverse oldest first | git log --oneline --graph --all -p --stat --author=me --since=1.day --grep=x --follow -S x -n 3 --reverse
git show | shows a commit and what it changed | --stat with how much changed; --name-only only the names of files | git show --stat --name-only HEAD
git diff | shows what has changed, line by line | --cached,--staged what is staged for the next commit; --stat with how much changed; --name-only only the names of files; -w ignores spaces | git diff --cached --staged --stat --name-only -w
git add | stages changes for the next commit | -A,--all all of them; -u,--update all in known files; -p,--patch asks for each; -n,--dry-run only says what it would do; -f,--force ignored files too | git add -Aupnf .
git commit | commits what is staged | -m,--message with this message; -a,--all with every change to known files; --amend replaces the last commit; -v,--verbose shows the changes; --no-verify without its checks; -s,--signoff signed off; --no-edit with the same message | git commit -avs -m x --amend --no-verify --no-edit
git push | sends commits to another repository | -u,--set-upstream and remembers that repository; -f,--force replaces what is there; --force-with-lease replaces what is there, unless someone else changed it; --tags with tags; --all all branches; -d,--delete deletes there; -n,--dry-run only says what it would do | git push -uf --force-with-lease --tags --all -n o m ;; git push -d o x
git pull | fetches commits and merges them into yours | --rebase puts your commits on top; --ff-only only if you have no commits of your own; -p,--prune forgets branches that are gone | git pull --rebase --ff-only -p
git fetch | fetches commits, leaves your files alone | --all from everywhere; -p,--prune forgets branches that are gone; --tags with tags | git fetch --all -p --tags
git clone | fetches a whole repository into a new folder | --depth only this many commits; -b,--branch this branch; --recursive with its submodules | git clone --depth 1 -b x --recursive https://example.com/a
git checkout | switches to another commit or branch, or discards uncommitted changes | -b makes a new branch; -f,--force drops your changes; -B creates the branch, or resets it | git checkout -b x ;; git checkout -f x ;; git checkout -B x
git switch | switches to another branch | -c,--create makes it | git switch -c x
git restore | restores files, discarding uncommitted changes | --staged unstages changes; -s,--source from this commit | git restore --staged -s HEAD f
git branch | shows or changes branches | -a,--all all of them; -r remote ones; -d,--delete deletes one that is merged; -D deletes one, merged or not; -m renames one; -v with the last commit; --show-current only the current one | git branch -arv ;; git branch -d x ;; git branch -D x ;; git branch -m x ;; git branch --show-current
git merge | merges a branch into the current one | --no-ff always makes a merge commit; --abort cancels it; --squash as one change | git merge --no-ff --squash x ;; git merge --abort
git rebase | reapplies your commits on another base | -i,--interactive lets you choose; --continue continues; --abort cancels it; --onto on this base | git rebase -i --onto x y ;; git rebase --continue ;; git rebase --abort
git reset | moves the branch to another commit | --hard drops every change since; --soft keeps the changes staged; --mixed keeps the changes | git reset --hard HEAD ;; git reset --soft HEAD ;; git reset --mixed HEAD
git revert | makes a commit that undoes another | --no-edit with the usual message | git revert --no-edit HEAD
git stash | stashes your changes | -u,--include-untracked new files too | git stash -u
git stash list | lists stashes | | git stash list
git stash pop | brings stashed changes back | | git stash pop
git stash drop | deletes a stash | | git stash drop
git tag | lists or creates tags | -a with a message; -d deletes one; -l shows them; -m with this message | git tag -a -m x v1 ;; git tag -d v1 ;; git tag -l
git remote | shows or changes other places of this repository | -v with addresses | git remote -v
git clean | deletes files git does not know | -f,--force really; -d folders too; -x ignored files too; -n,--dry-run only says what it would do | git clean -fdxn
git blame | says who wrote each line | -L these lines | git blame -L 1,2 f
git grep | searches the files git knows | -n,--line-number with line numbers; -i,--ignore-case capitals or not | git grep -ni x
git rm | deletes files and forgets them | -r with everything in folders; --cached only forgets them; -f,--force changed ones too | git rm -rf --cached x
git mv | moves or renames files | | git mv a b
git init | makes a repository here | | git init
git config | shows or changes settings of git | --global yours, everywhere; -l,--list all of them; --unset forgets one | git config --global a.b c ;; git config -l ;; git config --unset a.b
git cherry-pick | makes the change of another version here | | git cherry-pick x
git bisect | looks for the version that broke something | | git bisect start
git reflog | shows where you have been | | git reflog
git worktree | shows or makes further folders of this repository | | git worktree
git submodule | looks after repositories inside this one | | git submodule update
docker,podman | runs programs in containers | | docker
docker ps | lists containers | -a,--all those that do not run too; -q,--quiet only numbers | docker ps -aq
docker images | lists images | -a,--all all of them; -q,--quiet only numbers | docker images -aq
docker run | starts a program in a new container | -d,--detach in the background; -i,--interactive you can type; -t,--tty with a terminal; --rm and deletes the container afterwards; -p,--publish this port of ours is that one of theirs; -v,--volume this folder of ours is that one of theirs; -e,--env with this variable; --name with this name; -w,--workdir in this folder; --privileged with full rights over this machine; -u,--user as this person; --network in this network | docker run -dit --rm -p 1:2 -v a:b -e A=b --name x -w /w -u me --network n --privileged img
docker exec | runs a command in a container | -i,--interactive you can type; -t,--tty with a terminal; -u,--user as this person; -w,--workdir in this folder | docker exec -it -u me -w /w c ls
docker build | makes an image | -t,--tag with this name; -f,--file by this description; --no-cache from the beginning | docker build -t x -f F --no-cache .
docker logs | shows what a container said | -f,--follow stays and shows what is added; --tail only the last lines; -t,--timestamps with times | docker logs -ft --tail 9 c
docker stop | stops containers | | docker stop c
docker start | starts containers | | docker start c
docker restart | stops containers and starts them again | | docker restart c
docker rm | deletes containers | -f,--force running ones too; -v,--volumes with their data | docker rm -fv c
docker rmi | deletes images | -f,--force used ones too | docker rmi -f i
docker pull | fetches an image | | docker pull i
docker push | sends an image | | docker push i
docker inspect | shows all about a container or image | -f,--format in this format | docker inspect -f x c
docker system prune | deletes all that is not used | -a,--all unused images too; -f,--force asks nothing; --volumes with data | docker system prune -af --volumes
docker compose up | starts the containers of a project | -d,--detach in the background; --build makes their images anew | docker compose up -d --build
docker compose down | stops and deletes the containers of a project | -v,--volumes with their data | docker compose down -v
kubectl | looks after a cluster | -n,--namespace in this part | kubectl -n x
kubectl get | lists things of the cluster | -n,--namespace in this part; -o,--output in this format; -A,--all-namespaces in all parts; -w,--watch stays and shows changes; -l,--selector with this label | kubectl get -n x -o wide -l a=b -A -w pods
kubectl describe | shows all about a thing of the cluster | -n,--namespace in this part | kubectl describe -n x pod y
kubectl logs | shows what a container said | -f,--follow stays and shows what is added; -n,--namespace in this part; -c,--container this container; --tail only the last lines | kubectl logs -f -n x -c y --tail=9 p
kubectl apply | makes the cluster as a file says | -f,--filename this file; -k,--kustomize this folder; -n,--namespace in this part | kubectl apply -f x -n y ;; kubectl apply -k d
kubectl delete | deletes things of the cluster | -f,--filename what this file names; -n,--namespace in this part; --all all of them | kubectl delete -n x pod y ;; kubectl delete -f x --all
kubectl exec | runs a command in a container | -i,--stdin you can type; -t,--tty with a terminal; -n,--namespace in this part | kubectl exec -it -n x p -- ls
kubectl scale | sets how many there are | --replicas this many | kubectl scale --replicas=3 x
kubectl rollout | looks after changes on their way | | kubectl rollout
helm | installs programs in a cluster | | helm
terraform | makes machines as files say | | terraform
terraform plan | says what would change | | terraform plan
terraform apply | makes the changes | | terraform apply
terraform destroy | deletes everything it made | | terraform destroy
npm | packages of Node | | npm
npm install,npm i | fetches packages and runs their scripts | -g,--global for all projects; -D,--save-dev only for developing; --save-dev only for developing | npm install -gD x
npm ci | fetches exactly the packages that are written down | | npm ci
npm run | runs a script of the project | | npm run x
npm test | runs the tests of the project | | npm test
npm uninstall | removes packages | -g,--global for all projects | npm uninstall -g x
npm update | fetches newer packages | | npm update
npm ls,npm list | lists packages | -g,--global for all projects; --depth this many levels deep | npm ls -g --depth=0
npm outdated | says which packages are old | | npm outdated
npm publish | gives a package to everybody | | npm publish
npx | fetches and runs a program of a package | -y,--yes asks nothing | npx -y x
yarn,pnpm | packages of Node | | yarn
pip,pip3 | packages of Python | | pip
pip install | fetches packages and runs their scripts | -r,--requirement those in this file; -U,--upgrade newer ones; -e,--editable this folder, as it is; --user only for you | pip install -r f -U --user x ;; pip install -e .
pip list | lists packages | -o,--outdated old ones | pip list -o
pip uninstall | removes packages | -y,--yes asks nothing | pip uninstall -y x
apt,apt-get | packages of the system | -y,--yes asks nothing | apt -y
apt install,apt-get install | installs packages | -y,--yes asks nothing | apt install -y x
apt remove,apt-get remove | removes packages | -y,--yes asks nothing | apt remove -y x
apt purge,apt-get purge | removes packages with their settings | -y,--yes asks nothing | apt purge -y x
apt update,apt-get update | fetches the list of packages | | apt update
apt upgrade,apt-get upgrade | installs newer packages | -y,--yes asks nothing | apt upgrade -y
apt search | searches packages | | apt search x
apt show | describes a package | | apt show x
apt list | lists packages | --installed those installed; --upgradable those with a newer version | apt list --installed --upgradable
apt autoremove | removes packages nobody needs | -y,--yes asks nothing | apt autoremove -y
dpkg | packages of the system, one by one | -l,--list lists them; -L,--listfiles the files of one; -i,--install installs a file; -S,--search whose file this is | dpkg -l ;; dpkg -L x ;; dpkg -i x ;; dpkg -S x
dnf,yum | packages of the system | | dnf
pacman | packages of the system | | pacman -Q
brew | packages on macOS | | brew
brew install | installs packages | --cask programs with windows | brew install --cask x
brew update | fetches the list of packages | | brew update
brew upgrade | installs newer packages | | brew upgrade
brew list | lists packages | | brew list
brew uninstall | removes packages | | brew uninstall x
snap,flatpak | packages of the system | | snap
make | builds as the Makefile says | -j this many things at the same time; -C in this folder; -f by this file; -n,--dry-run only says what it would do; -B,--always-make everything anew | make -nB -j 4 -C d -f F all
cmake | prepares a build | | cmake .
gcc,clang,g++ | makes programs from C | -o into this file; -c without linking; -Wall with warnings | gcc -c -o x -Wall f.c
cargo | builds and fetches Rust | | cargo
cargo build | builds the project | --release for use | cargo build --release
cargo run | builds and runs the project | --release for use | cargo run --release
cargo test | runs the tests of the project | | cargo test
go | builds and fetches Go | | go
go build | builds the project | -o into this file | go build -o x
go run | builds and runs a program | | go run x
go test | runs the tests of the project | -v says more; -run only those that match | go test -v -run x
python,python3 | runs Python | -c runs this text; -m runs this module; -i stays afterwards; -u shows output at once | python3 -u -c 'x' ;; python3 -m x ;; python3 -i f
node | runs JavaScript | -e,--eval runs this text; -p,--print runs this text and shows the value | node -e x ;; node -p x
deno,bun | runs JavaScript | | deno run x
ruby | runs Ruby | -e runs this text | ruby -e x
perl | runs Perl | -e runs this text; -n for each line; -p for each line, and shows it; -i changes the files themselves | perl -ne x f ;; perl -p -i -e x f
php | runs PHP | -r runs this text | php -r x
java | runs a Java program | -jar this archive | java -jar x
sqlite3 | asks or changes a database file | | sqlite3 f x
psql,mysql | talks to a database | | psql x
gh | GitHub at the prompt | | gh --version
aws,gcloud,az | machines in the cloud | | aws help
ansible,ansible-playbook | sets up many machines | | ansible-playbook x
vagrant | makes machines for developing | | vagrant status
code | opens the editor | | code f
`;
