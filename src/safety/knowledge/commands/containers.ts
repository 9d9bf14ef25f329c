// Containers and clusters.

import { commandTable } from '../checked-table.ts';

const DOCKER_GLOBALS = `-H,--host,-c,--context,--config,--connection,--identity,--url,--root:=>danger,privilege,network,run --runroot:=>danger,privilege,network,run
  --log-level,-l,--tlscacert,--tlscert,--tlskey,--storage-driver,--address,-a:=>danger,privilege,network,run
  --namespace:=>danger,privilege,network,run --tls --tlsverify --remote,-r>danger,network,run -D,--debug
  -v,--version>list --noout`;

const PS = `-aqlsnf -f,--filter,-n,--last,--format,--sort:= --all --quiet --no-trunc --latest --size --digests
  --no-stream --tail,--since,--until:= --timestamps --follow -t --details --json --tree --services --status:=
  --resolve-image-digests --pretty`;

const KUBE = `-n,--namespace,-l,--selector,-o,--output,--field-selector,--sort-by,-L:=
  --label-columns,--chunk-size,--since,--since-time,--tail,-c,--container:=
  --max-log-requests,--request-timeout,--template,-p,--limit-bytes:=
  -A,--all-namespaces,-w,--watch,--show-labels,--no-headers,--show-kind:?=
  --ignore-not-found,--previous,--timestamps,--prefix,--all-containers,-f,--follow:?=
  --short,--raw,--recursive,--cached,--namespaced,--verbs,--api-group,--watch-only:?=
  --containers,--sum,--show-events,--minify,--flatten,--client,--list,--quiet,-q,--tls:?=
  --show-managed-fields,--use-protocol-buffers:?=
  --kubeconfig,--context,--cluster,--server,-s,--token,--user,--as,--as-group:=>danger,privilege,network,run
  --certificate-authority,--client-key,--client-certificate:=>danger,privilege,network,run
  --insecure-skip-tls-verify>danger,network`;

export const CONTAINERS = commandTable(
  'by row',
  `
podman,nerdctl | ask,run,network as=docker | | | podman ps | podman run x
kubecolor,k | network as=kubectl project=none | | | k version --client | k delete pod x
docker | ask,run,network sub stop | ${DOCKER_GLOBALS} | | docker --version ;; docker ps | docker run x ;; docker
  --context evil ps ;; docker --config ./d ps
docker container,docker image,docker volume,docker network,docker system,docker context,docker buildx,docker stack,
  docker service,docker node,docker swarm,docker plugin,docker manifest,docker config,docker secret,docker builder,
  docker trust,docker scout,docker sbom,docker pod,docker machine,docker kube,docker generate,docker checkpoint | read
  full sub project=none | ${PS} -f,--file,-p,--project-name,--profile,--env-file,--project-directory,--type,-s:= | =* | docker ps -a
  ;; docker images | docker ps --nope
docker top,docker container top | ask,secret project=none | | =* | | docker top x auxe ;; docker top x -axe ;; docker top x -o environ
docker logs,docker container logs,docker compose logs | read full project=none | -ft -n,--tail,--since,--until,--index:= --follow
  --timestamps --details --no-color --no-log-prefix | =* | docker logs -f x ;; docker logs -ft --tail 9 x | docker logs
  --nope x
docker ps,docker images,docker info,docker version,docker stats,docker port,docker history,
  docker diff,docker events,docker help,docker search-local,docker container ls,docker container list,
  docker container ps,docker container stats,docker container port,
  docker container diff,docker image ls,docker image list,docker image inspect,docker image history,docker volume ls,
  docker volume list,docker volume inspect,docker network ls,docker network list,docker network inspect,
  docker system info,docker system events,docker context ls,docker context list,docker context show,
  docker context inspect,docker buildx ls,docker buildx version,docker buildx inspect,docker buildx du,docker stack ls,
  docker stack ps,docker stack services,docker service ls,docker service ps,docker service logs,
  docker node ls,docker node ps,docker node inspect,docker plugin ls,docker plugin inspect,docker config ls,
  docker secret ls,docker secret inspect,docker pod ps,docker pod ls,docker pod inspect,
  docker machine ls,docker builder du,docker compose ps,docker compose ls,docker compose images,docker compose top,
  docker compose version,docker compose port,docker compose events | read full project=none | ${PS} -f,--filter,--type,-s:= | =* |
  docker ps -a ;; docker images ;; docker logs -f x ;; docker compose ps | docker ps --nope
docker inspect,docker container inspect,docker service inspect,docker config inspect | read full project=none |
  -s -f,--format:CONTAINER --size --type:= --pretty | =* | docker inspect x ;; docker inspect -f '{{.State.Status}}' x
  | docker inspect -f '{{.Config.Env}}' x ;; docker inspect --format '{{json .Config}}' x ;; docker inspect --nope x
docker system df | read full project=none | -v --verbose --format:= | | docker system df -v | docker system df --nope
docker compose config | ask,read,run | ${PS} --no-color --no-log-prefix --services --volumes --profiles --images
  --hash:= -o,--output:W | =* | | docker compose config
docker compose | ask,run,network sub stop |
  -f,--file,-p,--project-name,--profile,--project-directory,--parallel,--ansi,--progress:= --env-file:R --dry-run
  --compatibility | | docker compose version | docker compose up
docker compose down,docker compose rm,docker compose kill | danger,delete,run | -vfst -t:= --volumes
  --remove-orphans --rmi:= --force --stop --timeout:= | =* | | docker compose down -v
docker compose *,docker buildx *,docker context *,docker stack *,docker service *,docker node *,docker swarm *,
  docker plugin *,docker manifest *,docker config *,docker secret *,docker trust *,docker scout *,docker machine *,
  docker kube *,docker generate *,docker checkpoint *,docker builder *,docker pod *,docker container *,docker image *,
  docker volume *,docker network *,docker system * | ask,run,network nodash | | =* | | docker compose up
docker run,docker create,docker container run,docker container create | ask,run,network stop handler=container | -dit
  -iPq -a,-e,-h,-l,-m,-p,-u,-w,-c:= --name,--hostname,--env,--publish,--user,--workdir,--entrypoint,--label,--memory:=
  --cpus,--network,--net,--restart,--pull,--platform,--log-driver,--log-opt,--add-host:=
  --dns,--expose,--ip,--link,--shm-size,--stop-signal,--tmpfs,--ulimit,--health-cmd:=
  --gpus,--cpu-shares,--memory-swap,--annotation,--sysctl,--runtime,--isolation:=
  --mac-address,--stop-timeout,--group-add:= --env-file:R --rm --detach --interactive --tty --init --publish-all
  --read-only --no-healthcheck --quiet --sig-proxy:?= --cidfile:W -v,--volume,--mount:MOUNT
  --privileged>danger,privilege,run,host-access
  --cap-add,--device,--pid,--ipc,--userns,--security-opt,--volumes-from,--cgroupns:=>danger,privilege,run,host-access
  --uts,--cgroup-parent,--device-cgroup-rule:=>danger,privilege,run,host-access | = CMD | | docker run alpine ls ;;
  docker run --rm -v $PWD:/w alpine rm /w/f
docker exec,docker container exec,docker compose exec,docker-compose exec | danger,network,run stop handler=inside | -ditT -e,-u,-w:=
  --detach --interactive --tty --env:= --env-file:R --user:= --workdir:= --privileged>danger,privilege,run
  --index:= --detach-keys:= | = CMD | docker exec web ls | docker exec -it c /bin/sh ;; docker exec c cat .env
docker compose run | danger,network,run stop | -ditT -e,-u,-w:=
  --detach --interactive --tty --env:= --env-file:R --user:= --workdir:= --privileged>danger,privilege,run --rm --no-deps --service-ports
  --index:= --detach-keys:= --entrypoint:= --name:= -v,--volume:MOUNT | = CMD | | docker compose run c /bin/sh
docker rm,docker rmi,docker container rm,docker container prune,docker container kill,
  docker image rm,docker image prune,docker volume rm,docker volume prune,docker network rm,docker network prune,
  docker network disconnect,docker system prune,docker kill,docker builder prune,docker buildx prune,
  docker buildx rm,docker stack rm,docker service rm,docker node rm,docker secret rm,docker config rm,docker context rm,
  docker plugin rm,docker pod rm,docker pod kill,docker pod prune,docker machine rm,docker swarm leave,
  docker system reset,docker container remove,docker image remove,docker volume remove,docker network remove,
  docker machine reset | danger,delete,run nodash | | =* | | docker volume rm data ;; docker network prune
docker pull,docker build,docker tag,docker push,docker start,docker restart,docker pause,docker unpause,docker rename,
  docker commit,docker wait,docker attach,docker search,docker update,docker network create,docker network connect,
  docker volume create,docker image pull,docker image build,docker image push,docker image tag,docker container start,
  docker container restart,docker compose up,docker compose build,docker compose pull | ask,network,run,write |
  -dqtfaipc -t,-f,-m,-a,-e,-c:= --tag,--file,--build-arg,--target,--platform,--progress,--output,--label,--driver:=
  --subnet,--gateway,--name,--opt,--network,--scale,--time,--timeout,--cache-from:=
  --cache-to,--secret,--ssh,--add-host,--memory,--cpus,--author,--message,--change:= --filter,--limit,--pull:= --detach
  --build --no-cache --quiet --all-tags --push --load --rm --force-rm --no-deps --force-recreate --remove-orphans --wait
  --abort-on-container-exit --squash --internal --ipv6 --no-build -V --no-trunc | =* | | docker pull alpine ;; docker
  compose up -d
docker stop,docker container stop,docker compose stop,docker-compose stop | ask,write project=none | -t,-s:= --time,--timeout,--signal:= | =* |
  | docker stop web ;; docker compose stop -t 5 web
docker save,docker export,docker image save,docker container export | ask,read,run | -o,--output:W --platform:= | =* | |
  docker save nginx -o nginx.tar
docker cp,docker container cp | ask,network,read,write,run | -aLq --archive --follow-link --quiet | =>ask W | | docker cp web:/a . ;; docker cp a c:/b
docker login,docker logout | ask,network,write,run | -u,-p,--username,--password:= --password-stdin | =? | | docker login ;; docker logout
docker load,docker import,docker image load,docker image import,
  docker context use,
  docker context create | danger,network,run,write nodash | | =* | | docker load -i a.tar
docker manifest inspect | network,read project=none | -v --verbose --insecure | =* | | docker manifest inspect alpine
docker-compose,podman-compose | ask,run,network sub stop | -f,--file,-p,--project-name,--profile,--project-directory:=
  --env-file:R -H,--host,-c,--context:=>danger,network,run --verbose --ansi:= | | docker-compose --version |
  docker-compose up ;; docker-compose -H tcp://h ps
docker-compose ps,docker-compose images,docker-compose top,docker-compose port,docker-compose version,
  docker-compose logs,docker-compose events | read full project=none | ${PS} | =* | docker-compose ps | docker-compose ps --nope
docker-compose config | ask,read,run | ${PS} --no-color --services --volumes | =* | | docker-compose config
docker-compose down,docker-compose rm,docker-compose kill | danger,delete,run nodash | | =* | |
  docker-compose down
docker-compose run | danger,run,network nodash | | =* | | docker-compose exec a sh
docker-compose *,podman-compose * | ask,run,network nodash | | =* | | docker-compose up
buildah,skopeo,crictl,ctr,lima,limactl,colima,minikube,kind,k3d,k3s,microk8s,multipass,vboxmanage,VBoxManage,virsh,
  qemu-system-x86_64,qemu-img,lxc,lxd,incus,distrobox,toolbox,render,surge,eb,cf,dokku,kamal,nomad,boundary,waypoint,
  istioctl,linkerd,argocd,flux,velero,kustomize,kubeadm,kops,rancher,oc,tkn,kubectx,kubens,stern,kubeseal,helmfile,
  helm-docs,vultr-cli,tccli,upctl | ask,network,run sub | -v>list --version>list | | kind --version | kind create
  cluster
wrangler delete,heroku apps:destroy,fly apps,flyctl apps,vercel remove,vercel rm,netlify sites:delete,minikube delete,
  kind delete,k3d cluster,doctl compute,virsh destroy,virsh undefine,lxc delete,multipass delete,colima delete,
  limactl delete,firebase projects,eksctl delete,kops delete,hcloud server,nomad job,argocd app,kubeadm reset,oc delete,
  velero delete,railway down,helmfile destroy,eb terminate,cf delete,dokku apps:destroy,vboxmanage unregistervm,
  VBoxManage unregistervm,qemu-img create,istioctl uninstall,firebase firestore:delete,firebase database:remove,
  wrangler d1,wrangler r2,wrangler kv,wrangler rollback,heroku pg:reset | danger,delete,network,run nodash | | =* | |
  wrangler delete my-worker
kind get | read full sub project=none | | | kind get --help | kind get kubeconfig
kind get clusters,kind get nodes,kind version,minikube version,minikube status,minikube ip,colima status,colima version,
  limactl list,multipass list,virsh list,virsh version,nomad version,
  kubens -c,kustomize version,eksctl version | read full nodash project=none | | =* | minikube status ;; kind get
  nodes --name x | minikube delete
VBoxManage list,vboxmanage list,VBoxManage showvminfo,vboxmanage showvminfo,VBoxManage showmediuminfo,
  vboxmanage showmediuminfo,distrobox list,toolbox list,crictl ps,crictl images,crictl info,crictl version,
  buildah images,buildah containers,buildah version | read full project=none | -lsafqU --long --sorted --machinereadable
  --format,-f,--output,-o,-c,--columns:= --backing-chain --force-share --all --quiet --json | =* | VBoxManage list vms
  ;; vboxmanage list runningvms | VBoxManage list --nope
lxc list,lxc info,lxc version,incus list | read full project=none | -f,--format,-c,--columns:WORDS --fast | HOST* | lxc list ;; lxc
  info c1 | lxc list evil: ;; lxc list --nope
qemu-img info | read full project=none | -qU -f,--output:= --force-share | RESOURCE | qemu-img info disk.qcow2 |
  qemu-img info nbd:h:1 ;; qemu-img info --backing-chain disk.qcow2
qemu-img check,qemu-img map | ask,read,network nodash project=none | | =* | | qemu-img check -r all x ;; qemu-img map disk.qcow2
kustomize build | ask,read,run | | =* | | kustomize build .
buildah *,skopeo *,crictl *,ctr *,lima *,limactl *,colima *,minikube *,kind *,k3d *,k3s *,microk8s *,multipass *,
  vboxmanage *,VBoxManage *,virsh *,qemu-system-x86_64 *,qemu-img *,lxc *,lxd *,incus *,distrobox *,toolbox *,flyctl *,
  fly *,heroku *,vercel *,netlify *,wrangler *,railway *,render *,firebase *,eb *,cf *,dokku *,kamal *,nomad *,
  istioctl *,argocd *,flux *,velero *,kustomize *,kubeadm *,eksctl *,oc *,kubectx *,kubens *,stern *,helmfile *,
  pulumi *,terragrunt *,tofu *,doctl *,hcloud *,scw * | ask,network,run nodash handler=cloud | | =* | | kind create
  cluster
kubectl | network,run sub stop | ${KUBE} -v:= | | kubectl --help | kubectl get pods ;; kubectl --kubeconfig ./evil get
  pods
kubectl version | network,read project=none | -o:= --client>list --short --output:= | | kubectl version --client | kubectl version
  --nope
kubectl config | ask,run sub | | | | kubectl config set x
kubectl config view,kubectl config get-contexts,kubectl config current-context,kubectl config get-clusters,
  kubectl config get-users,kubectl completion,kubectl options,kubectl plugin list,kubectl help | read full project=none |
  -o,--output:= --minify --flatten --no-headers --raw>danger,secret --kubeconfig:X | =* | kubectl config get-contexts ;;
  kubectl config current-context | kubectl config view --raw
kubectl plugin | ask,run sub | | | | kubectl plugin x
kubectl config use-context,kubectl config use,kubectl config set-context | ask,write project=none | --current --namespace:= --cluster:=
  --user:= --kubeconfig:X | =? | | kubectl config use-context x
kubectl config * | danger,write,run,persistence nodash | | =* | | kubectl config set-credentials x
kubectl get,kubectl describe,kubectl logs,kubectl top,kubectl explain,kubectl api-resources,kubectl api-versions,
  kubectl cluster-info,kubectl events,kubectl diff,kubectl auth,kubectl wait | network,read project=none | ${KUBE} --filename:R -R
  -k:= --for:= --timeout:= | KUBE* | | kubectl get pods ;; kubectl get secrets
kubectl rollout | network,write,run sub | | | | kubectl rollout undo x
kubectl rollout status,kubectl rollout history | network,read project=none | ${KUBE} --revision:= --timeout:= --watch:?= -R --recursive
  --filename:R -k:= | KUBE* | | kubectl rollout status deploy/x
kubectl rollout * | network,write,run nodash | | =* | | kubectl rollout restart deploy/x
kubectl delete,kubectl drain,kubectl cordon,kubectl uncordon,kubectl evict,kubectl taint,kubectl replace |
  danger,delete,network,run nodash | | =* | | kubectl delete namespace prod ;; kubectl drain node1
kubectl port-forward | network,run | -n,--namespace,--pod-running-timeout:= --address:=>danger,network,run | =* | | kubectl
  port-forward svc/web 8080:80
kubectl cp | ask,network,read,write,run | -c,--container,-n,--namespace:WORDS --no-preserve --retries:# | =>ask,network W | | kubectl cp web-0:/tmp/a a ;;
  kubectl cp a web-0:/tmp/a
kubectl debug,kubectl attach,kubectl proxy,kubectl run | danger,network,run nodash | |
  =* | | kubectl exec -it p sh
kubectl exec,oc exec | danger,network,run stop remote handler=inside | -itq -c,-n:WORDS -f:R --stdin --tty
  --container,--namespace:WORDS --quiet --kubeconfig,--context:=>danger | = CMD | | kubectl exec -it p sh
kubectl scale,kubectl autoscale | network,write,run handler=scale | ${KUBE}
  -f,--filename,--replicas,--current-replicas,--resource-version,--timeout,--min,--max,--dry-run:?= --all | =* | |
  kubectl scale --replicas=0 deploy --all ;; kubectl scale --replicas=3 deploy x
kubectl apply,kubectl create,kubectl edit,kubectl patch,kubectl label,kubectl annotate,kubectl expose,kubectl set,
  kubectl certificate,kubectl kustomize,kubectl alpha | network,write,run | ${KUBE}
  -k,--filename,--image,--replicas,--port,--type,--from-literal,--from-file,--patch:?=
  --dry-run,--min,--max,--record,--validate,--overwrite,--server-side,--field-manager:?= --name,--env,--target-port:?=
  --force>danger,delete --prune>danger,delete --all | =* | | kubectl apply -f x.yaml
helm | network,run sub stop | --kube-context,--kubeconfig,--namespace,-n,--registry-config,--repository-cache:=>ask
  --debug | | helm --help | helm install a b
helm list,helm ls,helm status,helm history,helm hist,helm get | network,read project=none | -aAqdr -n,-o,-f,-l,-m:= --short --all
  --all-namespaces --output:= --namespace:= --max:= --filter:= --revision:= --show-desc --show-resources --selector:= --date
  --reverse --time-format:= --template:= --deployed --failed --pending --superseded --uninstalled --uninstalling
  --kube-context,--kubeconfig:X | =* | | helm list ;; helm get values x ;; helm list --kubeconfig x
helm lint | read full project=none | -q --quiet --strict --with-subcharts --debug -f,--values:RESOURCE
  --set,--set-string,--set-json,--set-literal,--kube-version,-n,--namespace:= | R* | helm lint ./chart | helm lint -f
  http://x/v.yaml ./chart
helm repo,helm search,helm plugin | ask,network,write,run sub | | | | helm repo add x http://x
helm repo list,helm repo ls,helm search repo,helm plugin list,helm plugin ls | read full project=none | -lr -o,--output:= --max-col-width:=
  --versions,--devel,--regexp --version:= --fail-on-no-result | =* | helm repo list ;; helm search repo nginx ;; helm plugin
  list | helm search hub nginx
helm repo *,helm search *,helm plugin * | ask,network,write,run nodash | | =* | | helm plugin install x
helm template,helm show,helm dependency | ask,network,run | -an,-o,-f,-A,-q:?= --short --all --all-namespaces --output:=
  --values:R --set:= --namespace:= --max:= --filter:= --versions --devel | =* | | helm template a/b
helm version,helm env,helm help | read full project=none | --short --template:= | =* | helm version | helm version --nope
helm uninstall,helm delete,helm rollback | danger,delete,network,run nodash | | =* | | helm uninstall x
helm * | network,write,run nodash | | =* | | helm install a b
`,
);
