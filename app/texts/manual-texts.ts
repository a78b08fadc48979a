import { z } from "zod";
import { type DeviceId, deviceNames } from "#content/device-names.ts";
import type { ManualSection } from "#content/manuals/define-manual.ts";
import { manualAddress } from "#content/manuals/manuals.ts";
import { allSections } from "#content/manuals/sections.ts";
import { ownPageGuides, sharedPageGuides } from "#content/support/disable.ts";
import { emergency, hotline, officialDisableInstructions } from "#content/support/who-can-help.ts";
import { productOfTracker, type TrackerId, trackerNames } from "#content/trackers.ts";
import { type Body, mdxFile } from "./mdx-file.ts";

const head = z.object({ title: z.string(), summary: z.string() });

/** A text of a manual or a guide with its head. */
export type ManualText = z.infer<typeof head> & { readonly body: Body };

/** One section of a manual. For loaders only. @throws Error when the file isn't written */
export const sectionText = ({ product, file }: Pick<ManualSection, "product" | "file">): ManualText =>
  mdxFile(`products/${productOfTracker(product)}/manual/${product}/${file}`, head);

const isSold = (device: DeviceId): device is TrackerId => device in trackerNames;

/** A disable guide. For loaders only. @throws Error when the file isn't written */
export function guideText(device: DeviceId): ManualText {
  if (isSold(device)) return mdxFile(`products/${productOfTracker(device)}/disable/${device}`, head);
  const name = deviceNames[device];
  const { title, summary, body } = mdxFile("support/known-by-name", head, { device: { id: device, name } });
  return { title: title.replace("NAME", name), summary: summary.replace("NAME", name), body };
}

/** The steps that every disable page begins with. For loaders only. */
export const disableSteps = () => mdxFile("disable-steps", head.pick({ title: true }));

/** Who helps, on every found and disable page. For loaders only. */
export const whoCanHelp = () =>
  mdxFile("who-can-help", head.pick({ title: true }), { emergency, hotline, official: officialDisableInstructions });

/** Every section of every manual, with where it stands. For loaders only. */
export const manualSections = allSections.map(({ page, section: { product, file, anchor } }) => ({
  ...sectionText({ product, file }),
  productName: trackerNames[product],
  address: manualAddress(page, anchor),
  markdownPath: `/manuals/${product}/${file}.md`,
}));

/** Every disable guide, with where it stands. For loaders only. */
export const disableGuides = [...sharedPageGuides, ...ownPageGuides].map(({ device, address }) => ({
  ...guideText(device),
  address,
}));
