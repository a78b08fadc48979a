import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { describeDevice } from "#content/diagrams/device-text.ts";
import { devices } from "#content/diagrams/devices.ts";
import { pressPatternOf, pressPatterns } from "#content/diagrams/press-patterns.ts";
import { DeviceButtonDiagram } from "./device-button-diagram.tsx";
import { DeviceDiagram } from "./device-diagram.tsx";
import { PairingDistanceDiagram } from "./pairing-distance-diagram.tsx";
import { PressPatternDiagram } from "./press-pattern-diagram.tsx";

const drawings: readonly { name: string; element: ReactElement; title: string; text: string }[] = [
  ...Object.values(devices).map((device) => ({
    name: device.id,
    element: createElement(DeviceDiagram, { device, title: `Parts of ${device.name}` }),
    title: `Parts of ${device.name}`,
    text: describeDevice(device),
  })),
  ...pressPatterns.map((pattern) => ({
    name: pattern.id,
    element: createElement(PressPatternDiagram, { pattern }),
    title: pattern.title,
    text: pattern.text,
  })),
  {
    name: "pairing distance",
    element: createElement(PairingDistanceDiagram, {}),
    title: "Pairing distance of InCard Finder",
    text: pressPatternOf("pairing").text,
  },
];

describe.each(drawings)("$name", ({ element, title, text }) => {
  const html = renderToStaticMarkup(element);

  test("is named and described for those who don't see it", () => {
    const labelled = /role="img" aria-labelledby="([^"]+)" aria-describedby="([^"]+)"/.exec(html);
    expect(html).toContain(`<title id="${labelled?.[1]}">${title}</title>`);
    expect(html).toContain(`<desc id="${labelled?.[2]}">${text}</desc>`);
  });

  test("says the same in its caption", () => {
    expect(html.slice(html.indexOf("<figcaption"))).toContain(text);
  });

  test("paints with tokens alone and lays out with finite numbers", () => {
    const paints = html.matchAll(/\s(?:fill|stroke)="([^"]*)"/g);
    for (const [, paint] of paints) expect(paint).toMatch(/^(?:none|var\(--color-(?:ink|paper|wash|accent)\))$/);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  });
});

test("a generic device is drawn without dimensions", () => {
  const html = renderToStaticMarkup(createElement(DeviceDiagram, { device: devices.seektag, title: "SeekTag" }));
  expect(html).not.toMatch(/\d mm</);
});

test("the pairing distance is the one in the facts", () => {
  expect(renderToStaticMarkup(createElement(PairingDistanceDiagram, {}))).toContain("≤ 30 cm</text>");
});

describe.each(Object.values(devices))("the button of $id", (device) => {
  const alone = renderToStaticMarkup(createElement(DeviceButtonDiagram, { device }));
  const pressed = (moment: { step: number; down: boolean; beeping: boolean; held: number } | null) =>
    renderToStaticMarkup(
      createElement(DeviceButtonDiagram, { device, steps: pressPatternOf("incardFactoryReset").steps, moment }),
    );

  test("is shown alone without a pattern", () => {
    expect(alone).toContain(`aria-label="${device.name}: where its button is"`);
    expect(alone).not.toContain("<text");
  });

  test("is drawn with the pattern, and fills and rings while it is held", () => {
    const before = pressed(null);
    expect(before).toContain(`aria-label="${device.name}, and what to press"`);
    expect(before).toContain("<text");
    expect(before).not.toContain("data-pressed");
    const held = pressed({ step: 1, down: true, beeping: false, held: 0.5 });
    expect(held).toContain("data-pressed");
    expect(held).toContain("stroke-dasharray");
  });
});
