import { expect, test } from "vitest";
import { DatabaseUnavailableError, isUnavailable } from "./unavailable.ts";

const withCode = (code: string, more: object = {}): Error => Object.assign(new Error("x"), { code }, more);

test.each<[string, unknown]>([
  ["our own", new DatabaseUnavailableError("gone")],
  ["SQLite full", withCode("ERR_SQLITE_ERROR", { errcode: 13 })],
  ["SQLite i/o, extended code", withCode("ERR_SQLITE_ERROR", { errcode: 778 })],
  ["SQLite busy", withCode("ERR_SQLITE_ERROR", { errcode: 5 })],
  ["SQLite read-only", withCode("ERR_SQLITE_ERROR", { errcode: 8 })],
  ["connection refused", withCode("ECONNREFUSED")],
  ["no socket yet", Object.assign(new Error("connect ENOENT /run/x"), { code: "ENOENT" })],
  ["admin shutdown", withCode("57P01")],
  ["statement timeout", withCode("57014")],
  ["too many connections", withCode("53300")],
  ["disk full", withCode("53100")],
  ["connection failure", withCode("08006")],
  ["serialization", withCode("40001")],
  ["read-only", withCode("25006")],
  ["client timeout", new Error("Query read timeout")],
  ["pool timeout", new Error("timeout exceeded when trying to connect")],
  ["broken connection", new Error("Connection terminated unexpectedly")],
  ["several addresses", new AggregateError([withCode("ECONNREFUSED")])],
  ["one of several addresses", new AggregateError([withCode("ECONNREFUSED"), new TypeError("x")])],
])("%s means that the database can't serve", (_, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each<[string, unknown]>([
  ["a constraint", withCode("23505")],
  ["a syntax error", withCode("42601")],
  ["an SQLite constraint", withCode("ERR_SQLITE_ERROR", { errcode: 19 })],
  ["an SQLite error without a number", withCode("ERR_SQLITE_ERROR")],
  ["a file that isn't there", Object.assign(new Error("ENOENT: open /x"), { code: "ENOENT" })],
  ["a mistake of ours", new TypeError("x is not a function")],
  ["an error with a number of its own", Object.assign(new Error("x"), { code: 57 })],
  ["several mistakes", new AggregateError([new TypeError("x")], "y")],
  ["a text", "timeout"],
  ["nothing", undefined],
])("%s is a mistake", (_, error) => {
  expect(isUnavailable(error)).toBe(false);
});
