import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { sayDevice } from "#content/diagrams/device-text.ts";
import { devices } from "#content/diagrams/devices.ts";
import { pressPatterns } from "#content/diagrams/press-patterns.ts";
import { DeviceDiagram } from "./device-diagram.tsx";
import { PairingDistanceDiagram } from "./pairing-distance-diagram.tsx";
import { PressPatternDiagram } from "./press-pattern-diagram.tsx";

const drawings: readonly { name: string; element: ReactElement; title: string; text: string }[] = [
  ...Object.values(devices).map((device) => ({
    name: device.id,
    element: createElement(DeviceDiagram, { device, title: `Parts of ${device.name}` }),
    title: `Parts of ${device.name}`,
    text: sayDevice(device),
  })),
  ...Object.values(pressPatterns).map((pattern) => ({
    name: pattern.id,
    element: createElement(PressPatternDiagram, { pattern }),
    title: pattern.title,
    text: pattern.text,
  })),
  {
    name: "pairing distance",
    element: createElement(PairingDistanceDiagram, {}),
    title: "Pairing distance of InCard Finder",
    text: pressPatterns.pairing.text,
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
