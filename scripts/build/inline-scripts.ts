import { rolldown } from "rolldown";
import type { Plugin } from "vite";
import { buildTargets } from "./browser-floor.ts";

/** The name of the bundled function: what the bundler's output begins with, and is cut off. */
const assigned = "var script=";

/**
 * Bundles a file with all that it imports into one minified JavaScript expression, for the browsers of the floor. The value
 * of the expression is the file's default export, a function.
 * @param file path of the file
 * @returns the expression, and the paths of the files that it is made from
 * @throws Error when the bundler warns of anything, such as an import that leads nowhere, and when the text can't stand in a
 * document
 */
export async function bundleInlineScript(file: string): Promise<{ code: string; files: readonly string[] }> {
  await using bundle = await rolldown({
    input: file,
    platform: "browser",
    transform: { target: buildTargets },
    optimization: { inlineConst: { mode: "all", pass: 2 } },
    onLog: (level, { message }) => {
      if (level === "warn") throw new Error(`${file}: ${message}`);
    },
  });
  const { output } = await bundle.generate({
    format: "iife",
    name: "script",
    exports: "default",
    minify: true,
    comments: false,
  });
  const [{ code }] = output;
  if (!code.startsWith(assigned)) throw new Error(`${file}: the bundler's output begins with ${code.slice(0, 40)}`);
  // The bundler itself escapes "</script".
  if (code.includes("<!--")) throw new Error(`${file} holds "<!--", after which a document's script doesn't end.`);
  return { code: code.trim().slice(assigned.length).replace(/;$/, ""), files: await bundle.watchFiles };
}

/**
 * Makes `import code from "./file.ts?inline-script"` give the text of a script that stands in the document itself: what
 * `bundleInlineScript` returns for the file. `InlineScript` (app/lib/inline-script.tsx) writes it with its data. The build for
 * browsers gets an empty text, because there the document holds the script already.
 */
export function inlineScripts(): Plugin {
  return {
    name: "inline-scripts",
    enforce: "pre",
    load: {
      filter: { id: /\.ts\?inline-script$/ },
      async handler(id) {
        if (this.environment.config.consumer === "client") return { code: 'export default ""', moduleType: "js" };
        const { code, files } = await bundleInlineScript(id.replace(/\?.*$/, ""));
        for (const file of files) this.addWatchFile(file);
        return { code: `export default ${JSON.stringify(code)}`, moduleType: "js" };
      },
    },
  };
}
