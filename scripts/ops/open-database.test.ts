import { expect, test } from "vitest";
import { databaseName } from "./open-database.ts";

test.each([
  [null, "the database in /srv/shop"],
  ["postgres://shop:secret@db.example:5433/my%20shop", "the database my shop at db.example:5433"],
  ["postgres://shop@/shop?host=/var/run/postgresql", "the database shop at /var/run/postgresql"],
  ["postgres:///shop?host=/var/run/postgresql", "the database shop at /var/run/postgresql"],
  ["postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop", "the database shop at /var/run/postgresql"],
])("a command names the database of %s, without the login", (databaseUrl, name) => {
  expect(databaseName({ databaseUrl, dataDir: "/srv/shop" })).toBe(name);
});
