import { type Kysely, sql } from "kysely";
import { type Column, createTables, type Engine, type Table, typedSql } from "./columns.ts";

// What migrations change tables with. Each can be done twice: a migration that was interrupted runs again from its start.

/** Where a table is, of one schema: `main` (SQLite) or `shop` (Postgres), `public` or `production`. */
type Place = { readonly engine: Engine; readonly schema: string; readonly table: string };

async function hasColumn(db: Kysely<unknown>, { schema, table }: Place, name: string): Promise<boolean> {
  const found = sql`select 1 from pragma_table_info(${table}, ${schema}) where name = ${name}`;
  return (await found.execute(db)).rows.length > 0;
}

/**
 * Adds a column to a table that doesn't have it. One that is not null needs a default, for the rows that are there and
 * for the former version, which goes on writing during a rollout. SQLite can't add one that is unique: give it an
 * index.
 */
export async function addColumn(
  db: Kysely<unknown>,
  place: Place,
  name: string,
  column: Column<unknown>,
): Promise<void> {
  const { engine, schema, table } = place;
  const definition = sql.raw(`${name} ${typedSql(engine, schema, column)}`);
  if (engine === "postgres") {
    await sql`alter table ${sql.id(schema, table)} add column if not exists ${definition}`.execute(db);
  } else if (!(await hasColumn(db, place, name))) {
    await sql`alter table ${sql.id(schema, table)} add column ${definition}`.execute(db);
  }
}

/** Adds an index unless there is one of that name. @param on what follows the table: `(column) where …` */
export async function addIndex(
  db: Kysely<unknown>,
  { engine, schema, table }: Place,
  name: string,
  on: string,
  kind: "index" | "unique index" = "index",
): Promise<void> {
  // SQLite's indexes stay inside one file, so the table that they name has no schema; Postgres names the schema there.
  const isPostgres = engine === "postgres";
  const index = isPostgres ? sql.id(name) : sql.id(schema, name);
  const onTable = isPostgres ? sql.id(schema, table) : sql.id(table);
  await sql`create ${sql.raw(kind)} if not exists ${index} on ${onTable} ${sql.raw(on)}`.execute(db);
}

/**
 * Gives a table on SQLite other columns or constraints, by copying it into a new one, as SQLite has no other way
 * (https://sqlite.org/lang_altertable.html#otheralter); on Postgres the migration says `alter table`. Ids that were
 * used aren't used again. The table's indexes go with the old one: `addIndex` makes them afterwards.
 * @param columns all columns of the new table
 * @param values expressions for columns that aren't copied as they are; they have to fit the new table too
 */
export async function copySqliteTable(
  db: Kysely<unknown>,
  schema: string,
  table: string,
  columns: Table,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const copy = `${table}_copy`;
  const sequence = sql.id(schema, "sqlite_sequence");
  await sql`drop table if exists ${sql.id(schema, copy)}`.execute(db);
  await createTables(db, "sqlite", schema, { [copy]: columns });
  const names = Object.keys(columns);
  const into = sql.join(names.map((name) => sql.id(name)));
  const from = sql.join(names.map((name) => sql.raw(values[name] ?? `"${name}"`)));
  await sql`insert into ${sql.id(schema, copy)} (${into}) select ${from} from ${sql.id(schema, table)}`.execute(db);
  // Renaming the table takes its row of this table along.
  await sql`delete from ${sequence} where name = ${copy}`.execute(db);
  await sql`update ${sequence} set name = ${copy} where name = ${table}`.execute(db);
  await sql`drop table ${sql.id(schema, table)}`.execute(db);
  await sql`alter table ${sql.id(schema, copy)} rename to ${sql.id(table)}`.execute(db);
}
