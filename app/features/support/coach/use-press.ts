import { useEffect, useRef, useState } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import type { PressStep } from "#content/diagrams/press-steps.ts";
import { momentAt, type PressMoment, playSchedule, scheduleOf, vibrationOf } from "./press-timing.ts";

/** A pattern of presses that can be played. */
export type Pressing = {
  /** Null before the start and after a stop. */
  readonly moment: PressMoment | null;
  /** Whether it was played to its end. */
  readonly done: boolean;
  /** With reduced motion: only the words change. */
  readonly still: boolean;
  readonly start: () => void;
  readonly stop: () => void;
};

/** Plays a pattern in real time, with vibration. Stops on unmount. */
export function usePress(steps: readonly PressStep[]): Pressing {
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [moment, setMoment] = useState<PressMoment | null>(null);
  const [done, setDone] = useState(false);
  const stopPlaying = useRef(() => {});
  useEffect(() => () => stopPlaying.current(), []);

  function stop() {
    stopPlaying.current();
    setMoment(null);
  }

  function start() {
    stopPlaying.current();
    const schedule = scheduleOf(steps);
    let frame = 0;
    const began = performance.now();
    const draw = () => {
      setMoment(momentAt(schedule, performance.now() - began));
      if (!still) frame = requestAnimationFrame(draw);
    };
    const silence = playSchedule(
      schedule,
      (cue) => {
        const shake = vibrationOf(cue);
        if (shake !== null) navigator.vibrate?.(shake);
        if (still) setMoment(momentAt(schedule, cue.at));
      },
      () => {
        stop();
        setDone(true);
      },
    );
    stopPlaying.current = () => {
      stopPlaying.current = () => {};
      silence();
      cancelAnimationFrame(frame);
      navigator.vibrate?.(0);
    };
    setDone(false);
    draw();
  }

  return { moment, done, still, start, stop };
}
