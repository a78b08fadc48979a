import type { Context } from "hono";
import type { z } from "zod";
import { serverMessages } from "#content/server-messages.ts";
import { refusal } from "./refuse.ts";

/** No call takes more than this; it holds for chunked bodies as well, before the handler runs. */
export const mostBodyBytes = 32 * 1024;

/** Whether a plain HTML form posted this. */
export const isForm = (c: Context): boolean =>
  /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("content-type") ?? "");

const isJson = (c: Context): boolean => /^application\/json\s*(;|$)/i.test(c.req.header("content-type") ?? "");

async function text(c: Context): Promise<string> {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer());
  } catch {
    throw refusal(400, serverMessages.invalid);
  }
}

/**
 * The JSON body of a call, checked.
 * @param message what a visitor reads when it doesn't fit; it may depend on what is wrong
 * @throws a refusal with 415 for another content type, 400 for anything that isn't exactly what the contract says
 */
export async function jsonBody<T>(
  c: Context,
  schema: z.ZodType<T>,
  message: string = serverMessages.invalid,
): Promise<T> {
  if (!isJson(c)) throw refusal(415, serverMessages.notJson);
  let value: unknown;
  try {
    value = JSON.parse(await text(c));
  } catch {
    throw refusal(400, serverMessages.invalid);
  }
  const result = schema.safeParse(value);
  if (!result.success) throw refusal(400, message);
  return result.data;
}

/** The fields of a posted HTML form that the contract names; a field that comes twice counts once. */
export async function formBody(c: Context, fields: readonly string[]): Promise<Record<string, string>> {
  const sent = new URLSearchParams(await text(c));
  return Object.fromEntries(
    fields.flatMap((name) => {
      const value = sent.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}

/** The query of a call, checked. @throws a refusal with 400 */
export function queryOf<T>(c: Context, schema: z.ZodType<T>): T {
  const result = schema.safeParse(c.req.query());
  if (!result.success) throw refusal(400, serverMessages.invalid);
  return result.data;
}
