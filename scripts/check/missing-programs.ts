import { existsSync } from "node:fs";
import { findChromium } from "./find-chromium.ts";
import { engines, onPath } from "./other-engines.ts";
import { servers } from "./provide-servers.ts";

/** What the packages of a program come to, with what they need, on a Debian without a desktop. In megabytes, rounded up. */
const megabytes: Readonly<Record<string, number>> = {
  Chromium: 70,
  Firefox: 90,
  WebKitGTK: 60,
  nginx: 2,
  caddy: 10,
  pgbouncer: 2,
};
/** On a line of 100 Mbit/s, with what unpacking takes. */
const megabytesPerMinute = 150;

/** The programs that tests start and this machine lacks. */
export function missingPrograms(): readonly string[] {
  const browsers = [
    ...(findChromium() ? [] : ["Chromium"]),
    ...engines.flatMap((engine) => (engine.missing() === null ? [] : [engine.title])),
  ];
  return [...browsers, ...servers.filter((name) => onPath(name) === null)];
}

/**
 * Says what a run fetches before its tests begin, about how much and how long.
 * @param missing names of programs, as `missingPrograms` gives them
 * @param canInstall whether the run may install them
 * @returns null where nothing is missing
 */
export function announcement(missing: readonly string[], canInstall: boolean): string | null {
  if (missing.length === 0) return null;
  const names = missing.join(", ");
  if (!canInstall)
    return `This machine lacks ${names}. Only root on Debian installs them; the tests that need them are left out, and the end of the run says which.`;
  const size = missing.reduce((sum, name) => sum + (megabytes[name] ?? 0), 0);
  const minutes = Math.max(1, Math.ceil(size / megabytesPerMinute));
  return `Tests need ${names}, which this machine lacks: about ${size} MB from Debian's archive, ${minutes === 1 ? "about a minute" : `about ${minutes} minutes`} beside the build. Later runs and other clones find them.`;
}

/** Whether programs can be installed here: by root, with Debian's installer. */
export const canInstall = (): boolean => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
