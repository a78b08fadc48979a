import type { Context, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import { serverMessages } from "#content/server-messages.ts";
import { httpError } from "./http-error.ts";

/** Maximum size of a request body; checked before the handler runs, also for chunked bodies. */
export const maxBodyBytes = 32 * 1024;
/** That of an article: 20,000 letters of any alphabet, each as long as JSON may spell it. Staff alone may send so much. */
export const maxArticleBytes = 128 * 1024;

/**
 * Refuses bodies of more than `maxSize` bytes, also chunked ones, which it reads. One that breaks off is a request that
 * can't be read: its error looks like that of a database's broken connection, but the client's broke.
 * @throws an HTTPException with 400 for a body that breaks off
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

/** What a body that is too large answers. */
export const refuseTooLarge = (): Promise<never> => Promise.reject(httpError(413, serverMessages.tooLarge));

/** Whether the request is a plain HTML form post. */
export const isForm = (c: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? "");

const isJson = (c: Context): boolean => /^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "");

async function text(c: Context): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer());
  } catch {
    throw httpError(400, serverMessages.invalid);
  }
}

/**
 * The JSON body of a call, checked.
 * @param message shown to the visitor when validation fails; may depend on the issue
 * @throws an HTTPException with 415 for another content type, 400 for anything that doesn't match the contract
 */
export async function jsonBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  message: string | ((issues: readonly z.core.$ZodIssue[]) => string) = serverMessages.invalid,
): Promise<T> {
  if (!isJson(c)) throw httpError(415, serverMessages.notJson);
  let value: unknown;
  try {
    value = JSON.parse(await text(c));
  } catch {
    throw httpError(400, serverMessages.invalid);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw httpError(400, typeof message === "string" ? message : message(result.error.issues));
  return result.data;
}

/** The fields of a posted HTML form that the contract names; of a repeated field one value counts. */
export async function formBody(c: Context, fields: readonly string[]): Promise<Record<string, string>> {
  const sent = new URLSearchParams(await text(c));
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The query of a call, checked. @throws an HTTPException with 400 */
export function queryOf<T>(c: Context, schema: z.ZodType<T>): T {
  const result = schema.safeParse(c.req.query());
  if (!result.success) throw httpError(400, serverMessages.invalid);
  return result.data;
}
