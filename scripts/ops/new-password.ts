import { createInterface } from "node:readline";
import { z } from "zod";
import { passwordLength } from "#contract/admin-staff.ts";
import { generatePassword } from "#server/auth/staff-login.ts";
import { ConfigError } from "#server/config/config.ts";

const chosen = z
  .string()
  .min(passwordLength.min, `The password must have at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `The password must have at most ${passwordLength.max} characters.`);

async function fromInput(): Promise<string> {
  for await (const line of createInterface({ input: process.stdin })) return chosen.parse(line);
  throw new ConfigError("There was no password on standard input.");
}

/** The password for an account: the first line of standard input, or a generated one with the sentence that shows it. */
export async function newPassword(readsInput: boolean): Promise<{ password: string; shown: string }> {
  if (readsInput) return { password: await fromInput(), shown: "" };
  const password = generatePassword();
  return { password, shown: ` The password, shown only this once: ${password}` };
}
