import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { serverMessages } from "#content/server-messages.ts";
import { fieldProblemsOf, InvalidInputError } from "./field-problems.ts";
import { httpError } from "./http-error.ts";

/** The largest body that a call takes, in bytes. */
export const maxBodyBytes = 32 * 1024;
/**
 * The largest body of an article, in bytes: 20,000 letters of any alphabet, as long as JSON may spell them. Staff alone
 * may send so much.
 */
export const maxArticleBytes = 128 * 1024;
/** The largest body of a policy, in bytes: 60,000 letters and what stands above them. Admins alone may send so much. */
export const maxPolicyBytes = 384 * 1024;

/**
 * Makes the middleware that refuses bodies of more than `maxSize` bytes, also chunked ones, which it reads. A body that
 * breaks off is a request that can't be read: its error looks like that of a database's broken connection, but the
 * client's broke.
 * @param onError answers a body that is too large
 * @throws HTTPException 400 for one that breaks off
 */
export function limitBody(maxSize: number, onError: (c: Context) => Response | Promise<Response>): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError });
  return async (c, next) => {
    let isRead = false;
    try {
      return await limit(c, () => {
        isRead = true;
        return next();
      });
    } catch (error) {
      if (isRead || error instanceof HTTPException) throw error;
      throw httpError(400, serverMessages.invalid);
    }
  };
}

/** Answers a body that is too large, for `limitBody`. @throws HTTPException 413, always */
export const refuseTooLarge = (): Promise<never> => Promise.reject(httpError(413, serverMessages.tooLarge));

/** Says whether a request is a plain HTML form post. */
export const isForm = (c: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? "");

const isJson = (c: Context): boolean => /^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "");

/** Reads a body. @param read throws for one that breaks off or isn't what it says @throws HTTPException 400 for that */
async function orInvalid<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw httpError(400, serverMessages.invalid);
  }
}

/** Reads the body of a call that takes a file. @throws HTTPException 400 for one that breaks off */
export const bytesBody = (c: Context): Promise<Uint8Array> =>
  orInvalid(async () => new Uint8Array(await c.req.arrayBuffer()));

const text = (c: Context): Promise<string> =>
  orInvalid(async () => new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer()));

type InvalidMessage = string | ((issues: readonly z.core.$ZodIssue[]) => string);

/**
 * Reads the JSON body of a call and checks it.
 * @param message for the visitor in place of the one that names the fields; it may depend on what is wrong
 * @throws HTTPException 415 for another content type, 400 for what isn't JSON or doesn't fit the schema
 */
export async function jsonBody<Schema extends z.ZodType>(
  c: Context,
  schema: Schema,
  message?: InvalidMessage,
): Promise<z.output<Schema>> {
  if (!isJson(c)) throw httpError(415, serverMessages.notJson);
  const value: unknown = await orInvalid(async () => JSON.parse(await text(c)));
  return checked(schema, value, message);
}

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown, message?: InvalidMessage): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  throw new InvalidInputError(fieldProblemsOf(issues), typeof message === "function" ? message(issues) : message);
}

/** The fields of a posted HTML form as they were typed; of a repeated one the first value counts. */
export type TypedFields = Readonly<Record<string, string>>;

/**
 * Reads the fields of a posted HTML form as they were typed.
 * @param names of the fields that are read; others are dropped
 * @throws HTTPException 400 for what isn't text
 */
export async function typedFields(c: Context, names: readonly string[]): Promise<TypedFields> {
  const sent = new URLSearchParams(await text(c));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** Checks what was typed into a form. @throws InvalidInputError that names the fields that don't fit */
export const checkedFields = <Schema extends z.ZodType>(schema: Schema, typed: TypedFields): z.output<Schema> =>
  checked(schema, typed);

/** Reads the fields of a posted HTML form that the schema names, and checks them. @throws as for JSON */
export async function formBody<Schema extends z.ZodObject>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return checked(schema, await typedFields(c, Object.keys(schema.shape)));
}

/** Reads the query of an address and checks it. @throws HTTPException 400 where it doesn't fit */
export function queryOf<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return checked(schema, c.req.query());
}
