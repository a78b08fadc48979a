import X from "@lucide/icons/icons/x";
import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { DeviceButtonDiagram } from "#app/features/support/diagrams/device-button-diagram.tsx";
import { usePageQuery } from "#app/lib/use-page-query.ts";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import type { ShownStep } from "#content/coach/coach.ts";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import { parseUrl } from "#contract/parse-url.ts";
import { CloseLink, CoachBar, type StepLinks } from "./coach-bar.tsx";
import { PressAlong } from "./press-along.tsx";
import { placeQuery, readPlace } from "./step-address.ts";
import { usePress } from "./use-press.ts";

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
  const close = useClose(path, home);
  useWakeLock();
  const step = steps[place.step - 1];
  if (!step) return null;
  const lost = place.lost && step.ask !== null;
  const to = (next: number, isLost = false) => path + placeQuery({ step: next, lost: isLost });
  const again = lost ? to(place.step) : null;
  const back = again ?? (place.step > 1 ? to(place.step - 1) : null);
  const next = again ?? (place.step < steps.length ? to(place.step + 1) : null);
  const links = { back, next, lost: to(place.step, true), home, ...close };
  return (
    <div className="flex flex-1 flex-col">
      <header className="border-b border-border">
        <div className="wrap flex items-center gap-4 py-2">
          <div className="min-w-0 flex-1">
            <h1 className="text-base leading-snug font-semibold">{title}</h1>
            <p className="figure-mono text-sm text-ink-soft">{`Step ${place.step} of ${steps.length}`}</p>
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

/**
 * Back to the page that the visitor came from, or to `home`.
 * @returns the close function, and the state for links to other steps, whose depth counts history entries in the coach
 */
function useClose(path: string, home: string): Pick<StepLinks, "close" | "state"> {
  const { state } = useLocation();
  const navigate = useNavigate();
  const depth = typeof state?.depth === "number" ? state.depth : 0;
  // Known from the first rendering on, because a key may be pressed at once; it isn't in the HTML.
  const cameFromHere: boolean = state?.cameFromHere ?? (!import.meta.env.SSR && openedFromHere(path));
  return {
    state: { depth: depth + 1, cameFromHere },
    close: () => (cameFromHere ? navigate(-(depth + 1)) : navigate(home)),
  };
}

function openedFromHere(path: string): boolean {
  // The router numbers its history entries.
  if (history.state?.idx > 0) return true;
  const referrer = history.length < 2 ? null : parseUrl(document.referrer);
  return referrer?.origin === location.origin && referrer.pathname !== path;
}

/** Keeps the screen on. Does nothing where that is unsupported or refused. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    async function take() {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (left) await taken.release();
        else lock = taken;
      } catch {
        // Refused, such as on low battery.
      }
    }
    // The browser releases it when the page is hidden.
    document.addEventListener("visibilitychange", take);
    void take();
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release();
    };
  }, []);
}

type StepScreenProps = { step: ShownStep; lost: boolean; links: StepLinks; device: DeviceDrawing };

function StepScreen({ step, lost, links, device }: StepScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const pressing = usePress(step.press);
  const presses = step.press.length > 0 && !lost;
  const shows = step.showsButton && !lost;
  const pressFirst = presses && !pressing.done;
  useKeys(links, pressFirst ? pressing.start : null, pressing.moment ? pressing.stop : null);
  // After the first screen, focus moves to the heading of each new step.
  const isFirst = links.state.depth === 1;
  useEffect(() => {
    if (isFirst) return;
    heading.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
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
            <p className="mt-4 max-w-2xl text-xl leading-normal whitespace-pre-line text-pretty lg:text-2xl lg:leading-normal">
              {step.text}
            </p>
          )}
          {lost || step.note === null ? null : (
            <p className="mt-4 max-w-2xl border-l-4 border-accent pl-4 text-lg leading-normal">{step.note}</p>
          )}
        </div>
        {presses ? <PressAlong device={device} steps={step.press} pressing={pressing} /> : null}
        {shows ? <DeviceButtonDiagram device={device} /> : null}
      </div>
      <CoachBar ask={lost ? null : step.ask} lost={lost} links={links} pressing={presses ? pressing : null} />
    </>
  );
}

/** Not for controls, while a dialog is open, or while somebody types. */
function useKeys(links: StepLinks, start: (() => void) | null, stop: (() => void) | null): void {
  const navigate = useNavigate();
  // A key pressed before the paint would still be the former step's.
  useLayoutEffect(() => {
    function go(to: string | null) {
      if (to === null) links.close();
      else navigate(to, { state: links.state, preventScrollReset: true });
    }
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return;
      const at = event.target instanceof Element ? event.target : null;
      if (at?.closest("dialog, input, textarea, select")) return;
      if (event.key === "ArrowRight") go(links.next);
      else if (event.key === "ArrowLeft" && links.back !== null) go(links.back);
      else if (event.key === "Escape") (stop ?? links.close)();
      else if (event.key === "Enter" && !at?.closest("a, button")) (start ?? (() => go(links.next)))();
      else return;
      event.preventDefault();
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  });
}
