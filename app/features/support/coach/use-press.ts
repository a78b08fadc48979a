import { useEffect, useMemo, useRef, useState } from "react";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import type { PressStep } from "#content/diagrams/press-patterns.ts";
import { momentAt, type PressMoment, playSchedule, scheduleOf, vibrationOf } from "./press-timing.ts";

export type Pressing = {
  /** Null before the start and after a stop. */
  readonly moment: PressMoment | null;
  readonly running: boolean;
  readonly done: boolean;
  /** With reduced motion only the words change. */
  readonly still: boolean;
  start(): void;
  stop(): void;
};

/** Plays a pattern in real time, with vibration. Stops on unmount. */
export function usePress(steps: readonly PressStep[]): Pressing {
  const schedule = useMemo(() => scheduleOf(steps), [steps]);
  const still = useMediaQuery("(prefers-reduced-motion: reduce)");
  const [moment, setMoment] = useState<PressMoment | null>(null);
  const [running, setRunning] = useState(false);
  const [done, setDone] = useState(false);
  const stopPlaying = useRef(() => {});
  useEffect(() => () => stopPlaying.current(), []);

  function stop() {
    stopPlaying.current();
    stopPlaying.current = () => {};
    setRunning(false);
    setMoment(null);
  }

  function start() {
    stopPlaying.current();
    let frame = 0;
    const began = performance.now();
    const draw = () => {
      setMoment(momentAt(schedule, performance.now() - began));
      frame = requestAnimationFrame(draw);
    };
    const silence = playSchedule(
      schedule,
      (cue) => {
        const shake = vibrationOf(cue);
        if (shake !== null) navigator.vibrate?.(typeof shake === "number" ? shake : [...shake]);
        if (still) setMoment(momentAt(schedule, cue.at));
      },
      () => {
        stop();
        setDone(true);
      },
    );
    stopPlaying.current = () => {
      silence();
      cancelAnimationFrame(frame);
      navigator.vibrate?.(0);
    };
    setRunning(true);
    setDone(false);
    if (!still) draw();
  }

  return { moment, running, done, still, start, stop };
}
