// What cannot be taken back: stores, devices, keys and histories of little known programs that destroy by their name or
// first words. Harmless uses of the same programs are in rows of their own.

import { commandTable } from '../checked-table.ts';

export const NO_WAY_BACK = commandTable(
  'none',
  `
pg_rewind,pg_upgradecluster,memcflush,memflush,kdestroy,tpm2_clear,flash_eraseall,ubiformat,ubirmvol,sg_sanitize,sg_unmap,
  sg_write_same,fw_setenv,pwunconv,grpunconv,rmlist,idevicerestore,ntfsfix,fsfreeze,k3s-uninstall.sh,k3s-agent-uninstall.sh,
  tcpkill,slay,paccache,ldapmodify,kafka-delete-records,kafka-delete-records.sh | danger,privilege,delete,write,run nodash
  | | =* | flash_eraseall --version | flash_eraseall /dev/mtd0 ;; pg_rewind -D data ;; paccache -r ;; kdestroy
ipcrm | danger,delete | -a>danger,delete -m,-M,-q,-Q,-s,-S:= --all:?= | | ipcrm --version | ipcrm -a ;; ipcrm -m 1
pg_ctlcluster | ask,privilege,run | -fms | = = =>ask,run | | pg_ctlcluster 14 main stop
ipmitool | ask,network,run sub stop | -H,-U,-P,-I,-p,-L,-f,-k,-y,-C,-t,-b:= -v -V>list | | ipmitool -V | ipmitool -H h
  power off ;; ipmitool sel clear
ipmitool power,ipmitool chassis | danger,privilege,run sub | | | | ipmitool power off ;; ipmitool chassis power cycle
ipmitool power *,ipmitool chassis * | danger,privilege,run nodash | | =* | | ipmitool power reset
ipmitool power status,ipmitool chassis status,ipmitool sensor,ipmitool sdr,ipmitool fru | ask,network,read nodash | | =* |
  | ipmitool power status
ipmitool raw,ipmitool user,ipmitool lan,ipmitool mc | danger,privilege,write,run nodash | | =* | | ipmitool raw 0x0 ;;
  ipmitool lan set 1 ipaddr 10.0.0.1
ipmitool * | ask,network,run nodash | | =* | | ipmitool event 1
racadm | ask,network,run sub stop | -r,-u,-p:= | | | racadm getsysinfo
racadm serveraction,racadm racreset,racadm racresetcfg,racadm systemerase,racadm vdisk | danger,privilege,delete,run nodash |
  | =* | | racadm serveraction powerdown ;; racadm racreset
racadm * | ask,network,run nodash | | =* | | racadm getsysinfo
nodetool | ask,network,run sub stop | -h,-p,-u,-pw:= | | | nodetool status
nodetool removenode,nodetool assassinate,nodetool decommission,nodetool cleanup,nodetool drain,nodetool truncatehints,
  nodetool clearsnapshot,nodetool garbagecollect | danger,delete,network,run nodash | | =* | | nodetool removenode x ;;
  nodetool cleanup
nodetool * | ask,network,run nodash | | =* | | nodetool status
neo4j-admin | ask,run sub | --version>list | | neo4j-admin --version | neo4j-admin unbind
neo4j-admin unbind,neo4j-admin restore,neo4j-admin load | danger,delete,write,run nodash | | =* | | neo4j-admin unbind
neo4j-admin * | ask,run nodash | | =* | | neo4j-admin report ;; neo4j-admin database load --overwrite-destination x
sqitch,atlas | ask,network,run sub | --version>list --help>list | | atlas --version | sqitch revert
sqitch revert,sqitch rebase,atlas schema,diesel migration,sqlx migrate | danger,delete,network,run sub | | | | sqitch revert ;;
  atlas schema clean -u x
sqlx migrate info,diesel migration list,atlas schema inspect,atlas schema diff | ask,network,read nodash | | =* | | sqlx
  migrate info
sqlx migrate run,sqlx migrate add,diesel migration run,diesel migration generate | ask,network,write,run nodash | | =* |
  | sqlx migrate run
sqitch *,atlas * | ask,network,run nodash | | =* | | atlas schema clean -u x
wp db | ask,network,run sub | | | | wp db size
wp db clean,wp db reset,wp db drop,wp db import,wp db query | danger,delete,network,run nodash | | =* | | wp db clean
wp db * | ask,network,run nodash | | =* | | wp db size
drush site:install,drush si,drush sql:drop,drush sql-drop,drush sql:sync,drush entity:delete | danger,delete,network,run nodash
  | | =* | | drush site:install
git notes remove,git notes prune | danger,delete,write nodash | | =* | | git notes remove
cvs update,cvs up | ask,run,network,write | -C>danger,delete -APdflRp -j,-k,-r,-D,-W,-I:= | =* | | cvs update ;; cvs update
  -C ;; cvs up -dPC
cvs admin,cvs rtag,cvs tag,p4 clean,p4 sync,p4 client,p4 obliterate,darcs unrecord,darcs obliterate,darcs amend,jj op,
  jj operation,svn switch,svn cleanup,hg rebase,hg rollback,hg commit,hg bookmark | ask,run,network,write |
  -o,-d,--delete,--amend,--abort,--force,-f,--remove-unversioned,--remove-ignored,--accept>danger,delete
  -m,--message,-r,--rev,-s,-b,--dest,--source,--base:= -A,-q,-v,-u,-n>ask | =* | | cvs tag -d x ;; cvs tag x ;; p4 sync -f ;;
  hg commit --amend
rcs,sccs,svnadmin | ask,write sub | --version>list | | svnadmin --version | rcs -o1.2 f ;; sccs rmdel f
sccs rmdel,svnadmin setrevprop,svnadmin rmtxns,svnadmin load,svnadmin setlog | danger,delete,write,run nodash | | =* | |
  sccs rmdel f ;; svnadmin rmtxns x y
glab mr delete,glab issue delete,glab release delete,tea repos,hub delete |
  danger,delete,network,run nodash | | =* | | glab mr delete 1 ;; hub delete x
MegaCli,MegaCli64,megacli,storcli,storcli64,perccli,ssacli,hpssacli,arcconf | danger,privilege,delete,write,run nodash | |
  =* | storcli --version | MegaCli64 -CfgClr -aALL ;; ssacli ctrl slot=0 ld all delete forced
lvconvert,lvchange,vgchange,xfs_admin,kpartx | danger,privilege,write,run nodash | | =* | lvchange --version | lvconvert --merge vg/s
  ;; vgchange -an
nrfjprog,JLinkExe,st-flash,heimdall,espefuse,espefuse.py,picotool | danger,write,run nodash | | =* |
  nrfjprog --version | st-flash write x.bin 0 ;; espefuse burn_key x
qemu-img commit,qemu-img rebase,qemu-img resize,qemu-img amend | danger,delete,write,run nodash | | =* | | qemu-img commit x
cyradm,smbpasswd,pdbedit | danger,privilege,delete,write,run nodash | | =* | pdbedit --version | smbpasswd -x bob
varnishadm | ask,network,run sub stop | -n,-S,-T,-t:= | | | varnishadm ban x
varnishadm ban,varnishadm ban.url | danger,delete,network,run nodash | | =* | | varnishadm ban.url .
varnishadm * | ask,network,run nodash | | =* | | varnishadm status
salt-key,puppetserver,chef-server-ctl,easyrsa,certutil,pk12util | danger,delete,write,run | -L,--list-all,--list>list
  --version>list | =* | salt-key -L | salt-key -D ;; easyrsa init-pki ;; certutil -D -n x
etcdctl snapshot,consul leave,consul snapshot | danger,delete,network,run nodash | | =* | | consul leave
keyctl | ask,run sub | | | | keyctl revoke x
`,
);
