import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { serverMessages } from "#content/server-messages.ts";
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

function checked<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  message: InvalidMessage = serverMessages.invalid,
): z.output<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw httpError(400, typeof message === "string" ? message : message(result.error.issues));
}

/** The fields of a posted HTML form that the schema names; of a repeated one the first value counts. @throws as JSON */
export async function formBody<Schema extends z.ZodObject>(c: Context, schema: Schema): Promise<z.output<Schema>> {
  const sent = new URLSearchParams(await text(c));
  const fields = Object.keys(schema.shape).map((name) => [name, sent.get(name) ?? undefined]);
  return checked(schema, Object.fromEntries(fields));
}

export const queryOf = <Schema extends z.ZodType>(c: Context, schema: Schema): z.output<Schema> =>
  checked(schema, c.req.query());
