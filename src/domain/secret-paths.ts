// Which paths usually hold secrets, so that reading them is asked first. A newcomer adds a row, with its examples.

import { posix } from 'node:path';
import { CREDENTIAL_STORES } from './credential-stores.ts';
import { HINT } from './secret-hint.ts';

/**
 * Whether reading this path must be asked first. Matches names anywhere, so that another user's home counts too.
 * Pass the real path as well as the written one: a symbolic link can give a secret a harmless name.
 */
export function isSecretPath(path: string): boolean {
  const known = answers.get(path);
  if (known !== undefined) return known;
  if (answers.size >= 2000) answers.clear();
  const normal = UNUSUAL.test(path) ? posix.normalize(path.replaceAll('\\', '/')) : path;
  const lower = normal.toLowerCase();
  const answer =
    HINT.test(lower) &&
    SECRET_PATHS.some(({ pattern, except }) => pattern.test(lower) && !except?.test(normal));
  answers.set(path, answer);
  return answer;
}

/** Each word of a text is asked about several times. */
const answers = new Map<string, boolean>();

/** Holds something that a normalised path does not. */
const UNUSUAL = /\\|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/;

/**
 * `pattern` sees the normalised path in lower case, since to ignore the case of `[^/]` costs V8 ten times the rest of the
 * pattern; `except` sees it as it is. Examples are secret, to a glob that matches one as well; look-alikes are
 * not. Both are tests.
 */
export type SecretPathRow = {
  readonly what: string;
  readonly pattern: RegExp;
  readonly except?: RegExp;
  /** Only where the path is written out: who types `~/.bash*` means the start-up files beside it. */
  readonly onlyByName?: true;
  readonly examples: readonly string[];
  readonly lookAlikes: readonly string[];
};

export const SECRET_PATHS: readonly SecretPathRow[] = [
  {
    what: 'SSH keys',
    pattern:
      /(^|\/)(\.ssh\/.+|(?=[^/]*$)(id_(rsa|dsa|ecdsa|ed25519)(_sk)?|ssh_host_[^/]+_key)([-.][^/]*)?)$/s,
    except: /(\.pub|\/\.ssh\/(config|known_hosts[^/]*|authorized_keys|allowed_signers|rc))$/i,
    examples: [
      ...['/home/a/.ssh/id_ed25519', '/home/a/.ssh/work', '~/.ssh/id_rsa', '/mnt/id_rsa.old'],
      '/etc/ssh/ssh_host_rsa_key',
    ],
    lookAlikes: [
      ...['/home/a/.ssh/id_rsa.pub', '/home/a/.ssh/config', '/home/a/.ssh/known_hosts.old'],
      '/home/a/valid_rsa.md',
    ],
  },
  {
    what: 'key and certificate stores',
    pattern: /\.(pem|key|p12|pfx|p8|jks|keystore|kdbx?|ppk|agekey|ovpn|gpg)$/,
    except:
      /^\/(usr|etc\/(ssl\/certs|apt|pki\/ca-trust))\/|(^|\/)((full)?chain\d*|ca|cacert|ca[-_](certs?|bundle|chain|root)|root[-_]ca|intermediate)\.pem$/,
    examples: [
      ...['/srv/tls/server.pem', 'server.KEY', '/home/a/vault.kdbx', '/home/a/backup.tar.gpg'],
      ...['a.p12', 'a.pfx', 'a.p8', 'a.jks', 'a.ppk', 'a.ovpn', 'a.agekey', 'privkey.pem', 'ca-key.pem'],
    ],
    lookAlikes: [
      ...['/srv/tls/server.crt', '/etc/ssl/certs/ca.pem', '/usr/share/keyrings/debian.gpg'],
      ...['/home/a/keynote', '/home/a/monkey', 'ca.pem', '/etc/letsencrypt/live/a/fullchain.pem'],
    ],
  },
  {
    what: 'environment files',
    pattern: /[^/]\.env$|(^|\/)\.env(\.[^/]+|rc)?~?$/,
    except: /\.(example|sample|template|dist)$/i,
    examples: ['/srv/app/.env', '.env.production', '/srv/app/prod.env', '/srv/app/.envrc'],
    lookAlikes: ['/srv/app/.env.example', '/srv/app/environment', '/srv/app/.environment', '/usr/bin/env'],
  },
  {
    what: 'cloud credentials',
    pattern:
      /(^|\/)(\.aws\/(credentials|sso\/.+|cli\/cache\/.+)|\.azure\/.+|\.config\/(gcloud|doctl|op)\/.+|\.boto|\.s3cfg|\.kube\/(config|cache\/.+)|kubeconfig|rclone\.conf|\.oci\/.+|\.vault-token|\.terraformrc|credentials\.tfrc\.json)$/s,
    examples: [
      ...['/home/a/.aws/credentials', '/home/a/.config/gcloud/access_tokens.db'],
      ...['/home/a/.azure/msal_token_cache.json', '/home/a/.kube/config'],
      ...['/home/a/.config/rclone/rclone.conf', '/home/a/.terraform.d/credentials.tfrc.json'],
    ],
    lookAlikes: ['/home/a/.aws/config', '/srv/app/.kube/readme', '/home/a/azure/notes'],
  },
  {
    what: 'passwords of tools',
    pattern:
      /(^|\/)([._]netrc|\.npmrc|\.yarnrc\.yml|\.pypirc|\.pgpass|\.my\.cnf|\.mylogin\.cnf|\.git-credentials|git\/credentials|\.docker\/config\.json|\.dockercfg|gh\/hosts\.yml|\.cargo\/credentials(\.toml)?|\.gem\/credentials|\.?composer\/auth\.json|\.m2\/settings\.xml|\.gradle\/gradle\.properties|\.htpasswd|wp-config\.php|\.msmtprc|\.fetchmailrc|\.authinfo(\.gpg)?|\.config\/hub|\.vault[-_]pass(word)?(\.txt)?|\.android\/adbkey|config\/master\.key|\.config\/beck\/config\.(json|ya?ml))$/,
    examples: [
      ...['/home/a/.netrc', '/srv/app/.npmrc', '/home/a/.pgpass', '/home/a/.git-credentials'],
      ...['/home/a/.config/git/credentials', '/home/a/.docker/config.json'],
      ...['/home/a/.config/gh/hosts.yml', '/home/a/.cargo/credentials.toml'],
      ...['/home/a/.config/beck/config.yaml'],
    ],
    lookAlikes: [
      ...['/srv/app/package.json', '/srv/docker/config.json', '/home/a/.cargo/config.toml'],
      ...['/home/a/.gitconfig'],
    ],
  },
  {
    what: 'settings of programs that hold a password',
    pattern:
      /(^|\/)(\.?(curl|wget|mutt|offlineimap|mbsync|getmail|fetchmail|sqsh|lftp|boto)rc|\.muttrc\.[^/]+|\.mutt\/.+|\.subversion\/(auth\/.+|servers)|\.s3fs|\.?passwd-s3fs|\.(smb|cifs)(credentials|password)?|\.lftp\/bookmarks|\.ncftp\/bookmarks|(\.config\/)?\.?filezilla\/.+\.xml|\.irssi\/config|\.weechat\/.*sec\.conf|\.purple\/accounts\.xml|\.remmina\/.+|\.vnc\/passwd|\.xauthority|\.bundle\/config|\.(sbt|ivy2)\/\.?credentials|\.mc\/config\.json|\.config\/(hcloud\/cli\.toml|linode-cli|rclone\/.+|glab-cli\/config\.yml|pip\/pip\.conf)|\.terraform\.d\/credentials.*|\.ansible\/vault.*|\.jenkins.*secrets?\/.+)$/s,
    examples: [
      ...['/home/a/.curlrc', '/home/a/.wgetrc', '/home/a/.muttrc'],
      ...['/home/a/.subversion/auth/svn.simple/0123', '/home/a/.passwd-s3fs', '/home/a/.smbcredentials'],
      ...['/home/a/.config/filezilla/sitemanager.xml', '/home/a/.purple/accounts.xml'],
      ...['/home/a/.vnc/passwd', '/home/a/.bundle/config'],
    ],
    lookAlikes: [
      ...['/home/a/.subversion/config', '/home/a/.vnc/xstartup', '/home/a/.config/linode'],
      '/srv/app/src/rc',
    ],
  },
  {
    what: 'keys and network passwords by their usual names',
    pattern:
      /(^|\/)(wpa_supplicant[^/]*\.conf|hostapd[^/]*\.conf|(chap|pap)-secrets|ipsec\.secrets|([^/]*deploy|[\w-]*(github|gitlab|bitbucket|ssh|host))[-_]?(key|rsa|ed25519)|id_(deploy|github|gitlab|bitbucket|work|aws|ci)|[^/]*(private|signing|master)[-_]?key(\.txt)?|privkey|[\w-]*[a-z0-9][-_](rsa|dsa|ecdsa|ed25519)|[^/]+\.(keytab|psk|p7k))$/,
    except: /\.pub$|^\/usr\//,
    examples: [
      ...['/etc/wpa_supplicant/wpa_supplicant-wlan0.conf', '/srv/deploy_key'],
      ...['/srv/app/github-deploy-key', '/srv/app_ed25519', '/srv/app/private_key', '/srv/http.keytab'],
    ],
    lookAlikes: [
      ...['/srv/deploy_key.pub', '/srv/deploy_keys.md', '/srv/app/deploy', '/srv/app/keynote'],
      '/srv/app/primary_key.rb',
    ],
  },
  {
    what: 'tokens that programs keep beside their settings',
    pattern:
      /(^|\/)(\.(influxdbv2\/configs|dbt\/profiles\.yml|hex\/hex\.config|getmail\/.+|electrum\/wallets\/.+|circleci\/cli\.yml|travis\/config\.yml|step\/secrets\/.+|awsvault\/.+|aws-vault\/.+|near-credentials\/.+|saml2aws|sentryclirc|gitcookies|civo\.json|vultr-cli\.yaml|mailrc|smbclient\.conf|rclone\.conf|dockerconfigjson|appcfg_oauth2_tokens)|\.config\/((anthropic|openai|restic|yandex-cloud|scw|tea|exercism|syncthing|vultr-cli)\/.+|linode-cli)|nuget\/nuget\.config|atuin\/key|python_keyring\/.+|syncthing\/(config\.xml|key\.pem))$/s,
    examples: [
      ...['/home/a/.influxdbv2/configs', '/home/a/.dbt/profiles.yml'],
      ...['/home/a/.nuget/NuGet/NuGet.Config', '/home/a/.sentryclirc', '/home/a/.config/openai/key'],
      '/home/a/.local/share/atuin/key',
    ],
    lookAlikes: ['/home/a/.dbt/readme.md', '/srv/nuget/packages', '/home/a/.config/atuin/config.toml'],
  },
  {
    what: 'files named as secrets',
    pattern:
      /(^|\/)(\.?(credentials|secrets?|client_secret[^/]*|service[-_]?account[^/]*)\.(json|ya?ml|toml|ini|txt)|wallet\.dat|\.ethereum\/keystore\/.+|solana\/id\.json|\.databrickscfg|\.snowsql\/config|\.kaggle\/kaggle\.json|(\.huggingface|\.cache\/huggingface)\/(token|stored_tokens)|\.pulumi\/credentials\.json|\.supabase\/access-token|\.(fly|ngrok2)\/(config|ngrok)\.yml|\.config\/(ngrok\/ngrok\.yml|stripe\/config\.toml|github-copilot\/(hosts|apps)\.json|netlify\/config\.json|sops\/age\/keys\.txt)|\.(netlify|railway)\/config\.json|com\.vercel\.cli\/auth\.json|\.codex\/auth\.json|\.gemini\/oauth_creds\.json|\.wrangler\/config\/default\.toml)$|\.json$(?<=(^|\/)\.cloudflared\/.+\.json)|[^/]\.tf(state(\.backup)?|vars)$/s,
    examples: [
      ...['/srv/app/secrets.yml', '/srv/app/credentials.json', '/srv/wallet.dat'],
      ...['client_secret_12.apps.json', '/srv/service-account.json', '/srv/terraform.tfstate'],
      ...['~/.claude/.credentials.json', '~/.codex/auth.json', '/home/a/.fly/config.yml'],
      ...['/home/a/.config/github-copilot/hosts.json', '/home/a/.cache/huggingface/token'],
    ],
    lookAlikes: [
      ...['/home/a/.netlify/readme.md', '/home/a/.codex/config.toml', '/srv/app/secretary.txt'],
      ...['/srv/app/secrets.md', '/srv/app/account.json'],
    ],
  },
  {
    what: 'passwords and tokens of further programs',
    pattern:
      /(^|\/)(\.(vercel\/auth\.json|argocd\/config|p4tickets|cvspass|ovh\.conf|aliyun\/config\.json|tccli\/[^/]+\.credential|bluemix\/config\.json|anthropic\/api_key|m2\/settings-security\.xml|pip\/pip\.conf|dev\.vars|ddclient\.conf|wakatime\.cfg|expo\/state\.json|iceauthority)|containers\/auth\.json|\.config\/(argocd\/config|configstore\/.+|helm\/registry\/config\.json|borg\/keys\/.+|weechat\/sec\.conf|tigervnc\/passwd)|remmina\/[^/]+\.remmina|filezilla\/.+\.xml|sitemanager\.xml|telegramdesktop\/tdata\/.+|key[34]\.db|signons\.sqlite|cookies\.sqlite|login data|wg\d+\.conf|[^/]*firebase-adminsdk[^/]*\.json|serviceaccountkey\.json)$/s,
    examples: [
      ...['/home/a/.vercel/auth.json', '/run/user/1000/containers/auth.json', '/home/a/.p4tickets'],
      ...['/srv/app/.dev.vars', '/home/a/.config/tigervnc/passwd'],
      ...['/home/a/.local/share/remmina/work.remmina', '/mnt/profile/key4.db', '/srv/wg0.conf'],
    ],
    lookAlikes: [...['/srv/containers/auth.ts', '/srv/keys.db', '/srv/login data.md'], ...['/srv/wg.conf']],
  },
  {
    what: 'logins of further tools, projects and services',
    pattern:
      /(^|\/)(auth\.json|\.flaskenv|database\.yml|parameters\.yml|local_settings\.py|localsettings\.php|gitlab-secrets\.json|initial_root_password|credentials-config\.json|pgadmin4\.db|[^/]+\.macaroon|rsyncd\.secrets|rsa_key\.priv|\.(stripe\/config\.toml|doppler\/\.doppler\.yaml|snowflake\/(connections|config)\.toml|b2_account_info|megarc|twurlrc|trc|neomuttrc|google_authenticator|cdsapirc|ecmwfapirc|julia\/servers\/[^/]+\/auth\.toml|continuum\/.+|docker\/trust\/private\/.+|bitcoin\/bitcoin\.conf|znc\/configs\/znc\.conf|davfs2\/secrets)|\.config\/(neonctl\/credentials\.json|turso\/settings\.json|planetscale\/access-token|b2\/account_info|isyncrc|neomutt\/neomuttrc|himalaya\/config\.toml|cachix\/cachix\.dhall|attic\/config\.toml|exoscale\/exoscale\.toml|toot\/config\.json|ghorg\/conf\.yaml|lab\/lab\.toml|nextcloud\/nextcloud\.cfg|spotifyd\/spotifyd\.conf|mopidy\/mopidy\.conf|obs-studio\/.+\/service\.json))$/s,
    examples: [
      ...['/srv/app/auth.json', '/srv/app/.flaskenv', '/srv/app/config/database.yml', '/home/a/.megarc'],
      ...['/home/a/.stripe/config.toml', '/home/a/.doppler/.doppler.yaml', '/home/a/.b2_account_info'],
      ...['/home/a/.config/obs-studio/basic/profiles/x/service.json', '/home/a/.lnd/a/admin.macaroon'],
    ],
    lookAlikes: [
      '/srv/app/auth.ts',
      '/srv/app/database.yml.example',
      '/srv/app/parameters.py',
      '/srv/author.json',
    ],
  },
  {
    what: 'passwords and tokens in files of that name',
    pattern:
      /(^|\/)(\.(token|secrets?|credentials|password|passwd)|credentials|passwords?\.txt|tokens?\.txt|api[-_]?keys?(\.txt)?|(cifs|smb|samba)[-_]credentials|vault[-_]?pass(word)?(\.txt)?|mnemonic\.txt)$/,
    except: /^\/usr\//,
    examples: [
      ...['/srv/.token', '/srv/.secrets', '/srv/credentials', '/srv/passwords.txt'],
      ...['/srv/token.txt', '/srv/api_key', '/etc/cifs-credentials', '/srv/vault-password.txt'],
    ],
    lookAlikes: [
      ...['/etc/passwd', '/srv/src/token.ts', '/srv/credentials.md', '/srv/password'],
      ...['/srv/api_keys.py'],
    ],
  },
  {
    what: 'settings of services, which hold their passwords',
    pattern:
      /(^|\/)(application(-[\w-]+)?\.(properties|ya?ml)|(key|keystore|signing)\.properties|values[-.]secrets?\.ya?ml|[\w.-]*[-_]secrets?\.(ya?ml|json|toml)|(vault|vault[-_]vars)\.ya?ml|htpasswd|gcp[-_]?key[\w-]*\.json|[\w-]+[-_](sa|service)[-_]key\.json|jupyter_(server|notebook)_config\.json)$/,
    except: /^\/usr\//,
    examples: [
      ...['/srv/app/src/main/resources/application-prod.yml', '/srv/android/key.properties'],
      ...['/srv/chart/values-secret.yaml', '/srv/group_vars/all/vault.yml', '/srv/gcp-key.json'],
      ...['/srv/app/db_secrets.json', '/home/a/.jupyter/jupyter_server_config.json'],
    ],
    lookAlikes: [
      ...[
        '/srv/app/application.py',
        '/srv/android/gradle.properties',
        '/srv/vault.md',
        '/srv/chart/values.yaml',
      ],
      ...['/srv/app/secretary.yml', '/srv/public-key.json'],
    ],
  },
  {
    what: 'key rings and password stores',
    pattern:
      /(^|\/)(\.gnupg\/.+|\.password-store\/.+|keyrings\/.+|library\/keychains\/.+|kwalletd\/.+|\.config\/(bitwarden|1password)[^/]*\/.+)$/s,
    except: /(\/pubring\.(kbx|gpg)|\/gpg(-agent)?\.conf|^(?=.*$)\/(usr|etc)\/.*keyrings\/.+)$/i,
    examples: [
      ...['/home/a/.gnupg/private-keys-v1.d/x', '/home/a/.gnupg/secring.gpg'],
      ...['/home/a/.password-store/mail', '/home/a/.local/share/keyrings/login.keyring'],
      '/Users/a/Library/Keychains/login.keychain-db',
    ],
    lookAlikes: ['/home/a/.gnupg/gpg.conf', '/usr/share/keyrings/debian-archive.asc'],
  },
  {
    what: 'secrets of programs on Windows',
    pattern:
      /(^|\/)appdata\/(roaming|local)\/(gcloud\/.+|github cli\/hosts\.yml|nuget\/nuget\.config|bitwarden[^/]*\/.+|1password[^/]*\/.+|gnupg\/.+|(slack|discord|signal|thunderbird|doctl|filezilla|winscp|beck)\/.+)$/s,
    examples: [
      'C:/Users/a/AppData/Roaming/gcloud/credentials.db',
      'C:/Users/a/AppData/Roaming/GitHub CLI/hosts.yml',
      'C:/Users/a/AppData/Roaming/NuGet/NuGet.Config',
      'C:/Users/a/AppData/Local/1Password/data/x.sqlite',
      'C:/Users/a/AppData/Roaming/FileZilla/sitemanager.xml',
    ],
    lookAlikes: ['C:/Users/a/AppData/Roaming/Code/User/settings.json', 'C:/Users/a/AppData/Local/Temp/a.log'],
  },
  {
    what: 'browser and mail profiles',
    pattern:
      /(^|\/)(\.mozilla|\.thunderbird|\.config\/(google-chrome|chromium|bravesoftware|microsoft-edge|vivaldi|opera|slack|discord|signal)|library\/(application support\/(google\/chrome|firefox|bravesoftware|microsoft edge|arc)|cookies|safari))(-[a-z]+)?\/.+$/s,
    examples: [
      '/home/a/.mozilla/firefox/x.default/logins.json',
      '/home/a/.config/google-chrome/Default/Cookies',
      '/home/a/.config/google-chrome-beta/Default/Cookies',
      '/Users/a/Library/Application Support/Google/Chrome/Default/Login Data',
    ],
    lookAlikes: ['/home/a/.config/chromium-flags.conf', '/srv/firefox/readme'],
  },
  {
    what: 'histories of what was typed',
    onlyByName: true,
    pattern: /(^|\/)(\.[a-z_]+_history|\.histfile|\.history|[a-z]+_history|consolehost_history\.txt)$/,
    examples: [
      ...['/home/a/.bash_history', '/home/a/.zsh_history'],
      ...['/home/a/.local/share/fish/fish_history', '~/.psql_history', '/home/a/.histfile'],
    ],
    lookAlikes: ['/srv/history.md', '/srv/app/browser-history', '/srv/app/src/history'],
  },
  {
    what: 'hashes of passwords, in a copy of the system as well',
    pattern: /(^|\/)etc\/(g?shadow-?|master\.passwd|security\/opasswd)$/,
    examples: ['/srv/chroot/etc/shadow', 'etc/shadow', '/mnt/etc/gshadow-', '/mnt/etc/security/opasswd'],
    lookAlikes: ['/mnt/etc/passwd', '/usr/share/etc/shadow.md', '/srv/shadow'],
  },
  {
    what: 'the system’s own secrets',
    pattern:
      /^\/(private\/)?(var\/lib\/iwd\/.+|(var\/)?tmp\/krb5cc[^/]*|var\/lib\/(samba\/private|tailscale|sss\/secrets)\/.+|var\/backups\/g?shadow\.bak|boot\/grub2?\/user\.cfg|var\/lib\/jenkins\/secrets\/.+|etc\/(g?shadow-?|samba\/credentials|openvpn\/(.*auth[^/]*|.+\.(conf|key))|nix\/netrc|ssmtp\/ssmtp\.conf|mosquitto\/passwd|nslcd\.conf|(pam_ldap|libnss-ldap|ldap)\.secret|nut\/upsd\.users|(freeradius\/.+|raddb)\/clients\.conf|asterisk\/(sip|pjsip|manager)\.conf|docker\/key\.json|kubernetes\/[^/]+\.conf|rancher\/.+\.yaml|letsencrypt\/(archive|accounts)\/.+|pki\/tls\/private\/.+|security\/opasswd|samba\/.*(smbpasswd|\.tdb)|apt\/auth\.conf(\.d\/.+)?|davfs2\/secrets|msmtprc|ddclient\.conf|x11vnc\.pass|cups\/passwd\.md5|ppp\/(chap|pap)-secrets|mysql\/debian\.cnf|postfix\/sasl_passwd|exim4\/passwd\.client|wpa_supplicant\/.+\.conf|master\.passwd|sudoers(\.d\/.+)?|ssl\/private\/.+|wireguard\/.+|networkmanager\/system-connections\/.+|krb5\.keytab)|proc\/[^/]+\/(task\/[^/]+\/)?(environ|mem|auxv)|run\/secrets\/.+|var\/run\/secrets\/.+)$/s,
    examples: [
      ...['/etc/shadow', '/etc/gshadow', '/etc/postfix/sasl_passwd', '/etc/kubernetes/admin.conf'],
      '/etc/security/opasswd',
      '/tmp/krb5cc_1000',
      '/etc/ssl/private/x',
      '/proc/self/environ',
      '/proc/12/task/12/environ',
      '/run/secrets/db',
      '/etc/../etc/shadow',
      '/var/backups/shadow.bak',
      ...['/etc/openvpn/auth.txt', '/etc/openvpn/server/vpn.conf', '/etc/nix/netrc', '/etc/mosquitto/passwd'],
      ...['/etc/ldap.secret', '/etc/freeradius/3.0/clients.conf', '/var/lib/jenkins/secrets/master.key'],
    ],
    lookAlikes: [
      ...['/etc/passwd', '/etc/ssl/certs/x.crt', '/proc/cpuinfo', '/proc/self/status'],
      '/etc/openvpn/up.sh',
    ],
  },
  ...CREDENTIAL_STORES,
];
