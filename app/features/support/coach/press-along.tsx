import Volume2 from "@lucide/icons/icons/volume-2";
import { useState } from "react";
import { DeviceButtonDiagram } from "#app/features/support/diagrams/device-button-diagram.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { coachTimings } from "#content/coach/timings.ts";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import type { PressStep } from "#content/diagrams/press-steps.ts";
import { beepTimes } from "./press-timing.ts";
import type { Pressing } from "./use-press.ts";

let context: AudioContext | null = null;

/** The count and rhythm of a pattern's beeps. Must be called from a click. */
function playBeeps(steps: readonly PressStep[]): void {
  context ??= new AudioContext();
  void context.resume();
  const length = coachTimings.beepMs / 1000;
  for (const time of beepTimes(steps)) {
    const start = context.currentTime + 0.05 + time / 1000;
    const tone = new OscillatorNode(context, { type: "square", frequency: coachTimings.beepHz });
    const volume = new GainNode(context, { gain: 0 });
    // Fades in and out within 5 ms, because a hard edge clicks.
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.2, start + 0.005);
    volume.gain.setValueAtTime(0.2, start + length - 0.005);
    volume.gain.linearRampToValueAtTime(0, start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
  }
}

type PressAlongProps = { device: DeviceDrawing; steps: readonly PressStep[]; pressing: Pressing };

export function PressAlong({ device, steps, pressing }: PressAlongProps) {
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
