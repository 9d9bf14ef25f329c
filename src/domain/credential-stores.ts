// Where package managers, cloud tools, agents and frameworks keep passwords and tokens, each with what says so.

/** A row for a program: the manual or page that says so, then the paths. One ends so, wherever it is; `*` is one name. */
type Rows = readonly (readonly [source: string, ...paths: string[]])[];

const PACKAGE_MANAGERS: Rows = [
  ['Poetry: Repositories, Configuring credentials', '.config/pypoetry/auth.toml', 'pypoetry/auth.toml'],
  ['uv: Authentication, credentials store', '.local/share/uv/credentials/*'],
  ['PDM: Configurations, repository', '.config/pdm/config.toml'],
  ['pip: Configuration, index-url with a login', '.pip/pip.conf', '.config/pip/pip.conf', 'pip/pip.ini'],
  ['conda: .condarc, channels with tokens', '.condarc'],
  ['pnpm: Authentication settings', '.config/pnpm/rc', '.config/pnpm/auth.ini'],
  ['Bun: bunfig.toml, install.registry', 'bunfig.toml', '.bunfig.toml'],
  ['RubyGems: gem signin', '.local/share/gem/credentials'],
  ['Composer: Authentication', '.config/composer/auth.json'],
  ['Leiningen: deploying with credentials', '.lein/credentials.clj', '.lein/profiles.clj'],
  ['Coursier: credentials', '.config/coursier/credentials.properties'],
  ['cabal: user configuration, password', '.cabal/config'],
  ['Stack: upload', '.stack/upload/credentials.json'],
  ['LuaRocks: upload', '.luarocks/upload_config.lua', '.config/luarocks/upload_config.lua'],
  ['sbt: Publishing, Credentials', '.sbt/.credentials', '.ivy2/.credentials'],
  ['CPAN::Uploader: .pause', '.pause'],
  ['Conan 2: credentials.json', '.conan2/credentials.json', '.conan/.conan.db'],
  ['Helm: helm repo add, helm registry login', '.config/helm/repositories.yaml'],
  ['Dart: dart pub token', '.config/dart/pub-tokens.json', '.config/dart/pub-credentials.json'],
  ['Dart: pub cache', '.pub-cache/credentials.json'],
  ['Nix: nix.conf, access-tokens', '.config/nix/nix.conf'],
  ['JFrog CLI: configuration', '.jfrog/jfrog-cli.conf.v6', '.jfrog/jfrog-cli.conf'],
  ['R: Startup, Renviron', '.Renviron'],
  ['Ansible: ansible-galaxy, token_path', '.ansible/galaxy_token'],
  ['Vagrant: vagrant cloud auth', '.vagrant.d/data/vagrant_login_token'],
  ['Zypper: credentials.d', 'etc/zypp/credentials.d/*'],
];

const SERVICES: Rows = [
  ['gcloud: application default credentials', 'application_default_credentials.json'],
  ['Kubernetes: kubeconfig', 'kubeconfig.yaml', 'kubeconfig.yml', 'kubeconfig.json', '*.kubeconfig'],
  ['kubeadm: admin.conf', 'admin.conf', 'super-admin.conf', 'kubelet.conf'],
  ['K3s: cluster access', 'k3s.yaml'],
  ['Talos: talosconfig', 'talosconfig', '.talos/config'],
  ['Rancher CLI', '.rancher/cli2.json'],
  ['OpenStack: clouds.yaml', 'clouds.yaml', 'clouds.yml', 'secure.yaml'],
  ['Cloud Foundry: cf CLI', '.cf/config.json'],
  ['Render CLI', '.render/cli.yaml'],
  ['Firebase CLI: configstore', '.config/configstore/firebase-tools.json'],
  ['Teleport: tsh', '.tsh/keys/*', '.tsh/current-profile'],
  ['Okta: okta.yaml', '.okta/okta.yaml'],
  ['Auth0 CLI', 'auth0/config.json'],
  ['Twilio CLI', '.twilio-cli/config.json'],
  ['New Relic CLI', '.newrelic/credentials.json'],
  ['Datadog: dogshell, agent', '.dogrc', 'etc/datadog-agent/datadog.yaml'],
  ['Fly.io: flyctl', '.fly/config.yml'],
  ['Cassandra: cqlsh', '.cassandra/credentials', '.cassandra/cqlshrc'],
  ['usql: configuration', '.usqlpass'],
  ['netplan: authentication of wifi and VPN', 'etc/netplan/*'],
  ['PPP: ppp-secrets', 'etc/ppp/peers/*'],
];

const AGENTS: Rows = [
  ['Claude Code: settings, MCP servers', '.claude.json', '.claude.json.backup', '.mcp.json'],
  ['Claude Desktop: MCP servers', 'claude_desktop_config.json'],
  ['Cursor: mcp.json', '.cursor/mcp.json'],
  ['VS Code: mcp.json', '.vscode/mcp.json', 'Code/User/mcp.json'],
  ['Windsurf: MCP', '.codeium/windsurf/mcp_config.json'],
  ['Kiro: MCP', '.kiro/settings/mcp.json'],
  ['Gemini CLI: authentication', '.gemini/settings.json', '.gemini/google_accounts.json'],
  ['Qwen Code: authentication', '.qwen/oauth_creds.json', '.qwen/settings.json'],
  ['opencode: auth login', 'opencode/auth.json', 'opencode/mcp-auth.json'],
  ['GitHub Copilot CLI: config', '.copilot/config.json', '.copilot/mcp-config.json'],
  ['Continue: config', '.continue/config.json', '.continue/config.yaml'],
  ['aider: configuration', '.aider.conf.yml'],
  ['llm: keys.json', 'io.datasette.llm/keys.json'],
  ['Factory: droid', '.factory/auth.json', '.factory/mcp.json'],
];

const FRAMEWORKS: Rows = [
  ['ASP.NET Core: Safe storage of app secrets', 'appsettings.json', 'appsettings.*.json'],
  ['Azure Functions: local.settings.json', 'local.settings.json'],
  [
    'Microsoft: user secrets',
    'Microsoft/UserSecrets/*/secrets.json',
    '.microsoft/usersecrets/*/secrets.json',
  ],
  ['Streamlit: secrets.toml', '.streamlit/secrets.toml'],
  ['phpMyAdmin: config.inc.php', 'config.inc.php'],
  [
    'browsers and password managers: export',
    'passwords.csv',
    'logins.csv',
    '*passwords*.csv',
    'bitwarden_export*.json',
  ],
  ['Wrangler: .dev.vars', '.dev.vars', '.dev.vars.*'],
];

/** Of each kind of program. */
export const CREDENTIAL_STORES = [
  stores('logins of package managers', PACKAGE_MANAGERS, new RegExp(endings(PACKAGE_MANAGERS)), [
    '/home/a/.config/pypoetry/config.toml',
    '/home/a/.stack/config.yaml',
    '/srv/app/gems.rb',
  ]),
  stores('logins of cloud and service tools', SERVICES, new RegExp(endings(SERVICES)), [
    '/srv/app/kubeconfig.md',
    '/home/a/.okta/readme',
    '/etc/netplan.md',
  ]),
  stores(
    'tokens of agents and editors, and what they start servers with',
    AGENTS,
    new RegExp(endings(AGENTS)),
    ['/home/a/.cursor/rules.md', '/home/a/.claude/settings.json', '/srv/app/mcp.ts'],
  ),
  stores(
    'settings of frameworks that hold connection strings and passwords',
    FRAMEWORKS,
    new RegExp(endings(FRAMEWORKS)),
    ['/srv/app/appsettings.ts', '/srv/app/settings.json', '/srv/data/words.csv'],
  ),
];

function stores(what: string, rows: Rows, pattern: RegExp, lookAlikes: readonly string[]) {
  return {
    what,
    pattern,
    get examples() {
      return pathsIn(rows).map((path) => exampleOf(path.replaceAll('*', 'x')));
    },
    lookAlikes,
  };
}

function pathsIn(rows: Rows): readonly string[] {
  return rows.flatMap(([, ...paths]) => paths);
}

function endings(rows: Rows): string {
  const paths = pathsIn(rows).map((path) =>
    path.toLowerCase().replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*'),
  );
  return `(^|/)(${paths.join('|')})$`;
}

function exampleOf(path: string): string {
  if (path.startsWith('etc/')) return `/${path}`;
  return path.startsWith('.') && path.includes('/') ? `/home/a/${path}` : `/srv/${path}`;
}
