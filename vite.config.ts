import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";
import { articleMistakes } from "#scripts/build/article-mistakes.ts";
import { buildTargets } from "#scripts/build/browser-floor.ts";
import { codeSplitting } from "#scripts/build/client-chunks.ts";
import { inlineScripts } from "#scripts/build/inline-scripts.ts";

export default defineConfig({
  plugins: [
    articleMistakes(),
    inlineScripts(),
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [remarkFrontmatter, remarkMdxFrontmatter, remarkGfm],
        rehypePlugins: [rehypeSlug],
      }),
    },
    tailwindcss(),
    reactRouter(),
  ],
  // All of them before the first page: one that is found later reloads pages that still hold the former copy of React.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.{ts,tsx}"] },
  build: {
    assetsInlineLimit: 0,
    // Style sheets too. Older ones would get every color of Tailwind's twice.
    target: buildTargets,
    chunkSizeWarningLimit: 400,
    // scripts/check/check-bundle.ts says what a page weighs.
    reportCompressedSize: false,
    // What the files of all pages import later (cart, search, chat, live prices) is preloaded without its dependencies:
    // their list would cost every page 0.4 kB before any press, and saves one round trip after it.
    modulePreload: {
      resolveDependencies: (_file, dependencies, { hostId }) => (/\/frame-[^/]*$/.test(hostId) ? [] : dependencies),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting,
            // Chromium compiles all functions of a file that begins so while it loads, beside the page's main thread; without it each
            // is compiled there when it is first called, a third of the script's time until a page is alive. In the other files,
            // with few functions, it saves nothing.
            postBanner: ({ name }) => (name === "react" || name === "frame" ? "//# allFunctionsCalledOnLoad" : ""),
          },
        },
      },
    },
  },
});
