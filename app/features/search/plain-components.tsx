import type { MDXComponents } from "mdx/types";
import { Fragment, type ReactNode } from "react";
import { facts } from "#content/catalog/facts.ts";
import type { DeviceId } from "#content/device-names.ts";
import { describeDevice } from "#content/diagrams/device-text.ts";
import { devices } from "#content/diagrams/devices.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import { thirdParties } from "#content/third-parties.ts";

const aside =
  (word: string) =>
  ({ children }: { children?: ReactNode }) => (
    <aside>
      <p>
        <strong>{word}</strong>
      </p>
      {children}
    </aside>
  );

/** The words of a table of the privacy policy, which has no Markdown alternate. */
function ThirdPartyTable() {
  const cells = thirdParties.flatMap(({ name, purpose, when, gets }) => [name, purpose, when, gets]);
  return <p>{["Service", "What for", "When", "What it receives", ...cells].join(" ")}</p>;
}

/** Drawings render their text alternative. For app/lib/element-markdown.ts. */
export const plainComponents: MDXComponents = {
  H2: "h2",
  H3: "h3",
  Note: aside("Note"),
  Warning: aside("Warning"),
  Steps: Fragment,
  PressPattern: ({ id }: { id: string }) => <blockquote>{pressPatternOf(id).text}</blockquote>,
  DeviceDrawing: ({ id }: { id: DeviceId }) => <blockquote>{describeDevice(devices[id])}</blockquote>,
  PairingDistance: () => (
    <blockquote>{`Hold the tracker within ${facts.pairing.distanceCm} cm of the phone.`}</blockquote>
  ),
  ThirdPartyTable,
  Currency: () => "the currency of the shop",
  Seller: () => null,
  GoverningLaw: () => null,
};
