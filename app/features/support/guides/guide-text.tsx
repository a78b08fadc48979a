import type { MDXComponents, MDXContent } from "mdx/types";
import { renderMdx } from "#app/static-html/render-mdx.tsx";
import type { DeviceId } from "#content/diagrams/devices.ts";
import { mdxProps } from "#content/mdx-props.ts";

const modules = import.meta.glob<{ default: MDXContent }>("/content/support/*.mdx", { eager: true });

/** For the server only. @param components the same constant each time @throws Error when the guide isn't written */
export function guideText(device: DeviceId, components: MDXComponents): string {
  const module = modules[`/content/support/${device}.mdx`];
  if (!module) throw new Error(`content/support/${device}.mdx isn't written`);
  return renderMdx(module.default, mdxProps, components, `${device}-`);
}
