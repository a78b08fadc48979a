import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { buildTargets } from "./browser-floor.ts";

/**
 * Bundles a module and all that it imports into one script for a document, minified, for the oldest browsers that the shop
 * supports. What the module exports by default is called `inlineScript` in the script's scope.
 * @param file path of the module
 * @returns the script, and the paths of the modules in it
 */
export async function bundleInlineScript(file: string): Promise<{ readonly code: string; readonly modules: string[] }> {
  const bundle = await rolldown({
    input: file,
    platform: "browser",
    logLevel: "warn",
    transform: { target: buildTargets, define: { "import.meta.env.SSR": "false", "import.meta.env.DEV": "false" } },
  });
  try {
    const { output } = await bundle.generate({ format: "iife", name: "inlineScript", exports: "auto", minify: true });
    const [chunk] = output;
    // A tag inside the code would end the element that holds it.
    return { code: chunk.code.trim().replaceAll("</", "<\\/"), modules: chunk.moduleIds };
  } finally {
    await bundle.close();
  }
}

const query = "?inline-script";

/**
 * Lets a module import another one as the text of an inline script: `import code from "./cart.inline.ts?inline-script"`. So
 * the scripts that run before the page's own are typed, linted and tested like every other module.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    async resolveId(source, importer) {
      if (!source.endsWith(query)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && `${resolved.id}${query}`;
    },
    async load(id) {
      if (!id.endsWith(query)) return null;
      const { code, modules } = await bundleInlineScript(id.slice(0, -query.length));
      for (const module of modules) this.addWatchFile(module);
      return { code: `export default ${JSON.stringify(code)};`, moduleType: "js", moduleSideEffects: false };
    },
  };
}
