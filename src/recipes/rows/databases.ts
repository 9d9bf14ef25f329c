// Tables of a SQLite file. Opened for reading alone; the name of a table is a plain word.

import type { Recipe } from '../slots/recipe.ts';

export const DATABASES: readonly Recipe[] = [
  {
    id: 'database-tables',
    effect: 'reads',
    phrases: [
      '(=tables|table names|names of tables) [does|has|have|are there|are] {file} [have|has|contain|contains]',
    ],
    why: 'List the tables of that database',
    command: 'sqlite3 -readonly {file} .tables',
    examples: {
      'tables in shop.db': 'sqlite3 -readonly shop.db .tables',
      'what tables does shop.db have': 'sqlite3 -readonly shop.db .tables',
    },
  },
  {
    id: 'database-schema',
    effect: 'reads',
    phrases: ['(schema|structure) [of] {file}'],
    why: 'Show how its tables are defined',
    command: 'sqlite3 -readonly {file} .schema',
    examples: { 'schema of shop.db': 'sqlite3 -readonly shop.db .schema' },
  },
  {
    id: 'database-table',
    effect: 'reads',
    phrases: [
      '(schema|structure|=columns|fields|definition) [of] [table] {word} [=table] {file}',
      '=columns [does|has|have] {word} table [have|has] {file}',
    ],
    why: 'Show how that table is defined',
    command: "sqlite3 -readonly {file} '.schema {word}'",
    examples: {
      'columns of the orders table in shop.db': "sqlite3 -readonly shop.db '.schema orders'",
      'schema of orders in shop.db': "sqlite3 -readonly shop.db '.schema orders'",
    },
  },
  {
    id: 'database-count',
    effect: 'reads',
    phrases: [
      '<count> (rows|row|records|record|entries|entry) [does|has|have|are there] [table] {word} [table] [have|has] {file}',
      '<count> {word} [are there] {file}',
    ],
    why: 'Count the rows of that table',
    command: "sqlite3 -readonly {file} 'select count(*) from {word}'",
    examples: {
      'how many rows does the table orders in shop.db have':
        "sqlite3 -readonly shop.db 'select count(*) from orders'",
      'how many orders are in shop.db': "sqlite3 -readonly shop.db 'select count(*) from orders'",
    },
  },
  {
    id: 'database-rows',
    effect: 'reads',
    phrases: [
      '(rows|content|contents|data|everything|records) [of|in] [table] {word} [table] {file}',
      'table {word} {file}',
      '{word} table {file}',
    ],
    why: 'Show rows of that table',
    command: "sqlite3 -readonly -header -column {file} 'select * from {word} limit 50'",
    examples: {
      'show the rows of the table orders in shop.db':
        "sqlite3 -readonly -header -column shop.db 'select * from orders limit 50'",
    },
  },
];
