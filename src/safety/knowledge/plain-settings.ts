// Settings that an option passes on, of programs some of whose settings name a program: those that do not, by their manuals.

/** `text`: as in `ssh -o TEXT` and `php -d TEXT`. */
export function namesNoProgram(command: string | undefined, text: string): boolean {
  return command !== undefined && PLAIN[command]?.test(text) === true;
}

/** ssh_config(5) of OpenSSH 10. What opens a way in, or trusts any server, is not among them. */
const SSH =
  /^(?:BatchMode|RequestTTY|AddressFamily|Compression|Connect(?:Timeout|ionAttempts)|ServerAlive(?:Interval|CountMax)|TCPKeepAlive|LogLevel|Port|User|IdentitiesOnly|PreferredAuthentications|(?:Pubkey|Password|KbdInteractive)Authentication|NumberOfPasswordPrompts|Ciphers|MACs|KexAlgorithms|HostKeyAlgorithms|StrictHostKeyChecking[ =](?=yes|ask|accept-new))[ =]?[\w,.@+^-]*$/i;

/** "List of php.ini directives": limits, and what is shown. */
const PHP =
  /^(?:memory_limit|max_execution_time|max_input_time|display_(?:startup_)?errors|error_reporting|html_errors|log_errors|date\.timezone|short_open_tag|precision|serialize_precision|default_charset|assert\.active|zend\.assertions|opcache\.enable(?:_cli)?|xdebug\.mode=off$)(?:=[\w./+-]*)?$/i;

const PLAIN: Readonly<Record<string, RegExp>> = { ssh: SSH, scp: SSH, sftp: SSH, php: PHP };
