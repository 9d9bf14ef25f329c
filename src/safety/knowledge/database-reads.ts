// What clients of databases only read by: commands of a program, meta-commands, and functions that a query may call.

/** Names of collections, indexes and databases. */
const NAME = String.raw`[\w.-]+`;

/** What a method of MongoDB is given: values, without code that the server runs, or stages that write. */
const VALUES = String.raw`(?!\s*(?:function|async))(?![^()]*(?:=>|\bfunction\b|\$where|\$function|\$accumulator|\$out|\$merge))[^()\x60\\+]*`;

const METHODS =
  'find|findOne|count|countDocuments|estimatedDocumentCount|distinct|stats|getIndexes|aggregate|version|serverStatus|getCollectionNames|getCollectionInfos|getMongo|dataSize|storageSize|totalSize|isCapped|hello|hostInfo';

const CURSOR = 'limit|skip|sort|count|toArray|pretty|size|itcount|explain|hasNext|next|project|projection';

/**
 * By program, whole texts or the beginning of words that read: psql(1), mysqladmin(1), the command tables of Redis 7 (flag
 * `readonly`) and the reference of mongosh 2.
 */
export const DATABASE_READS: Readonly<Record<string, RegExp>> = {
  psql: /^\\(?:d[\w+]*|l\+?|z|conninfo|encoding|sf\+?|sv\+?|h|\?|copyright)(?: [\w.*"]+)?$/,
  mysqladmin: /^(?:status|extended-status|version|ping|processlist|variables)$/,
  'redis-cli': new RegExp(
    `^(?:${[
      'ping|echo|get|mget|getrange|strlen|exists|type|ttl|pttl|expiretime|keys|scan|randomkey|dbsize|info|time|lastsave|role',
      'hget|hmget|hgetall|hkeys|hvals|hlen|hexists|hscan|hstrlen|llen|lrange|lindex|lpos|scard|smembers|sismember|smismember',
      'sinter|sunion|sdiff|sscan|srandmember|zcard|zcount|zrange|zrevrange|zrangebyscore|zrevrangebyscore|zrank|zrevrank',
      'zscore|zmscore|zscan|xlen|xrange|xrevrange|xinfo \\w+|getbit|bitcount|bitpos|pfcount|geopos|geodist|geohash|monitor',
      'config get|client (?:list|info|id|getname)|memory (?:usage|stats|doctor)|object (?:encoding|freq|idletime|refcount)',
      'slowlog (?:get|len)|latency (?:latest|doctor|history)|command(?: count| info| docs)?|cluster (?:info|nodes|slots|shards)',
      'acl (?:whoami|list|users|cat)|pubsub \\w+|module list|function list|debug sleep 0',
    ].join('|')})(?:$| )`,
    'i',
  ),
  mongosh: new RegExp(
    String.raw`^\s*(?:printjson\()?(?:db|rs|sh)(?:\.${NAME.replace('.', '')}|\.(?:getCollection|getSiblingDB)\(["']${NAME}["']\))*?\.(?:${METHODS}|status)\(${VALUES}\)(?:\.(?:${CURSOR})\(${VALUES}\))*\)?\s*;?\s*$`,
  ),
  mongo:
    /^\s*db(?:\.\w+)*\.(?:find|findOne|count|countDocuments|stats|version|getCollectionNames)\([^()`]*\)\s*;?\s*$/,
};

/** They compute, count and tell: PostgreSQL 16 and MySQL 8.4, "Functions and Operators". Keywords may stand before a bracket. */
export const SQL_FUNCTIONS: ReadonlySet<string> = new Set(
  `count sum avg min max now version current_date current_time current_timestamp current_user current_database
  current_schema database user schema coalesce nullif ifnull if length char_length lower upper trim ltrim rtrim round
  floor ceil ceiling abs mod power sqrt random rand date_trunc date_part extract age to_char to_date to_timestamp cast
  convert concat concat_ws substr substring left right replace split_part string_agg array_agg json_agg jsonb_agg
  group_concat row_number rank dense_rank lag lead first_value last_value ntile date time year month day hour minute
  datediff timestampdiff date_format date_add date_sub from_unixtime unix_timestamp strftime pg_size_pretty
  pg_database_size pg_table_size pg_total_relation_size pg_relation_size pg_indexes_size inet_server_addr
  inet_server_port pg_postmaster_start_time stddev variance greatest least format json_extract jsonb_array_length
  array_length generate_series unnest percentile_cont
  in exists any all some as over and or not where from join on by values select filter group interval using union
  distinct having then when else case between like is limit offset order partition`
    .trim()
    .split(/\s+/),
);

/** Pragmas of sqlite that are given a name or a number and still only tell (pragma.html). */
export const ASKING_PRAGMAS =
  'table_info|table_xinfo|table_list|index_info|index_xinfo|index_list|foreign_key_list|foreign_key_check|integrity_check|quick_check';

/** Without a value they tell; with one, most of them set what the file keeps. */
export const TELLING_PRAGMAS =
  'application_id|auto_vacuum|busy_timeout|cache_size|collation_list|compile_options|data_version|database_list|encoding|foreign_keys|freelist_count|function_list|journal_mode|locking_mode|max_page_count|module_list|page_count|page_size|pragma_list|query_only|recursive_triggers|schema_version|synchronous|temp_store|user_version';
