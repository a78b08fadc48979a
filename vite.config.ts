import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import rehypeSlug from "rehype-slug";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkMdxFrontmatter from "remark-mdx-frontmatter";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
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
  build: { assetsInlineLimit: 0, target: "es2022", chunkSizeWarningLimit: 400 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs, in one file: Brotli finds more to share, and a phone asks once.
            codeSplitting: {
              groups: [{ name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// }],
            },
          },
        },
      },
    },
  },
});
