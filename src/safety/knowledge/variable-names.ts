// Variables by name: those that decide which code runs, the harmless ones, numbers, and the tables of zsh.

const CODE_NAMES = new Set(
  `PATH CDPATH IFS histchars HISTCHARS prompt auto_resume manpath mailpath MAILPATH fignore psvar watch WATCH WATCHFMT zle_highlight POSTEDIT TMOUT
   BASH_XTRACEFD BASH_LOADABLES_PATH EXECIGNORE ENV BASH_ENV BASH BASHOPTS SHELLOPTS SHELL PROMPT_COMMAND PS0 PS1 PS2 PS3 PS4 PROMPT RPROMPT RPS1 RPS2 SPROMPT PROMPT2 PROMPT3
   PROMPT4 ZDOTDIR FPATH fpath MODULE_PATH module_path path cdpath precmd_functions preexec_functions chpwd_functions
   periodic_functions zshexit_functions zshaddhistory_functions NULLCMD READNULLCMD FIGNORE GLOBIGNORE HISTFILE
   HISTCONTROL HISTIGNORE HISTSIZE SAVEHIST HISTFILESIZE PAGER MANPAGER MANOPT MANPATH LESS LESSOPEN LESSCLOSE LESSKEY LESSKEYIN LESSEDIT LESSKEY_CONTENT LESSSECURE
   EDITOR VISUAL FCEDIT SUDO_EDITOR SUDO_ASKPASS SYSTEMD_EDITOR BROWSER TERMINAL HOME PWD OLDPWD USER LOGNAME
   NODE_OPTIONS NODE_PATH NODE_EXTRA_CA_CERTS NODE_TLS_REJECT_UNAUTHORIZED ELECTRON_RUN_AS_NODE DENO_DIR BUN_INSTALL
   PERL5LIB PERL5OPT PERL5DB PERLLIB RUBYLIB RUBYOPT RUBYPATH GEM_HOME GEM_PATH BUNDLE_GEMFILE BUNDLE_PATH
   JAVA_TOOL_OPTIONS JAVA_HOME JDK_JAVA_OPTIONS _JAVA_OPTIONS CLASSPATH MAVEN_OPTS GRADLE_OPTS SBT_OPTS CATALINA_OPTS JAVA_OPTS
   CC CXX CPP LD AR AS FC CFLAGS CXXFLAGS CPPFLAGS LDFLAGS MAKEFLAGS MFLAGS MAKEFILES MAKESHELL GOFLAGS GOROOT GOPATH GOBIN GOPROXY GOTOOLCHAIN
   GONOSUMDB GOENV CARGO_HOME RUSTC RUSTC_WRAPPER RUSTFLAGS RUSTDOC RUSTUP_HOME RUSTUP_TOOLCHAIN TAR_OPTIONS TAPE RSYNC_RSH RSYNC_CONNECT_PROG RSYNC_PROXY
   CVS_RSH SVN_SSH SSH_ASKPASS SSH_ASKPASS_REQUIRE SSH_AUTH_SOCK DOCKER_HOST DOCKER_CONFIG DOCKER_CONTEXT
   DOCKER_CERT_PATH CONTAINER_HOST CONTAINERS_CONF KUBECONFIG KUBE_EDITOR HELM_PLUGINS HELM_HOME TERRAFORM_CONFIG TF_CLI_CONFIG_FILE TF_CLI_ARGS
   http_proxy https_proxy ftp_proxy all_proxy HTTP_PROXY HTTPS_PROXY FTP_PROXY ALL_PROXY SSL_CERT_FILE SSL_CERT_DIR CURL_CA_BUNDLE CURL_HOME WGETRC
   REQUESTS_CA_BUNDLE OPENSSL_CONF OPENSSL_MODULES OPENSSL_ENGINES GCONV_PATH LOCPATH NLSPATH HOSTALIASES LOCALDOMAIN RES_OPTIONS RESOLV_HOST_CONF
   TERMINFO TERMINFO_DIRS TERMCAP VIMINIT EXINIT GVIMINIT MYVIMRC VIM VIMRUNTIME NVIM_APPNAME EMACSLOADPATH LUA_INIT LUA_PATH LUA_CPATH
   R_PROFILE R_PROFILE_USER R_HOME R_LIBS R_ENVIRON JULIA_LOAD_PATH JULIA_PROJECT PHPRC PHP_INI_SCAN_DIR ERL_FLAGS ERL_AFLAGS ERL_LIBS ELIXIR_ERL_OPTIONS
   AWKPATH AWKLIBPATH BAT_PAGER BAT_CONFIG_PATH DELTA_PAGER GH_PAGER GH_EDITOR GH_BROWSER AWS_PAGER SYSTEMD_PAGER SYSTEMD_LESS
   FZF_DEFAULT_COMMAND FZF_DEFAULT_OPTS FZF_CTRL_T_COMMAND FZF_ALT_C_COMMAND RIPGREP_CONFIG_PATH ACKRC GREP_OPTIONS GREP_COLOR BZIP BZIP2 XZ_OPT XZ_DEFAULTS GZIP ZSTD_CLEVEL
   LS_OPTIONS TMPDIR TMP TEMP XDG_CONFIG_HOME XDG_CONFIG_DIRS XDG_DATA_HOME XDG_DATA_DIRS XDG_RUNTIME_DIR XDG_CACHE_HOME XDG_STATE_HOME DBUS_SESSION_BUS_ADDRESS DISPLAY
   INPUTRC INIT_CWD SCREENRC TMUX_TMPDIR HUSKY HUSKY_GIT_PARAMS DIRENV_CONFIG TCLLIBPATH LEX_OPTIONS PYTHONSTARTUP TZDIR
   fish_function_path fish_user_paths fish_complete_path fish_greeting ENVIRONMENT_FILE command_not_found_handle TRAPDEBUG BASH_COMPAT KSH_ENV
   AWS_ENDPOINT_URL AWS_CONFIG_FILE AWS_SHARED_CREDENTIALS_FILE AWS_PROFILE GOOGLE_APPLICATION_CREDENTIALS CLOUDSDK_CONFIG CLOUDSDK_PYTHON AZURE_CONFIG_DIR
   KRB5_CONFIG KRB5CCNAME GNUPGHOME PINENTRY_USER_DATA PYENV_VERSION RBENV_VERSION NVM_DIR VOLTA_HOME ASDF_DIR CONDA_EXE VIRTUAL_ENV COMPOSER_HOME`.split(
    /\s+/,
  ),
);

const CODE_PREFIX =
  /^(?:BECK_|GIT_|LD_|DYLD_|BASH_FUNC_|_?RLD_|PYTHON|NPM_CONFIG_|npm_config_|YARN_|PNPM_|PIP_|UV_|POETRY_|CARGO_|RUSTC|BUNDLE_|GEM_|TF_|LESS|MAN|SSH_|GPG_|OPENSSL_|MALLOC_|GLIBC_|MAKE|CONDA_|ANSIBLE_|DOCKER_|PODMAN_|BUILDKIT_|HOMEBREW_|ELECTRON_|ELIXIR_|MIX_|FISH_|fish_|ZSH_|OPENAI_|HTTP|http)/;

const CODE_SUFFIX =
  /(?:_PAGER|_EDITOR|_OPTIONS|_OPTS|_ASKPASS|_COMMAND|_PRELOAD|_RSH|_SSH|_BROWSER|_PROXY|_proxy|_LIBRARY_PATH|_functions|_INIT|_HOOK|_WRAPPER)$/;

const HARMLESS = new Set(
  `LANG LANGUAGE LC_ALL LC_CTYPE LC_COLLATE LC_MESSAGES LC_NUMERIC LC_TIME LC_MONETARY LC_PAPER LC_NAME LC_ADDRESS
   LC_TELEPHONE LC_MEASUREMENT LC_IDENTIFICATION TZ NO_COLOR FORCE_COLOR CLICOLOR CLICOLOR_FORCE COLORTERM COLUMNS LINES TERM LS_COLORS
   LSCOLORS EXA_COLORS EZA_COLORS GREP_COLORS JQ_COLORS BLOCKSIZE BLOCK_SIZE POSIXLY_CORRECT CI DEBIAN_FRONTEND NODE_ENV DEBUG VERBOSE TIME_STYLE
   QUOTING_STYLE TIMEFORMAT TIMEFMT HISTTIMEFORMAT GH_FORCE_TTY PYTHONUNBUFFERED PYTHONDONTWRITEBYTECODE PYTHONIOENCODING PYTHONUTF8 GIT_PAGER_IN_USE GIT_OPTIONAL_LOCKS
   RUST_BACKTRACE RUST_LOG CARGO_TERM_COLOR LESSCHARSET MANWIDTH MANSECT GIT_TERMINAL_PROMPT HOMEBREW_NO_AUTO_UPDATE SYSTEMD_COLORS SYSTEMD_PAGERSECURE DOCKER_BUILDKIT PIP_NO_COLOR`.split(
    /\s+/,
  ),
);

export const NUMBERS = new Set(
  '# ? $ ! RANDOM SRANDOM SECONDS LINENO UID EUID PPID COLUMNS LINES EPOCHSECONDS SHLVL BASHPID HISTCMD OPTIND status pipestatus'.split(
    ' ',
  ),
);

/** Numbers to the shell itself: what is assigned to them is arithmetic, which evaluates subscripts. */
export const ASSIGNED_NUMBERS: Readonly<Record<string, ReadonlySet<string>>> = {
  bash: new Set('BASHPID EUID HISTCMD OPTIND PPID RANDOM SRANDOM UID'.split(' ')),
  zsh: new Set(
    `ARGC BAUD COLUMNS DIRSTACKSIZE EGID ERRNO EUID FUNCNEST GID HISTCMD HISTSIZE KEYTIMEOUT LINENO LINES LISTMAX LOGCHECK
     MAILCHECK OPTIND PPID RANDOM REPORTMEMORY REPORTTIME SAVEHIST SECONDS SHLVL TMOUT TRY_BLOCK_ERROR TRY_BLOCK_INTERRUPT
     TTYIDLE UID ZSH_SUBSHELL status`.split(/\s+/),
  ),
};

const ZSH_TABLES =
  /^(?:commands|aliases|galiases|saliases|functions|builtins|parameters|modules|widgets|keymaps|nameddirs|userdirs|usergroups|terminfo|termcap|history|jobstates|jobtexts|sysparams|_comps|_services|_patcomps|_postpatcomps|_compautos|compstate)$/;

/** In lower case: what PowerShell itself reads or fills (about_Preference_Variables, about_Automatic_Variables). */
export const ACTS_IN_POWERSHELL = new RegExp(
  anyOf(
    `psdefaultparametervalues executioncontext profile home pshome host input args myinvocation psscriptroot pscommandpath
   outputencoding pssession\\w* psnativecommand\\w* psstyle prompt ofs \\w+preference formatenumerationlimit transcript
   maximum\\w+count logengine\\w+ logprovider\\w+ shellid pwd true false psversiontable psculture pid`,
  ),
);

/** Variables by which Windows, PowerShell and .NET find what they run. */
export const CODE_ON_WINDOWS = new RegExp(
  anyOf(
    `comspec path pathext psmodulepath systemroot windir systemdrive prompt dircmd copycmd programfiles.* programdata
   appdata localappdata userprofile public temp tmp home.* username userdomain cor_.* coreclr_.* dotnet_.* complus_.*
   __compat_layer psexecutionpolicypreference powershell_.* errorlevel cd`,
  ),
  'i',
);

function anyOf(names: string): string {
  return `^(?:${names.split(/\s+/).join('|')})$`;
}

/** Tables of zsh (zshmodules(1)): their subscript is a name, that of any other variable arithmetic. */
export function isZshTable(name: string): boolean {
  return ZSH_TABLES.test(name);
}

/** Variables that name a secret file, or the folder of one, and where it usually is. */
export const SECRET_PLACES: ReadonlyMap<string, string> = new Map([
  ['HISTFILE', '~/.bash_history'],
  ['KUBECONFIG', '~/.kube/config'],
  ['PGPASSFILE', '~/.pgpass'],
  ['PSQL_HISTORY', '~/.psql_history'],
  ['MYSQL_HISTFILE', '~/.mysql_history'],
  ['SQLITE_HISTORY', '~/.sqlite_history'],
  ['NODE_REPL_HISTORY', '~/.node_repl_history'],
  ['PYTHON_HISTORY', '~/.python_history'],
  ['NETRC', '~/.netrc'],
  ['DOCKER_CONFIG', '~/.docker'],
  ['BOTO_CONFIG', '~/.boto'],
  ['KRB5CCNAME', '/tmp/krb5cc_0'],
  ['XAUTHORITY', '~/.Xauthority'],
  ['NPM_CONFIG_USERCONFIG', '~/.npmrc'],
  ['npm_config_userconfig', '~/.npmrc'],
  ['PASSWORD_STORE_DIR', '~/.password-store'],
]);

type VariableKind = 'code' | 'harmless' | 'private' | 'other';

/** In fish setting `umask` changes who may read every file made from then on (3.6, measured). */
const FISH_OWN = /^umask$/;

/** Arrays that zsh ties to a variable or calls; names like any other in bash and sh. */
const ZSH_OWN =
  /^(?:path|cdpath|fpath|module_path|manpath|mailpath|fignore|psvar|watch|prompt|(?:precmd|preexec|chpwd|periodic|zshexit|zshaddhistory)_functions)$/;

/** What setting a variable can lead to. `private`: lower case, read by the text alone. */
export function variableKind(name: string, dialect = ''): VariableKind {
  if (dialect === 'fish' && FISH_OWN.test(name)) return 'code';
  if (/^(?:bash|sh)$/.test(dialect) && ZSH_OWN.test(name)) return 'private';
  if (HARMLESS.has(name)) return 'harmless';
  if (CODE_NAMES.has(name) || CODE_PREFIX.test(name) || CODE_SUFFIX.test(name)) return 'code';
  return /^[a-z_][a-z0-9_]*$|^_$/.test(name) ? 'private' : 'other';
}

/** Filled by the shell itself, whatever else they are given: by `read`, by a match, by the last command. */
export const FILLED = new Set(
  `_ REPLY BASH_REMATCH MAPFILE COPROC DIRSTACK FUNCNAME GROUPS OPTARG PIPESTATUS
   MATCH MBEGIN FIX match mbegin fix reply argv history`.split(/\s+/),
);

/** Values of PAGER and similar variables. */
export const KNOWN_PAGERS = /^(?:cat|less|more|less -[FRSXi]+)?$/;

/** Values of EDITOR and similar variables. */
export const KNOWN_EDITORS =
  /^(?:n?vim?|nano|pico|micro|helix|hx|kak|emacs(?:client)?(?: -nw| -t)?|(?:code|codium|subl|zed)(?: --?w(?:ait)?)?)$/;
