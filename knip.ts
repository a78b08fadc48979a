import type { KnipConfig } from "knip";
import tools from "./tests/tools/package.json" with { type: "json" };

export default {
  workspaces: {
    ".": {
      entry: [
        "server/main.ts",
        "server/pictures/encoder-process.ts",
        "vitest{,.mutants}.config.ts",
        "scripts/{assets,build,check,ops}/*.ts",
        "imagery/*.ts",
        "bench/*.ts",
        "app/service-worker/worker.ts",
        "{app,bench,content,contract,server,scripts,tests}/**/*.{spec,test}.{ts,tsx}",
        "tests/{faults,load}/*.ts",
        "tests/content-changes.ts",
        "tests/{global-databases,clean-process,cheap-passwords,moved-clock,switch-mutant-off}.ts",
      ],
      project: ["{app,content,contract,server,scripts,tests,bench}/**/*.{ts,tsx}"],
    },
  },
  exclude: ["types", "duplicates"],
  // Copied into a shop of its own (tests/fourth-product.ts).
  ignore: ["tests/fixtures/**"],
  ignoreBinaries: ["Xvfb", "caddy", "dbus-run-session", "mkfifo", "nginx", "openssl", "pgbouncer", "prlimit"],
  ignoreExportsUsedInFile: true,
  // Listed there and used here: knip looks for each workspace's own.
  ignoreWorkspaces: ["tests/tools"],
  ignoreDependencies: [
    ...Object.keys(tools.devDependencies),
    // Types without a package of that name.
    "hast",
    "mdast",
    "mdx",
    "@fontsource-variable/instrument-sans",
    "@fontsource-variable/jetbrains-mono",
    "@react-router/node",
    "isbot",
    "tailwindcss",
  ],
} satisfies KnipConfig;
