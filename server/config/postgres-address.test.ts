import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { readPostgresAddress } from "./postgres-address.ts";

const TOKEN_SECRET = "r4Jq0Wn8sZt2Vb6Yx1Kd5Hm9Lp3Gf7Ca";

test.each([
  ["postgres://shop:pw@db.example:5433/shop", "db.example:5433", "db.example", "pw"],
  ["postgres://shop@10.0.0.7/shop?sslmode=verify-full", "10.0.0.7", "10.0.0.7", ""],
  ["postgres://shop@/shop?host=/var/run/postgresql", "/var/run/postgresql", null, ""],
  ["postgres://shop:p%2Fw@/shop?host=/var/run/postgresql&port=5433", "/var/run/postgresql:5433", null, "p/w"],
  ["postgres:///shop?host=/var/run/postgresql", "/var/run/postgresql", null, ""],
  ["postgres://shop@%2Fvar%2Frun%2Fpostgresql/shop", "/var/run/postgresql", null, ""],
])("%s names its server and its database, and the shop takes it", (address, server, hostname, password) => {
  expect(readPostgresAddress(address)).toMatchObject({ server, hostname, password, database: "shop" });
  expect(readConfig({ DATABASE_URL: address, TOKEN_SECRET }).databaseUrl).toBe(address);
});

test("a name in percent codes is read, and what can't be read stays as it is", () => {
  expect(readPostgresAddress("postgres://shop@db/my%20shop")?.database).toBe("my shop");
  expect(readPostgresAddress("postgres://shop:100%@db/shop")?.password).toBe("100%");
  expect(readPostgresAddress("postgres://shop@db:99999/shop")).toBeNull();
});
