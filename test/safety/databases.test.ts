// Clients of databases: what only reads is safe on this machine, and asks because of the network alone elsewhere.

import { expect, test } from 'vitest';
import { loadClassifier } from '../../src/safety/classifier.ts';

const bash = await loadClassifier('bash');
const reasonsOf = (command: string) => [
  ...new Set(bash.classify({ command, shell: 'bash' }).reasons.map(({ id }) => id)),
];

test.each([
  "psql shop -c 'select count(*), max(price) from orders'",
  "psql -At -c '\\dt public.*'",
  'psql -l',
  "psql -c 'explain analyze select 1'",
  "mysql -e 'show processlist'",
  'redis-cli -n 2 hgetall session:42',
  "redis-cli --scan --pattern 'user:*'",
  'redis-cli config get maxmemory',
  "mongosh shop --quiet --eval 'db.orders.find({ paid: true }).limit(3)'",
  'mysqladmin -u root status',
  "mysql -u root -p shop -N -e 'select name from users'",
])('%s reads from the server of this machine', (command) => {
  expect(reasonsOf(command)).toEqual([]);
  const elsewhere = command.replace(/^(\S+)/, `$1 ${command.startsWith('mongosh') ? '--host' : '-h'} db`);
  expect(reasonsOf(elsewhere)).toEqual(['network']);
});

test.each([
  'psql postgres://db/shop -l',
  'psql -d host=db -l',
  "mongosh mongodb://db/shop --eval 'db.a.find()'",
  'redis-cli -u redis://db get x',
])('%s asks because of the network alone', (command) => expect(reasonsOf(command)).toEqual(['network']));

test.each([
  "psql -c 'select pg_terminate_backend(1)'",
  "psql -c 'select 1' -c 'delete from t'",
  "psql -c 'explain analyze delete from t'",
  "psql -c 'select * into t2 from t'",
  "psql -c '\\! id'",
  "psql -c 'select 1; drop table t'",
  "psql -o '|sh' -c 'select 1'",
  'psql shop',
  'psql shop < x.sql',
  "mysql -e 'select 1 \\P sh'",
  "mysql -e 'select load_file(1)'",
  'redis-cli config set dir /tmp',
  'redis-cli getdel x',
  'redis-cli eval "return 1" 0',
  'redis-cli get $x',
  "mongosh x.js --eval 'db.a.find()'",
  "mongosh shop x --eval 'db.a.find()'",
  "mongosh --eval 'db.a.find({ $where: 1 })'",
  "mongosh --eval 'db.a.aggregate([{ $out: 1 }])'",
  "mongosh --eval 'db.a.find(db.b.drop())'",
  "mongosh --eval 'db.a.find(); db.b.drop()'",
  "mongosh --eval 'db.a.drop()'",
  'mysqladmin shutdown',
  "mysql -e $'select 1\\nsystem id'",
])('%s asks because of more', (command) =>
  expect(reasonsOf(command).filter((id) => id !== 'network')).not.toEqual([]),
);

const PRAGMAS = [
  'user_version',
  'journal_mode',
  'schema_version',
  'application_id',
  'auto_vacuum',
  'encoding',
];

test.each([
  ...PRAGMAS.map((name) => `pragma ${name}(5)`),
  ...['optimize', 'incremental_vacuum', 'wal_checkpoint', 'shrink_memory'].map((name) => `pragma ${name}`),
])('%s changes what sqlite keeps', (query) =>
  expect(reasonsOf(`sqlite3 :memory: '${query}'`)).not.toEqual([]),
);

test.each([
  ...PRAGMAS.map((name) => `pragma ${name}`),
  ...['table_info(t)', 'main.index_list(t)', 'integrity_check', 'table_list'].map((name) => `pragma ${name}`),
])('%s only tells', (query) => expect(reasonsOf(`sqlite3 :memory: '${query}'`)).toEqual([]));

test.each([
  ...['http://x/y.csv', '.env', 'x.txt', '/etc/hosts', '*.csv', 's3://b/x.parquet'].map(
    (file) => `from '${file}'`,
  ),
  ...['read_text(a)', 'parquet_scan(a)', 'sqlite_scan(a)', 'glob(a)'].map((call) => `from ${call}`),
])('duckdb reads elsewhere by %s', (source) =>
  expect(reasonsOf(`duckdb :memory: "select * ${source}"`)).toEqual(['runs-code']),
);

test.each(["from 'x.csv'", "from read_csv('data/x.csv')", "from '*.parquet'"])(
  'duckdb reads a plain table %s',
  (source) => {
    expect(reasonsOf(`duckdb -c "select count(*) ${source}"`)).toEqual([]);
  },
);

test('a table of secrets is one to duckdb', () => {
  expect(reasonsOf(`duckdb -c "select * from 'credentials.json'"`)).toContain('secret-file');
});
