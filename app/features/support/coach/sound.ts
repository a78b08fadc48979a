import { coachTimings } from "#content/coach/timings.ts";
import type { PressStep } from "#content/diagrams/press-step.ts";
import { beepTimes } from "./press-timing.ts";

let context: AudioContext | null = null;

/** The count and rhythm of a pattern's beeps. Must be called from a click. @returns their duration in milliseconds */
export function playBeeps(steps: readonly PressStep[]): number {
  const times = beepTimes(steps);
  context ??= new AudioContext();
  void context.resume();
  const length = coachTimings.beepMs / 1000;
  for (const time of times) {
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
  return (times.at(-1) ?? 0) + coachTimings.beepMs;
}
