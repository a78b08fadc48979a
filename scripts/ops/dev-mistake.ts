import type { IncomingMessage, ServerResponse } from "node:http";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { xmlText } from "#app/lib/xml.ts";

/** Pages that can't be shown in development, because a file has a mistake: its message is all there is to say. */
export class DevMistake extends Error {
  override name = "DevMistake";
}

const stringIn = (value: object, name: string): string => {
  const found: unknown = Reflect.get(value, name);
  return typeof found === "string" ? found : "";
};

/**
 * What Vite threw, in the words of whoever has to mend it: the file and line, the sentence, and the lines of code around it.
 * @param root the folder of the project
 */
export function devMistake(error: unknown, root: string): DevMistake {
  const given = error instanceof Error ? error : new Error(String(error));
  const message = stripVTControlCharacters(given.message).trim();
  const file = stringIn(given, "id").split("?")[0] ?? "";
  const own = given.stack
    ?.split("\n")
    .find((line) => /^\s+at /.test(line) && line.includes(root) && !line.includes("node_modules"));
  const place = file === "" ? (own?.trim().replaceAll(`${root}/`, "") ?? "") : relative(root, file);
  const frame = stripVTControlCharacters(stringIn(given, "frame"));
  const parts = [
    place === "" || message.startsWith(place) ? message : `${place}\n${message}`,
    message.includes(frame) ? "" : frame,
  ];
  const mistake = new DevMistake(parts.filter((part) => part !== "").join("\n\n"));
  // Where it was thrown says nothing of the file that has it.
  mistake.stack = mistake.message;
  return mistake;
}

/** Whether somebody's browser asks for a page. */
export const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && headers.accept?.includes("text/html") === true;

/** Answers with a page that says what is wrong, and looks again every two seconds. */
export function sendMistake(response: ServerResponse, { message }: DevMistake): void {
  response.writeHead(500, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" });
  response.end(`<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2">
<title>A file has a mistake</title><h1>A file has a mistake</h1>
<p>This page shows itself again as soon as it is mended.</p><pre>${xmlText(message)}</pre></html>`);
}
