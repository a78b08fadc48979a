import type { MDXComponents, MDXContent } from "mdx/types";
import { renderContent } from "#app/lib/render-content.tsx";
import type { DeviceId } from "#content/diagrams/devices.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { guideTextId } from "./text-id.ts";

const modules = import.meta.glob<{ default: MDXContent }>("/content/support/*.mdx", { eager: true });

/**
 * The text of disable guides as HTML by element id, for loaders only.
 * @param components the elements that the files name; the same constant each time
 * @throws Error when a device's guide isn't written
 */
export function guideTexts(devices: readonly DeviceId[], components: MDXComponents): Readonly<Record<string, string>> {
  return Object.fromEntries(
    devices.map((device) => {
      const module = modules[`/content/support/${device}.mdx`];
      if (!module) throw new Error(`content/support/${device}.mdx isn't written`);
      return [guideTextId(device), renderContent(module.default, mdxProps, components, `${device}-`)];
    }),
  );
}
