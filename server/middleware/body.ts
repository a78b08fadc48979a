import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { serverMessages } from "#content/server-messages.ts";
import { fieldProblemsOf, InvalidInputError } from "./field-problems.ts";
import { httpError } from "./http-error.ts";

export const maxBodyBytes = 32 * 1024;
/** 20,000 letters of any alphabet, as long as JSON may spell them. Staff alone may send so much. */
export const maxArticleBytes = 128 * 1024;

/** Refuses bodies of more than `maxSize` bytes, chunked ones too. @throws HTTPException 400 for one that breaks off */
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

export const refuseTooLarge = (): Promise<never> => Promise.reject(httpError(413, serverMessages.tooLarge));

export const isForm = (c: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? "");

const isJson = (c: Context): boolean => /^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "");

/** @param read throws for a body that breaks off or isn't what it says */
async function orInvalid<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch {
    throw httpError(400, serverMessages.invalid);
  }
}

/** The body of a call that takes a file. @throws an HTTPException with 400 for one that breaks off */
export const bytesBody = (c: Context): Promise<Uint8Array> =>
  orInvalid(async () => new Uint8Array(await c.req.arrayBuffer()));

const text = (c: Context): Promise<string> =>
  orInvalid(async () => new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer()));

type InvalidMessage = string | ((issues: readonly z.core.$ZodIssue[]) => string);

/** The checked JSON body. @throws HTTPException 415 for another content type, 400 with `message` for a mismatch */
export async function jsonBody<Schema extends z.ZodType>(c: Context, schema: Schema, message?: InvalidMessage) {
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

/** @param names of the fields that are read @throws HTTPException 400 for what isn't text */
export async function typedFields(c: Context, names: readonly string[]): Promise<TypedFields> {
  const sent = new URLSearchParams(await text(c));
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** What was typed, checked. @throws InvalidInputError */
export const checkedFields = <Schema extends z.ZodType>(schema: Schema, typed: TypedFields): z.output<Schema> =>
  checked(schema, typed);

/** The checked fields of a posted HTML form that the schema names. @throws as for JSON */
export async function formBody<Schema extends z.ZodObject>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  return checked(schema, await typedFields(c, Object.keys(schema.shape)));
}

/** The checked query of an address. @throws HTTPException 400 for a mismatch */
export function queryOf<Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> {
  return checked(schema, c.req.query());
}
