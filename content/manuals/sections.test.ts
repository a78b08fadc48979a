import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { devices } from "#content/diagrams/devices.ts";
import { pressPatterns } from "#content/diagrams/press-patterns.ts";
import { mdxProps } from "#content/mdx-props.ts";
import { disableGuideFiles, linkError, manualPages, readMdx, readSection } from "#tests/manual-files.ts";
import { sectionsOf } from "./manuals.ts";

const manualTexts = manualPages
  .flatMap(sectionsOf)
  .map((section) => [`${section.product}/${section.file}.mdx`, readSection(section)] as const);
const guideTexts = disableGuideFiles.map((file) => [basename(file), readMdx(file)] as const);

/** A figure with its unit, typed instead of taken from the facts. Counts of words ("two beeps") are not figures. */
const typedFigure =
  /(?<![\w{.-])\d+(?:\.\d+)?(?:\s|-)?(?:cm|mm|m|dB|g|mAh|V|°C|seconds?|minutes?|hours?|days?|months?|years?|beeps?|items|dollars)\b|\$\d|\b(?:iOS|Android|macOS|Bluetooth(?: LE)?) \d|\bIP6\d|CR\d{4}|\b(?:CARD|TAG)01NC/;

describe.each([...manualTexts, ...guideTexts])("%s", (name, { head, body, prose }) => {
  test("has a title, one sentence of summary and nothing unknown in its front matter", () => {
    const fields = head.split("\n").map((line) => /^([a-z]+): (.+)$/.exec(line));
    expect(fields.map((field) => field?.[1])).toEqual(
      /setup-(android|ios)/.test(name) ? ["title", "summary", "platform"] : ["title", "summary"],
    );
    expect(fields[1]?.[2]).toMatch(/^[^.]+\.$/);
    const platform = fields[2]?.[2];
    if (platform !== undefined) expect(name).toContain(`setup-${platform}.mdx`);
  });

  test("takes every figure from the facts", () => {
    expect(typedFigure.exec(`${head}\n${prose}`)?.[0]).toBeUndefined();
  });

  test("uses only expressions that have a value", () => {
    const ofDevice = /\{(?:`\$\{)?props\.device\.(?:id|name)\}(?:-\w+`\})?/g;
    const paths = [...prose.replaceAll(ofDevice, "").matchAll(/\{(?!\/\*)([^}]+)\}/g)].map(([, path = ""]) => path);
    for (const path of paths) {
      expect(path).toMatch(/^props\.(facts|account)\.[A-Za-z.]+(\.join\(", "\))?$/);
      const value = path
        .replace('.join(", ")', "")
        .split(".")
        .slice(1)
        .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], mdxProps);
      expect(value, path).toBeDefined();
      expect(Array.isArray(value), path).toBe(path.includes(".join("));
      if (!Array.isArray(value)) expect(typeof value, path).not.toBe("object");
    }
  });

  test("uses only known components, patterns and drawings", () => {
    for (const [, tag = ""] of prose.matchAll(/<\/?([A-Za-z0-9]+)/g))
      expect(["Note", "Warning", "Steps", "PressPattern", "DeviceDrawing", "PairingDistance", "H2", "H3"]).toContain(
        tag,
      );
    for (const [, id = ""] of prose.matchAll(/<PressPattern id="([^"]+)"/g))
      expect(pressPatterns.map(({ id }) => id)).toContain(id);
    for (const [, id = ""] of prose.matchAll(/<DeviceDrawing id="([^"]+)"/g))
      expect(Object.keys(devices)).toContain(id);
  });

  test("gives every heading an id, since sections share a page, and links only to what exists", () => {
    expect(body).not.toMatch(/^#+ /m);
    const links = [...prose.matchAll(/\]\(([^)]+)\)/g)].map(([, href = ""]) => href);
    for (const href of links.filter((link) => !link.startsWith("tel:"))) {
      expect(href).toMatch(/^\//);
      expect(linkError(href), href).toBeUndefined();
    }
  });
});

function proseOf(name: string): string {
  const found = manualTexts.find(([one]) => one === name);
  if (found === undefined) throw new Error(`no section ${name}`);
  return found[1].prose;
}

describe("the figures of docs/behavior/ stand in the manuals", () => {
  const required: Readonly<Record<string, readonly string[]>> = {
    "setup-android": ["pairing.distanceCm", "pairing.windowMinutes", "minAndroid"],
    "setup-ios": ["pairing.distanceCm", "pairing.windowMinutes", "minIos", "apple.maxItemsPerAppleId"],
    "factory-reset": ["ResetHoldSeconds", "incardResetSuccessBeeps"],
    disable: ["incardDisableHoldSeconds", "incardDisableBeeps"],
    "disable-finder": ["incardDisableHoldSeconds", "incardDisableBeeps"],
    "wireless-charging": ["chargeHours", "monthsPerCharge", "batteryMah"],
  };

  test.each(manualTexts.filter(([name]) => basename(name, ".mdx") in required))("%s", (name, { prose }) => {
    for (const figure of required[basename(name, ".mdx")] ?? []) expect(prose, figure).toContain(figure);
  });

  test("batteries and Carbon Finder's longer hold", () => {
    for (const figure of ["batteryYearsAndroid", "batteryYearsIos", "batteryMah", "batteryVolts", "temperatureMinC"])
      expect(proseOf("incard-finder/battery.mdx")).toContain(figure);
    for (const figure of ["batteryCell", "batteryYearsAndroid", "batteryYearsIos"])
      expect(proseOf("tagigo/battery.mdx")).toContain(figure);
    expect(proseOf("tagigo-g/battery.mdx")).not.toContain("batteryYearsIos");
    expect(proseOf("carbon-finder/factory-reset.mdx")).toContain("carbonResetHoldSeconds");
  });

  test.each([
    "incard-finder/disable-finder.mdx",
    "tagigo/disable.mdx",
    "tagigo-g/disable.mdx",
    "carbon-finder/disable.mdx",
  ])("%s says that a single press turns the tracker back on", (name) => {
    expect(proseOf(name)).toMatch(/single press turns (it|the card) back on/);
  });
});

test("the check for typed figures finds them", () => {
  for (const text of [
    "within 30 cm",
    "hold 5 seconds",
    "4 beeps",
    "iOS 14.5",
    "Android 9",
    "a CR2032",
    "1.7 mm",
    "$27.99",
  ])
    expect(text).toMatch(typedFigure);
  for (const text of [
    "{props.facts.pairing.distanceCm} cm",
    "1. Press",
    "call 911 first",
    "part 15 of the FCC Rules",
    "two hours",
  ])
    expect(text).not.toMatch(typedFigure);
});
