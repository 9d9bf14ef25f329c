// Words by which programs say what they do: verbs that destroy, fetch, show secrets or hand on a command.

/** After these words comes a name to search for or fetch, which may be any word. */
export const FETCHING_VERB =
  /^(?:install|add|i|get|fetch|pull|clone|download|create|new|init|help|man|show|list|ls|info|search|find|describe|explain|doc|status|view|log|logs|grep|which|edit|open)$/i;

const VERB =
  'abandon|clear|decommission|del(?:ete)?|cleanse|del(?:princ|pol|user|group)|rm[pi]|unmerge|unregister|destroy|drop|empty|erase|expunge|flush(?:all|db)?|force-reset|nuke|obliterate|prune|purge|rb|remove|reset|rmr?|rmdir|scrub|shred|sql-drop|stop-?all|unannex|uninit|unpublish|terminate|truncate|undeploy|uninstall|unlink|wipe|zap|deprovision|downgrade|rollback';

/** `remove_all`, `delete-cluster`, `db:drop`, `migrate:fresh`, `ecto.drop`; `dropAll`, `gc`. */
export const DESTROYING_VERBS: readonly RegExp[] = [
  new RegExp(
    `^(?:(?:${VERB})(?:[-_:.][\\w:.-]+|all)?|poweroff|[\\w-]+-(?:${VERB})|[\\w.:-]+[:.](?:${VERB}|fresh|refresh|undo|wipe|clear)(?::\\w+)*|(?:ecto|db)\\.(?:drop|reset)|(?:db:)?schema:load|[\\w-]+(?::[\\w-]+)*:(?:down|revert))$`,
    'i',
  ),
  // Whose capitals count.
  new RegExp(`^(?:(?:${VERB})(?:[A-Z]\\w*|pool|obj|dup|snap)|gc|kill|zero)$`),
];

export const DESTROYING_OPTIONS: readonly RegExp[] = [
  /^(?:--?(?:accept-data-loss|clean|clear|del|delete|depclean|destroy|drop|erase|expunge|force|gc|hard|in-?place|nuke|overwrite|allow-overwrite|prune|purge|remove|replace-input|reset|truncate|unmerge|unregister|wipe|zap|uninstall)(?:$|[-_=]|all|duplicates)|-rmr?$|\/delete$|-X(?:DELETE|PURGE)$)/i,
  /^--?(?:delete|drop|erase|purge|remove|wipe)[A-Z]/,
];

/** A query in one word, alone or behind the name of an option: `drop table x`, `--sql=DELETE FROM x`. */
export const DESTROYING_QUERY =
  /^(?:--?[\w-]+=)?\s*(?:drop\s+(?:table|database|schema|keyspace|view|index|user|role|column|measurement|bucket|collection)\b|delete\s+from\b|truncate\s+\w|alter\s+table\b.*\bdrop\b|del(?:ete_)?princ\w*\s|purgekeys\s)/is;

/** `ldapdelete`, `xbps-remove`, `trash-empty`, `rmtrash`. */
export const DESTROYING_NAME = new RegExp(
  `(?:^|/)(?:(?:rm|del)(?:$|-[a-z]+$|trash$)|\\w+-(?:${VERB})-\\w+$|[\\w.-]*[-_](?:${VERB})(?:\\.sh|cluster)?$|\\w+(?:delete|destroy|remove|erase|wipe)$)`,
  'i',
);

/** The value behind it is a command. */
export const COMMAND_OPTION = /^(?:--?[\w-]*(?:command|cmd|script|exec)s?|--parameters)$/;

/** A command follows, behind the name of what it runs in. */
export const STARTING_VERB = /^(?:exec|ssh|shell|run|enter)$/;

/** A command may follow. */
export const HANDS_ON = /^(?:[\w-]*(?:ssh|shell|exec|run|rsh|invoke|command)|console|term)$/;

/** Subcommands of the programs for clouds and clusters. */
export const CLOUD_DESTROYS =
  /^(?:del|expire|truncate|erase|gc|prune|delete|destroy|terminate|remove|rm|rb|purge|drop|deregister|revoke|disable|stop|reset|wipe|undeploy|uninstall|detach|cancel|reject|flush|kill|shutdown|deallocate|down|abort|rollback|force-unlock|delete-\w[\w-]*|terminate-[\w-]+|remove-[\w-]+|deregister-[\w-]+|revoke-[\w-]+|disable-[\w-]+|stop-[\w-]+|reboot(?:-[\w-]+)?|release-[\w-]+|resize|detach-[\w-]+|cancel-[\w-]+|purge-[\w-]+|batch-delete-[\w-]+|schedule-key-deletion|empty-[\w-]+|[\w-]+[:-](?:del|delete|destroy|rm|remove|reset|unset|wipe|purge|undefine))$/i;

/** Of the same programs: they print a key, a password or a token. */
export const CLOUD_SHOWS_SECRETS =
  /^(?:get-secret-value|print-access-token|print-identity-token|get-access-token|get-session-token|get-login-password|get-authorization-token|get-parameters?|access|export-credentials|list-keys|get-credentials|create-access-key|decrypt|aws_secret_access_key|aws_session_token|secrets?|secret)$/i;

/** Modules of ansible that only gather facts. */
export const ANSIBLE_LOOKS =
  /^(?:ansible\.builtin\.)?(?:ping|setup|debug|stat|gather_facts|service_facts|package_facts|getent|find)$/;

/** Modules of ansible that hand their arguments to a shell. */
export const ANSIBLE_SHELLS = /^(?:ansible\.builtin\.)?(?:shell|command|raw|script)$/;

/** Functions of salt that only look. */
export const SALT_LOOKS =
  /^(?:test\.\w+|grains\.(?:items?|ls|get)|status\.\w+|disk\.usage|network\.\w+|sys\.\w+|ping|status|--list\S*)$/;

/** Of salt, mco and similar programs: what follows runs in a shell of each machine. */
export const FLEET_RUNS = /\b(?:cmd\.\w+|command run|ssh|shell|run)\b/;
