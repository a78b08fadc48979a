import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { type EncoderAnswer, encoderAnswer } from "./encoded-picture.ts";

/**
 * How long encoding may take. A connection on which nothing moves is closed after 30 seconds, so the response comes
 * before.
 */
const maxMs = 20_000;

const ascii = (file: Uint8Array, from: number, to: number): string =>
  Buffer.from(file.subarray(from, to)).toString("latin1");

/** Whether a file begins as one of the four formats does: for any other no process is started. */
function looksLikePicture(file: Uint8Array): boolean {
  return (
    ascii(file, 0, 3) === "\xff\xd8\xff" ||
    ascii(file, 0, 8) === "\x89PNG\r\n\x1a\n" ||
    (ascii(file, 0, 4) === "RIFF" && ascii(file, 8, 12) === "WEBP") ||
    /^ftyp(avi[fs]|mif1)$/.test(ascii(file, 4, 12))
  );
}

/**
 * Makes the files of a picture from an uploaded file, in a process that ends with it and knows none of the shop's
 * settings.
 * @returns the files, why there are none, or null when it took too long
 * @throws Error when the process can't be run
 */
export async function encodePicture(file: Uint8Array, timeoutMs: number = maxMs): Promise<EncoderAnswer | null> {
  if (!looksLikePicture(file)) return { kind: "refused", reason: "unreadable" };
  const child = fork(join(import.meta.dirname, "encoder-process.ts"), {
    env: {},
    execArgv: ["--max-old-space-size=64"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    timeout: timeoutMs,
    killSignal: "SIGKILL",
  });
  const ended = once(child, "exit");
  try {
    const result = await new Promise<unknown>((resolve, reject) => {
      child.once("error", reject);
      child.once("message", resolve);
      child.once("exit", (code) => {
        if (code) reject(new Error(`the picture encoder ended with status ${code}`));
        // A decoder that crashes, or takes more memory than there is, is ended by a signal too.
        else resolve(child.killed ? null : { kind: "refused", reason: "unreadable" });
      });
      child.send(file);
    });
    return result === null ? null : encoderAnswer.parse(result);
  } finally {
    child.kill("SIGKILL");
    await ended;
  }
}
