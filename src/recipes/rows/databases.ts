// Tables of a SQLite file. Opened for reading alone; the name of a table is a plain word.

import type { Recipe } from '../slots/recipe.ts';
import { recipes } from '../slots/recipe-rows.ts';

export const DATABASES: readonly Recipe[] = recipes`
database-tables: sqlite3 -readonly {file} .tables
  why: List the tables of that database
  (=tables|table names|names of tables) [does|has|have|are there|are] {file} [have|has|contain|contains]
  ? tables in shop.db => sqlite3 -readonly shop.db .tables
  ? what tables does shop.db have => sqlite3 -readonly shop.db .tables
database-schema: sqlite3 -readonly {file} .schema
  why: Show how its tables are defined
  (schema|structure) [of] {file}
  ? schema of shop.db => sqlite3 -readonly shop.db .schema
database-table: sqlite3 -readonly {file} '.schema {word}'
  why: Show how that table is defined
  (schema|structure|=columns|fields|definition) [of] [table] {word} [=table] {file}
  =columns [does|has|have] {word} table [have|has] {file}
  ? columns of the orders table in shop.db => sqlite3 -readonly shop.db '.schema orders'
  ? schema of orders in shop.db => sqlite3 -readonly shop.db '.schema orders'
database-count: sqlite3 -readonly {file} 'select count(*) from {word}'
  why: Count the rows of that table
  <count> (rows|row|records|record|entries|entry) [does|has|have|are there] [table] {word} [table] [have|has] {file}
  <count> {word} [are there] {file}
  ? how many rows does the table orders in shop.db have => sqlite3 -readonly shop.db 'select count(*) from orders'
  ? how many orders are in shop.db => sqlite3 -readonly shop.db 'select count(*) from orders'
database-rows: sqlite3 -readonly -header -column {file} 'select * from {word} limit 50'
  why: Show rows of that table
  (rows|content|contents|data|everything|records) [of|in] [table] {word} [table] {file}
  table {word} {file}
  {word} table {file}
  ? show the rows of the table orders in shop.db => sqlite3 -readonly -header -column shop.db 'select * from orders limit 50'
`;
