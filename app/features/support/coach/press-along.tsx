import Volume2 from "@lucide/icons/icons/volume-2";
import { useState } from "react";
import { DeviceButtonDiagram } from "#app/features/support/diagrams/device-button-diagram.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import type { PressStep } from "#content/diagrams/press-step.ts";
import { playBeeps } from "./sound.ts";
import type { Pressing } from "./use-press.ts";

export function PressAlong({
  device,
  steps,
  pressing,
}: {
  device: DeviceDrawing;
  steps: readonly PressStep[];
  pressing: Pressing;
}) {
  const { moment, done, still } = pressing;
  const beeps = steps.some(({ kind }) => kind === "beep");
  return (
    <div>
      {/* With reduced motion the text counts down. */}
      <DeviceButtonDiagram
        device={device}
        steps={steps}
        moment={moment && still ? { ...moment, held: 0, beeping: false } : moment}
      />
      <p aria-live="assertive" className="figure-mono mt-3 min-h-10 text-2xl font-semibold text-accent-text">
        {moment?.say ?? (done ? "That's all of it." : "")}
      </p>
      {beeps ? <HearBeeps steps={steps} /> : null}
    </div>
  );
}

function HearBeeps({ steps }: { steps: readonly PressStep[] }) {
  const [failed, setFailed] = useState(false);
  function hear() {
    try {
      playBeeps(steps);
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <Button variant="secondary" className="noscript:hidden" onClick={hear}>
        <Icon icon={Volume2} className="size-5" /> Hear the beeps
      </Button>
      {failed ? <p role="status">This browser can't play them.</p> : null}
    </>
  );
}
