import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { facts } from "#content/catalog/facts.ts";
import { findProcedure } from "#content/coach/devices.ts";
import type { DeviceId } from "#content/device-names.ts";
import { interpolateFacts } from "#content/mdx-props.ts";
import { disableGuideFile, disableGuideFiles, headingIds, linkError, readMdx } from "#tests/manual-files.ts";
import {
  firstLine,
  helpersAnchor,
  ownPageGuides,
  reassurance,
  sharedPageGuides,
  thinkFirst,
  unknownDevice,
} from "./disable.ts";

function idsOf(device: DeviceId): readonly string[] {
  const { body } = readMdx(disableGuideFile(device));
  // biome-ignore lint/suspicious/noTemplateCurlyInString: as the file has it
  return headingIds(body.replaceAll(/\{`(.*)`\}/g, '"$1"').replaceAll("${props.device.id}", device));
}

const { prose } = readMdx(join(import.meta.dirname, "../disable-steps.mdx"));
const steps = [...prose.matchAll(/<Step number=\{(\d)\} title="(.+)">\n(.+)\n<\/Step>/g)].map(
  ([, number, title, text = ""]) => ({ number, title, text: interpolateFacts(text.replaceAll("{props.", "{")) }),
);

describe("disable guides", () => {
  const guides = [...sharedPageGuides, ...ownPageGuides];

  test("every device has its text, and every text its device and address", () => {
    const named = new Set(guides.map(({ device }) => disableGuideFile(device)));
    expect([...named].toSorted()).toEqual(disableGuideFiles.toSorted());
    for (const { address } of guides) expect(linkError(address), address).toBeUndefined();
  });

  test("no two ids of /support/disable are the same", () => {
    const ids = [helpersAnchor, ...sharedPageGuides.flatMap(({ device }) => [device, ...idsOf(device)])];
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("the first line says what it is about, what to do and what is heard", () => {
    expect(firstLine).toMatch(/^If a tracker you don't know is moving with you: /);
    expect(firstLine).toContain(`${facts.procedures.incardDisableHoldSeconds} seconds`);
    expect(firstLine).toContain(`${facts.procedures.incardDisableBeeps} beeps`);
  });

  test("nobody is told to turn it off before there is evidence of it", () => {
    const off = firstLine.indexOf("turn it off");
    for (const before of ["call 911", "take pictures"]) expect(firstLine.indexOf(before)).toBeLessThan(off);
    expect(reassurance).not.toMatch(/stop it now/);
    expect(steps.findIndex(({ title }) => /serial number/.test(title ?? ""))).toBeLessThan(
      steps.findIndex(({ title }) => /disable/.test(title ?? "")),
    );
    for (const { device } of guides) expect(findProcedure(device, "disable")?.steps[0]?.note).toBe(thinkFirst);
  });

  test("each device's steps have an address of their own, which begins with thinking first", () => {
    for (const { device, address, stepsAddress } of guides) {
      expect(stepsAddress.startsWith(address)).toBe(true);
      expect(stepsAddress).toMatch(device === "incard-finder" ? /#disable-finder$/ : new RegExp(`#${device}$`));
    }
  });

  test("the steps come in the order in which they are safe", () => {
    expect(steps.map(({ number, title }) => `${number} ${title}`)).toEqual([
      "1 Open the alert",
      "2 Play a sound",
      "3 Find it",
      "4 Note its serial number",
      "5 Think, then disable it",
      "6 Get help",
    ]);
  });

  test("no sentence is longer than a frightened reader can hold", () => {
    const sentences = [reassurance, unknownDevice, ...steps.map(({ text }) => text)].join(" ").split(/(?<=[.!?])\s+/);
    for (const sentence of sentences) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(32);
  });
});
