import X from "@lucide/icons/icons/x";
import { useEffect, useRef } from "react";
import { DeviceButtonDiagram } from "#app/features/support/diagrams/device-button-diagram.tsx";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import { CloseLink, CoachBar } from "./coach-bar.tsx";
import type { ShownStep, StepLinks } from "./coach-types.ts";
import { PressAlong } from "./press-along.tsx";
import { placeQuery, readPlace } from "./step-address.ts";
import { useClose } from "./use-close.ts";
import { useCoachKeys } from "./use-coach-keys.ts";
import { usePress } from "./use-press.ts";
import { useWakeLock } from "./use-wake-lock.ts";

type CoachProps = {
  readonly title: string;
  readonly path: string;
  /** Where the same is told on one page. */
  readonly home: string;
  readonly steps: readonly ShownStep[];
  readonly device: DeviceDrawing;
};

/** One step at a time, full screen. The step is in the URL, so each control is a link. */
export function Coach({ title, path, home, steps, device }: CoachProps) {
  const place = readPlace(usePageQuery(), steps.length);
  const { state, close } = useClose(path, home);
  useWakeLock();
  const step = steps[place.step - 1];
  if (!step) return null;
  const lost = place.lost && step.ask !== null;
  const to = (next: number, isLost = false) => path + placeQuery({ step: next, lost: isLost });
  const again = lost ? to(place.step) : null;
  const back = again ?? (place.step > 1 ? to(place.step - 1) : null);
  const next = again ?? (place.step < steps.length ? to(place.step + 1) : null);
  const links = { back, next, lost: to(place.step, true), home, state, close };
  return (
    <div className="flex flex-1 flex-col">
      <header className="border-b border-border">
        <div className="wrap flex items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <h1 className="text-base leading-snug font-semibold">{title}</h1>
            <p className="figure-mono text-sm text-ink-soft">
              Step {place.step} of {steps.length}
            </p>
          </div>
          <CloseLink links={links} className="-mr-2 inline-flex min-h-11 items-center gap-2 px-2 font-medium">
            <Icon icon={X} className="size-5" /> Close
          </CloseLink>
        </div>
        <progress
          value={place.step}
          max={steps.length}
          aria-label="Steps done"
          className="block h-1 w-full appearance-none border-0 bg-border [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-border [&::-webkit-progress-value]:bg-accent"
        />
      </header>
      <StepScreen key={`${place.step}${lost}`} step={step} lost={lost} links={links} device={device} />
    </div>
  );
}

function StepScreen({
  step,
  lost,
  links,
  device,
}: {
  step: ShownStep;
  lost: boolean;
  links: StepLinks;
  device: DeviceDrawing;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressing = usePress(step.press);
  const presses = step.press.length > 0 && !lost;
  const shows = step.showsButton && !lost;
  const pressFirst = presses && !pressing.done;
  useCoachKeys({
    links,
    start: pressFirst ? pressing.start : null,
    stop: pressing.running ? pressing.stop : null,
  });
  // After the first screen, focus moves to the heading of each new step.
  const isFirst = links.state.depth === 1;
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    if (!isFirst) scrollTo(0, 0);
  }, [isFirst]);
  return (
    <>
      <div
        className={`wrap grid flex-1 content-center items-center gap-x-16 gap-y-6 py-6 ${presses || shows ? "lg:grid-cols-2" : "max-w-4xl!"}`}
      >
        <div>
          <h2
            ref={heading}
            tabIndex={-1}
            className="text-[clamp(1.9rem,1.3rem+3vw,3.4rem)] leading-[1.08] font-semibold tracking-[-0.028em] text-balance outline-none"
          >
            {lost ? "What to try" : step.title}
          </h2>
          {lost ? (
            <ul className="mt-6 grid gap-4 text-xl leading-normal">
              {step.ask?.tries.map((attempt) => (
                <li key={attempt} className="border-l-4 border-accent pl-4">
                  {attempt}
                </li>
              ))}
              <li className="pl-5 text-base text-ink-soft">
                Nothing helps? <LineLink to="/contact">Write to us</LineLink>
              </li>
            </ul>
          ) : (
            <p className="mt-4 max-w-2xl text-xl leading-normal text-pretty lg:text-2xl lg:leading-normal">
              {step.text}
            </p>
          )}
        </div>
        {presses ? <PressAlong device={device} steps={step.press} pressing={pressing} /> : null}
        {shows ? <DeviceButtonDiagram device={device} /> : null}
      </div>
      <CoachBar step={step} lost={lost} links={links} pressing={presses ? pressing : null} />
    </>
  );
}
