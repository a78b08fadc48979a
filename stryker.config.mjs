// Mutation testing, started by `npm run mutants` (scripts/check/mutants.ts chooses the files). docs/mutants.md has the
// rules for reading the results.

/**
 * Leaves out what no test should pin: log calls, and the texts of errors that developers read. And `import.meta.glob(…)`,
 * which the bundler reads before anything runs.
 * @type {{ shouldIgnore(path: any): string | undefined }}
 */
const texts = {
  shouldIgnore({ node, parent }) {
    if (node.type === "CallExpression" && node.callee.object?.type === "MetaProperty") return "read by the bundler";
    const called =
      node.type === "CallExpression" && node.callee.type === "MemberExpression" ? node.callee.object : null;
    const logger = called?.type === "MemberExpression" ? called.property.name : called?.name;
    if (logger === "log" || logger === "console") return "a log call";
    const isText = node.type === "StringLiteral" || node.type === "TemplateLiteral";
    if (isText && parent?.type === "NewExpression" && /Error$/.test(parent.callee.name ?? "")) return "an error's text";
    return undefined;
  },
};

/** Stryker loads this file a second time, as the plugin that holds the ignorer. */
export const strykerPlugins = [{ kind: "Ignore", name: "texts", value: texts }];

export default {
  testRunner: "vitest",
  // TypeScript 7 has no script interface yet, by which Stryker would rewrite the file; it extends no other.
  tsconfigFile: "none",
  vitest: { configFile: "vitest.mutants.config.ts" },
  plugins: ["@stryker-mutator/vitest-runner", "./stryker.config.mjs"],
  ignorers: ["texts"],
  coverageAnalysis: "perTest",
  ignoreStatic: true,
  incremental: true,
  incrementalFile: "test-results/mutants/incremental.json",
  tempDirName: "test-results/mutants/sandbox",
  ignorePatterns: ["/build", "/test-results", "/data", "/backups", "/imagery", "/.node", "/public/images"],
  // A busy machine is slow: only an endless loop takes so long.
  timeoutMS: 15_000,
  timeoutFactor: 3,
  dryRunTimeoutMinutes: 20,
  reporters: ["progress-append-only", "clear-text", "json", "html"],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
  jsonReporter: { fileName: "test-results/mutants/report.json" },
  htmlReporter: { fileName: "test-results/mutants/report.html" },
  thresholds: { high: 95, low: 85, break: 85 },
};
