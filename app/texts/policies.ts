import { z } from "zod";
import { isoDate } from "#app/lib/iso-date.ts";
import { interpolateFacts } from "#content/mdx-props.ts";
import { mdxFile } from "./mdx-file.ts";

const head = z.strictObject({
  title: z.string().min(1),
  lastUpdated: z.string().min(1),
  description: z.string().min(1).transform(interpolateFacts),
  atAGlance: z.array(z.string().min(1).transform(interpolateFacts)).min(1),
  contents: z.array(z.strictObject({ id: z.string().min(1), title: z.string().min(1) })).min(1),
});

const files = [
  ["privacy", "/privacy-policy"],
  ["warranty", "/warranty-policy"],
  ["returns", "/return-policy"],
  ["terms", "/terms"],
] as const;

/** All of them, their figures filled in. For loaders only. */
export const policies = files.map(([file, path]) => {
  const policy = mdxFile(`policies/${file}`, head);
  return { ...policy, path, isoDate: isoDate(policy.lastUpdated) };
});

export type Policy = (typeof policies)[number];
