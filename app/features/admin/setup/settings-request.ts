import type { z } from "zod";
import { saveSettingsRequest } from "#contract/admin-setup.ts";
import type { FormGroup } from "./settings-form.tsx";

type TypedSettings = {
  readonly group: FormGroup;
  readonly version: number;
  readonly value: Readonly<Record<string, string>>;
};

/**
 * The call that saves a group of settings, or what is wrong with it.
 * @param fixed names the fields that variables of the server decide: what was saved for one before and doesn't fit any more is
 *   emptied, because nobody can mend it in the form
 */
export function settingsRequest(
  typed: TypedSettings,
  fixed: readonly string[],
): z.ZodSafeParseResult<z.infer<typeof saveSettingsRequest>> {
  const request = saveSettingsRequest.safeParse(typed);
  // Its issues name the fields at the end of their paths.
  const stuck = fixed.filter((name) => request.error?.issues.some(({ path }) => path.at(-1) === name));
  if (stuck.length === 0) return request;
  const emptied = Object.fromEntries(stuck.map((name) => [name, ""]));
  return saveSettingsRequest.safeParse({ ...typed, value: { ...typed.value, ...emptied } });
}
