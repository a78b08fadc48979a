import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Finding, findingsOf } from "#server/preflight/finding.ts";

/** An image that a file of deploy/ builds from or runs. */
export type Image = { readonly file: string; readonly reference: string };

const digest = /@sha256:[0-9a-f]{64}$/;
/** The shop's own image where it is built on the machine that runs it, and the examples' registry, which is nobody's. */
const ownOrPlaceholder = /^(incard-shop|registry\.example\/.*)$/;

/** The images that a Dockerfile, compose.yaml or a manifest names, stages of a build aside. */
export function imagesOf(text: string): readonly string[] {
  const stages = new Set([...text.matchAll(/^FROM \S+ AS (\S+)/gim)].map(([, name]) => name));
  const named = [...text.matchAll(/^(?:# syntax=|FROM |\s*(?:- )?image:\s*)(\S+)/gim)].map(([, name = ""]) => name);
  return named.filter((name) => !stages.has(name) && name !== "scratch");
}

/** All images of a deploy folder; none where the folder isn't there, as in the shop's own container. */
export function imagesIn(folder: string): readonly Image[] {
  if (!existsSync(folder)) return [];
  const files = globSync(["Dockerfile", "compose.yaml", "kubernetes/*.yaml"], { cwd: folder }).sort();
  return files.flatMap((file) =>
    imagesOf(readFileSync(join(folder, file), "utf8")).map((reference) => ({ file: `deploy/${file}`, reference })),
  );
}

/** Images that a registry may change under their tag. */
export function checkImages(images: readonly Image[]): readonly Finding[] {
  const loose = images.filter(({ reference }) => !digest.test(reference) && !ownOrPlaceholder.test(reference));
  if (loose.length === 0) return [];
  const list = [...new Set(loose.map(({ file, reference }) => `${reference} (${file})`))].join(", ");
  return [
    findingsOf("site").blocking(
      "image-not-pinned",
      `Not pinned by digest: ${list}.`,
      "Whoever can push to the registry changes what runs here at the next pull, under the same tag.",
      "Run deploy/pin-images.sh, which writes the digests, and read what it changed (deploy/README.md, Images).",
    ),
  ];
}
