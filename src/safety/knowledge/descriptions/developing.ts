// In words: git, packages, containers and languages.

export const DEVELOPING = `
git | version control | -C in this folder; -c with this setting; --no-pager without paging | git -C d -c a=b --no-pager
git status | shows what has changed | -s,--short one line each; -b,--branch with the branch; --porcelain in a format for programs | git status -sb --porcelain
git log | lists commits | --oneline one line each; -n this many; --graph as a graph; --all of all branches; -p,--patch with every change; --stat with how much changed; --author by this author; --since since then; --grep whose message matches; --follow through renames; -S that added or removed this text; --reverse oldest first | git log --oneline --graph --all -p --stat --author=me --since=1.day --grep=x --follow -S x -n 3 --reverse
git show | shows a commit and what it changed | --stat with how much changed; --name-only only the names of files | git show --stat --name-only HEAD
git diff | shows what has changed, line by line | --cached,--staged what is staged for the next commit; --stat with how much changed; --name-only only the names of files; -w ignores spaces | git diff --cached --staged --stat --name-only -w
git add | stages changes for the next commit | -A,--all all of them; -u,--update all in known files; -p,--patch asks for each; -n,--dry-run only shows what it would do; -f,--force ignored files too | git add -Aupnf .
git commit | commits what is staged | -m,--message with this message; -a,--all with every change to known files; --amend replaces the last commit; -v,--verbose shows the changes; --no-verify without its checks; -s,--signoff signed off; --no-edit with the same message | git commit -avs -m x --amend --no-verify --no-edit
git push | sends commits to another repository | -u,--set-upstream and makes it the default for this branch; -f,--force overwrites the remote branch; --force-with-lease overwrites the remote branch, unless someone else changed it; --tags with tags; --all all branches; -d,--delete deletes the remote branch; -n,--dry-run only shows what it would do | git push -uf --force-with-lease --tags --all -n o m ;; git push -d o x
git pull | fetches commits and merges them into yours | --rebase puts your commits on top; --ff-only only if you have no commits of your own; -p,--prune removes references to deleted remote branches | git pull --rebase --ff-only -p
git fetch | fetches commits without changing your files | --all from all remotes; -p,--prune removes references to deleted remote branches; --tags with tags | git fetch --all -p --tags
git clone | fetches a whole repository into a new folder | --depth only this many commits; -b,--branch this branch; --recursive with its submodules | git clone --depth 1 -b x --recursive https://example.com/a
git checkout | switches to another commit or branch, or discards uncommitted changes | -b makes a new branch; -f,--force discards your changes; -B creates the branch, or resets it | git checkout -b x ;; git checkout -f x ;; git checkout -B x
git switch | switches to another branch | -c,--create creates it | git switch -c x
git restore | restores files, discarding uncommitted changes | --staged unstages changes; -s,--source from this commit | git restore --staged -s HEAD f
git branch | shows or changes branches | -a,--all all of them; -r remote ones; -d,--delete deletes a merged one; -D deletes one, merged or not; -m renames one; -v with the last commit; --show-current only the current one | git branch -arv ;; git branch -d x ;; git branch -D x ;; git branch -m x ;; git branch --show-current
git merge | merges a branch into the current one | --no-ff always makes a merge commit; --abort cancels it; --squash as one uncommitted change | git merge --no-ff --squash x ;; git merge --abort
git rebase | reapplies your commits on another base | -i,--interactive lets you choose; --continue continues; --abort cancels it; --onto on this base | git rebase -i --onto x y ;; git rebase --continue ;; git rebase --abort
git reset | moves the branch to another commit | --hard discards all changes since then; --soft keeps the changes staged; --mixed keeps the changes | git reset --hard HEAD ;; git reset --soft HEAD ;; git reset --mixed HEAD
git revert | creates a commit that undoes another | --no-edit with the usual message | git revert --no-edit HEAD
git stash | stashes your changes | -u,--include-untracked new files too | git stash -u
git stash list | lists stashes | | git stash list
git stash pop | reapplies stashed changes and removes the stash | | git stash pop
git stash drop | deletes a stash | | git stash drop
git tag | lists or creates tags | -a with a message; -d deletes one; -l shows them; -m with this message | git tag -a -m x v1 ;; git tag -d v1 ;; git tag -l
git remote | lists or changes remotes | -v with addresses | git remote -v
git clean | deletes untracked files | -f,--force really does it; -d folders too; -x ignored files too; -n,--dry-run only shows what it would do | git clean -fdxn
git blame | shows who last changed each line | -L these lines | git blame -L 1,2 f
git grep | searches tracked files | -n,--line-number with line numbers; -i,--ignore-case ignoring case | git grep -ni x
git rm | deletes files and stops tracking them | -r folders with everything in them; --cached only stops tracking them; -f,--force changed ones too | git rm -rf --cached x
git mv | moves or renames files | | git mv a b
git init | creates a repository here | | git init
git config | shows or changes settings of git | --global yours, everywhere; -l,--list all of them; --unset removes one | git config --global a.b c ;; git config -l ;; git config --unset a.b
git cherry-pick | applies the changes of another commit | | git cherry-pick x
git bisect | searches for the commit that broke something | | git bisect start
git reflog | lists earlier positions of HEAD | | git reflog
git worktree | lists or adds working folders of this repository | | git worktree
git submodule | manages repositories inside this one | | git submodule update
docker,podman | runs programs in containers | | docker
docker ps | lists containers | -a,--all stopped ones too; -q,--quiet only ids | docker ps -aq
docker images | lists images | -a,--all all of them; -q,--quiet only ids | docker images -aq
docker run | starts a program in a new container | -d,--detach in the background; -i,--interactive you can type; -t,--tty with a terminal; --rm and deletes the container afterwards; -p,--publish maps a port of this machine to one of the container; -v,--volume mounts a folder of this machine in the container; -e,--env with this variable; --name with this name; -w,--workdir in this folder; --privileged with full rights over this machine; -u,--user as this user; --network in this network | docker run -dit --rm -p 1:2 -v a:b -e A=b --name x -w /w -u me --network n --privileged img
docker exec | runs a command in a container | -i,--interactive you can type; -t,--tty with a terminal; -u,--user as this user; -w,--workdir in this folder | docker exec -it -u me -w /w c ls
docker build | builds an image | -t,--tag with this name; -f,--file from this file; --no-cache without cached steps | docker build -t x -f F --no-cache .
docker logs | shows the output of a container | -f,--follow keeps showing what is added; --tail only the last lines; -t,--timestamps with times | docker logs -ft --tail 9 c
docker stop | stops containers | | docker stop c
docker start | starts containers | | docker start c
docker restart | stops containers and starts them again | | docker restart c
docker rm | deletes containers | -f,--force running ones too; -v,--volumes with their data | docker rm -fv c
docker rmi | deletes images | -f,--force used ones too | docker rmi -f i
docker pull | downloads an image | | docker pull i
docker push | uploads an image | | docker push i
docker inspect | shows all details of a container or image | -f,--format in this format | docker inspect -f x c
docker system prune | deletes everything unused | -a,--all unused images too; -f,--force without asking; --volumes with data | docker system prune -af --volumes
docker compose up | starts the containers of a project | -d,--detach in the background; --build rebuilds their images | docker compose up -d --build
docker compose down | stops and deletes the containers of a project | -v,--volumes with their data | docker compose down -v
kubectl | manages a Kubernetes cluster | -n,--namespace in this namespace | kubectl -n x
kubectl get | lists objects of the cluster | -n,--namespace in this namespace; -o,--output in this format; -A,--all-namespaces in all namespaces; -w,--watch keeps showing changes; -l,--selector with this label | kubectl get -n x -o wide -l a=b -A -w pods
kubectl describe | shows all details of an object of the cluster | -n,--namespace in this namespace | kubectl describe -n x pod y
kubectl logs | shows the output of a container | -f,--follow keeps showing what is added; -n,--namespace in this namespace; -c,--container this container; --tail only the last lines | kubectl logs -f -n x -c y --tail=9 p
kubectl apply | changes the cluster to match a file | -f,--filename this file; -k,--kustomize this folder; -n,--namespace in this namespace | kubectl apply -f x -n y ;; kubectl apply -k d
kubectl delete | deletes objects of the cluster | -f,--filename those in this file; -n,--namespace in this namespace; --all all of them | kubectl delete -n x pod y ;; kubectl delete -f x --all
kubectl exec | runs a command in a container | -i,--stdin you can type; -t,--tty with a terminal; -n,--namespace in this namespace | kubectl exec -it -n x p -- ls
kubectl scale | sets how many copies run | --replicas this many | kubectl scale --replicas=3 x
kubectl rollout | manages updates being rolled out | | kubectl rollout
helm | installs programs in a cluster | | helm
terraform | creates infrastructure described in files | | terraform
terraform plan | shows what would change | | terraform plan
terraform apply | makes the changes | | terraform apply
terraform destroy | deletes everything it made | | terraform destroy
npm | manages Node packages | | npm
npm install,npm i | downloads packages and runs their scripts | -g,--global for all projects; -D,--save-dev only for development; --save-dev only for development | npm install -gD x
npm ci | installs exactly the packages in the lock file | | npm ci
npm run | runs a script of the project | | npm run x
npm test | runs the tests of the project | | npm test
npm uninstall | removes packages | -g,--global for all projects | npm uninstall -g x
npm update | updates packages | | npm update
npm ls,npm list | lists packages | -g,--global for all projects; --depth this many levels deep | npm ls -g --depth=0
npm outdated | lists outdated packages | | npm outdated
npm publish | publishes a package | | npm publish
npx | downloads and runs a program from a package | -y,--yes without asking | npx -y x
yarn,pnpm | manages Node packages | | yarn
pip,pip3 | manages Python packages | | pip
pip install | downloads packages and runs their scripts | -r,--requirement those in this file; -U,--upgrade upgrades them; -e,--editable from this folder, editable; --user for your account only | pip install -r f -U --user x ;; pip install -e .
pip list | lists packages | -o,--outdated outdated ones | pip list -o
pip uninstall | removes packages | -y,--yes without asking | pip uninstall -y x
apt,apt-get | manages system packages | -y,--yes without asking | apt -y
apt install,apt-get install | installs packages | -y,--yes without asking | apt install -y x
apt remove,apt-get remove | removes packages | -y,--yes without asking | apt remove -y x
apt purge,apt-get purge | removes packages with their settings | -y,--yes without asking | apt purge -y x
apt update,apt-get update | updates the list of packages | | apt update
apt upgrade,apt-get upgrade | installs newer packages | -y,--yes without asking | apt upgrade -y
apt search | searches packages | | apt search x
apt show | describes a package | | apt show x
apt list | lists packages | --installed those installed; --upgradable those with a newer version | apt list --installed --upgradable
apt autoremove | removes packages that are no longer needed | -y,--yes without asking | apt autoremove -y
dpkg | manages single system packages | -l,--list lists them; -L,--listfiles the files of one; -i,--install installs a file; -S,--search which package a file belongs to | dpkg -l ;; dpkg -L x ;; dpkg -i x ;; dpkg -S x
dnf,yum | manages system packages | | dnf
pacman | manages system packages | | pacman -Q
brew | manages packages on macOS | | brew
brew install | installs packages | --cask apps with a graphical interface | brew install --cask x
brew update | updates the list of packages | | brew update
brew upgrade | installs newer packages | | brew upgrade
brew list | lists packages | | brew list
brew uninstall | removes packages | | brew uninstall x
snap,flatpak | manages system packages | | snap
make | builds what the Makefile describes | -j this many jobs at once; -C in this folder; -f with this Makefile; -n,--dry-run only shows what it would do; -B,--always-make everything again | make -nB -j 4 -C d -f F all
cmake | prepares a build | | cmake .
gcc,clang,g++ | compiles C and C++ | -o into this file; -c without linking; -Wall with warnings | gcc -c -o x -Wall f.c
cargo | builds and manages Rust projects | | cargo
cargo build | builds the project | --release optimized | cargo build --release
cargo run | builds and runs the project | --release optimized | cargo run --release
cargo test | runs the tests of the project | | cargo test
go | builds and manages Go code | | go
go build | builds the project | -o into this file | go build -o x
go run | builds and runs a program | | go run x
go test | runs the tests of the project | -v with details; -run only those that match | go test -v -run x
python,python3 | runs Python | -c runs this code; -m runs this module; -i stays open afterwards; -u shows output at once | python3 -u -c 'x' ;; python3 -m x ;; python3 -i f
node | runs JavaScript | -e,--eval runs this code; -p,--print runs this code and shows the value | node -e x ;; node -p x
deno,bun | runs JavaScript | | deno run x
ruby | runs Ruby | -e runs this code | ruby -e x
perl | runs Perl | -e runs this code; -n for each line; -p for each line, and shows it; -i changes the files themselves | perl -ne x f ;; perl -p -i -e x f
php | runs PHP | -r runs this code | php -r x
java | runs a Java program | -jar this archive | java -jar x
sqlite3 | queries or changes a database file | | sqlite3 f x
psql,mysql | opens a database | | psql x
gh | GitHub from the command line | | gh --version
aws,gcloud,az | manages cloud services | | aws help
ansible,ansible-playbook | configures many machines | | ansible-playbook x
vagrant | manages virtual machines for development | | vagrant status
code | opens Visual Studio Code | | code f
`;
