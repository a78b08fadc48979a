import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { delimiter, join } from "node:path";

/** A browser besides Chromium in which the journeys of tests/engines/ are taken. */
export type Engine = {
  /** The name of its project in playwright.config.ts, and of its test file. */
  readonly name: "firefox" | "webkit";
  readonly title: string;
  /** Debian's packages that it needs. */
  readonly packages: readonly string[];
  /** What is missing to run it, in words; null where nothing is. */
  readonly missing: () => string | null;
};

/** Finds the file of a command: that of the first folder of PATH that has one of these names; null where none has. */
export function onPath(...names: readonly string[]): string | null {
  // Servers are where an administrator looks for them, which isn't on everybody's PATH.
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/sbin"];
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync) ?? null;
}

/** Firefox as the system has it; null where it has none. */
export const findFirefox = (): string | null => onPath("firefox-esr", "firefox");

/** WebKitGTK's small browser, which its driver starts; null where there is none. */
export const findMiniBrowser = (): string | null =>
  globSync("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0] ?? globSync("/usr/lib*/webkit2gtk-4.1/MiniBrowser")[0] ?? null;

const listed = (names: readonly (string | null)[]): string | null =>
  names.filter((name) => name !== null).join(", ") || null;

const needed = (...programs: readonly string[]): readonly (string | null)[] =>
  programs.map((program) => (onPath(program) ? null : program));

/** Firefox and WebKit. */
export const engines: readonly Engine[] = [
  {
    name: "firefox",
    title: "Firefox",
    packages: ["firefox-esr"],
    missing: () => (findFirefox() ? null : "firefox-esr"),
  },
  {
    name: "webkit",
    title: "WebKitGTK",
    packages: ["webkit2gtk-driver", "xvfb", "dbus-daemon", "fonts-dejavu-core"],
    missing: () =>
      listed([...needed("WebKitWebDriver", "Xvfb", "dbus-run-session"), findMiniBrowser() ? null : "MiniBrowser"]),
  },
];

/** The projects of playwright.config.ts for the engines that are installed. */
export function otherEngines() {
  return engines
    .filter((engine) => engine.missing() === null)
    .map(({ name }) => ({
      name,
      testMatch: `tests/engines/${name}.spec.ts`,
      // Each further worker would start a browser of its own, which takes as long as some journeys.
      fullyParallel: false,
      use:
        name === "firefox"
          ? { browserName: name, channel: "moz-firefox", launchOptions: { executablePath: findFirefox() ?? "" } }
          : {},
    }));
}

/** An engine with its version, for the headline of a run. */
export function describeEngine({ name, title }: Engine): string {
  const [command, ...args] =
    name === "firefox" ? [findFirefox() ?? "", "--version"] : [findMiniBrowser() ?? "", "--version"];
  const version = /\d+(?:\.\d+)+\w*/.exec(spawnSync(command, args, { encoding: "utf8" }).stdout ?? "")?.[0];
  return `${title} ${version ?? "of an unknown version"}`;
}
