// Commands that print a stored or new secret by itself, where nothing beside it says what it is: `pass show mail`.

/** `call`: how the command begins, behind its program's path. Examples print a secret, look-alikes do not; both are tests. */
type SecretPrinter = {
  readonly call: RegExp;
  readonly examples: readonly [string, ...string[]];
  readonly lookAlikes?: readonly string[];
};

export const SECRET_PRINTERS: readonly SecretPrinter[] = [
  {
    call: /vault\s+(?:kv\s+get|read|login|token\s+(?:create|lookup)|operator\s+(?:init|unseal|generate-root)|unwrap)\b/,
    examples: ['vault kv get -mount=secret app', 'vault read database/creds/app', 'vault operator init'],
    lookAlikes: ['vault status', 'vault kv list secret', 'vault policy read app'],
  },
  {
    call: /(?:pass|gopass)\s+(?:show|generate|otp|grep)\b/,
    examples: ['pass show mail/gmail', 'gopass show -o web', '/usr/bin/pass otp x', 'pass generate new 20'],
    lookAlikes: ['pass ls', 'pass git log', 'make pass show=1'],
  },
  {
    call: /op\s+(?:read|item\s+get|inject|document\s+get)\b|bw\s+(?:get|list|export|unlock)\b|lpass\s+(?:show|export)\b|rbw\s+(?:get|code)\b|keepassxc-cli\s+(?:show|export|clip)\b/,
    examples: [
      'op read op://vault/item/password',
      'op item get mail --fields password',
      'bw get password mail',
      'lpass show --password web',
      'keepassxc-cli show -s db.kdbx web',
    ],
    lookAlikes: ['op item list', 'bw status', 'lpass ls'],
  },
  {
    call: /secret-tool\s+(?:lookup|search)\b|security\s+(?:find-(?:generic|internet)-password|dump-keychain)\b|keyring\s+get\b|cmdkey\s+\/pass|git\s+credential(?:-\w+)?\s+(?:fill|get)\b|git-credential-\w+\s+get\b|docker-credential-\w+\s+get\b/,
    examples: [
      'secret-tool lookup service mail',
      'security find-generic-password -w -s mail',
      'keyring get system me',
      'printf "protocol=https\\nhost=x\\n" | git credential fill',
      'echo h | docker-credential-pass get',
    ],
    lookAlikes: ['security list-keychains', 'git config credential.helper'],
  },
  {
    call: /aws\s[^\n|;]{0,200}?(?:get-secret-value|batch-get-secret-value|get-login-password|get-session-token|assume-role\S*|create-access-key|get-authorization-token|get-password-data|get-random-password|export-credentials|get-role-credentials)\b|aws\s[^\n|;]{0,200}?\bssm\s+get-parameter[^\n|;]{0,300}?--with-decryption|aws\s+configure\s+get\s+\S*(?:secret|token|key)/,
    examples: [
      'aws secretsmanager get-secret-value --secret-id prod/db',
      'aws --profile p ecr get-login-password',
      'aws ssm get-parameter --name /db/pw --with-decryption',
      'aws configure get aws_secret_access_key',
      'aws sts assume-role --role-arn a',
    ],
    lookAlikes: [
      'aws secretsmanager list-secrets',
      'aws ssm get-parameter --name /a',
      'aws configure get region',
    ],
  },
  {
    call: /gcloud\s[^\n|;]{0,80}?(?:secrets\s+versions\s+access|print-(?:access|identity)-token|keys\s+create|get-key-string)\b/,
    examples: [
      'gcloud secrets versions access latest --secret=db',
      'gcloud auth print-access-token',
      'gcloud auth application-default print-access-token',
    ],
    lookAlikes: ['gcloud secrets list', 'gcloud auth list'],
  },
  {
    call: /az\s[^\n|;]{0,120}?(?:get-access-token|keys?\s+(?:list|show|renew)|secret\s+(?:show|download)|credential\s+(?:show|renew|reset)|create-for-rbac|connection-string\s+show|show-connection-string|list-keys|generate-sas)\b/,
    examples: [
      'az account get-access-token',
      'az storage account keys list -n shop',
      'az keyvault secret show --name db --vault-name v',
      'az acr credential show -n shop',
      'az ad sp create-for-rbac',
    ],
    lookAlikes: ['az account list', 'az keyvault secret list --vault-name v'],
  },
  {
    call: /gh\s+auth\s+(?:token|status\s[^\n|;]{0,40}?(?:-t|--show-token))\b|glab\s+auth\s+status\s[^\n|;]{0,40}?(?:-t|--show-token)\b|heroku\s+(?:auth:token|config(?::get)?)\b|(?:fly|flyctl)\s+(?:auth\s+token|tokens\s+create)\b|npm\s+token\s+create\b|doppler\s+(?:secrets|run\s+--\s+env)\b|infisical\s+(?:secrets|export)\b|vercel\s+env\s+pull\b|railway\s+variables\b|cloudflared\s+tunnel\s+token\b/,
    examples: [
      'gh auth token',
      'gh auth status --show-token',
      'heroku config -a shop',
      'heroku config:get API_KEY',
      'fly auth token',
      'doppler secrets',
    ],
    lookAlikes: ['gh auth status', 'heroku ps', 'npm token list'],
  },
  {
    call: /kubectl\s[^\n|;]{0,120}?(?:create\s+token\b|config\s+view\b[^\n|;]{0,80}?--raw)|kubectl\s[^\n|;]{0,80}?\bsecrets?\b[^\n|;]{0,300}?(?:jsonpath|go-template|template=|custom-columns)|oc\s+whoami\s+(?:-t|--show-token)|argocd\s+admin\s+initial-password\b|kubeadm\s+token\s+(?:create|list)\b/,
    examples: [
      "kubectl get secret db -o jsonpath='{.data.password}' | base64 -d",
      'kubectl create token default',
      'kubectl config view --raw',
      'oc whoami -t',
    ],
    lookAlikes: ['kubectl get secrets', 'kubectl config view', 'kubectl get pods -o jsonpath={.items}'],
  },
  {
    call: /terraform\s[^\n|;]{0,80}?output\s[^\n|;]{0,80}?(?:-raw|-json)\b|(?:ansible-vault|sops)\s[^\n|;]{0,80}?(?:view|decrypt|--decrypt|-d)\b|(?:gpg2?|age)\s[^\n|;]{0,120}?(?:-d|--decrypt|--export-secret-keys)\b|(?:bin\/)?rails\s+(?:credentials:show|secret)\b|chezmoi\s+secret\b/,
    examples: [
      'terraform output -raw db_password',
      'ansible-vault view group_vars/all.yml',
      'sops -d secrets.yaml',
      'gpg -d secret.gpg',
      'rails credentials:show',
      'bin/rails secret',
    ],
    lookAlikes: ['terraform output', 'gpg --list-keys', 'rails routes', 'ansible-vault encrypt x.yml'],
  },
  {
    call: /openssl\s+(?:rand|genrsa|genpkey|ecparam\s[^\n|;]{0,80}?-genkey)\b|(?:pwgen|apg|xkcdpass|diceware)\b|wg\s+(?:genkey|genpsk|showconf)\b|age-keygen\b|mkpasswd\b|htpasswd\s+-\w*n\w*\b|(?:head|dd|tr|base64|xxd|od)\s[^\n;]{0,120}?\/dev\/u?random\b/,
    examples: [
      'openssl rand -base64 24',
      'pwgen -s 20 1',
      'wg genkey',
      'head -c 32 /dev/urandom | base64',
      "tr -dc 'a-z0-9' < /dev/urandom | head -c 20",
    ],
    lookAlikes: ['openssl version', 'wg show', 'ls /dev/urandom'],
  },
  {
    call: /(?:cat|head|tail|less|more|bat|nl|tac|xxd|od|strings)\s[^\n|;]{0,200}?(?:master\.key|\/run\/secrets\/\S+|\.vault[-_]?(?:pass|password|token)\S*)(?=\s|$|[|;&])/,
    examples: ['cat config/master.key', 'head -c 20 /run/secrets/db', 'cat ~/.vault-token'],
    lookAlikes: ['ls config/master.key', 'cat master.key.example'],
  },
];

/** A program's name: at the start of a command, perhaps with variables, `sudo` or its folder before it. */
const START = String.raw`(?:^|[\n;&|(){}\x60!]|\b(?:sudo|command|env|exec|time|nohup)\s)[ \t]{0,8}(?:\w{1,60}=\S{0,100}[ \t]{1,8}){0,3}(?:[\w.~/-]{0,100}\/)?`;

let pattern: RegExp | undefined;

/** Compiled at the first command: most questions run none. */
export function printsSecrets(command: string): boolean {
  pattern ??= new RegExp(`${START}(?:${SECRET_PRINTERS.map(({ call }) => call.source).join('|')})`);
  return pattern.test(command);
}
