import { manualComponents } from "#app/features/manual/mdx-components.tsx";
import { DeviceDiagram } from "#app/features/support/diagrams/device-diagram.tsx";
import { PairingDistanceDiagram } from "#app/features/support/diagrams/pairing-distance-diagram.tsx";
import { PressPatternDiagram } from "#app/features/support/diagrams/press-pattern-diagram.tsx";
import type { DeviceId } from "#content/device-names.ts";
import { devices } from "#content/diagrams/devices.ts";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";

export function PressPattern({ id }: { id: string }) {
  return <PressPatternDiagram pattern={pressPatternOf(id)} />;
}

const drawings = {
  PressPattern,
  DeviceDrawing: ({ id }: { id: DeviceId }) => (
    <DeviceDiagram device={devices[id]} title={`Where the button of ${devices[id].name} is`} />
  ),
  PairingDistance: PairingDistanceDiagram,
};

/** For a product page, where a section's title is an h3. */
export const manualElements = manualComponents(drawings, 4);
/** For a text whose title is the page's own. */
export const sheetElements = manualComponents(drawings, 2);
/** For a text whose title is an h2. */
export const guideElements = manualComponents(drawings, 3);
