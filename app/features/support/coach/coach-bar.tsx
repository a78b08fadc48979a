import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowRight from "@lucide/icons/icons/arrow-right";
import Play from "@lucide/icons/icons/play";
import Square from "@lucide/icons/icons/square";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownStep, StepLinks } from "./coach-types.ts";
import type { Pressing } from "./use-press.ts";

const large = "min-h-14! flex-1 text-lg!";

function StepLink({
  to,
  links,
  strong,
  children,
}: {
  to: string;
  links: StepLinks;
  strong: boolean;
  children: ReactNode;
}) {
  return (
    <Link
      to={to}
      state={links.state}
      preventScrollReset
      className={buttonClass(strong ? "primary" : "secondary", large)}
    >
      {children}
    </Link>
  );
}

/** Sticky at the bottom, where a thumb reaches them. */
export function CoachBar({
  step,
  lost,
  links,
  pressing,
}: {
  step: ShownStep;
  lost: boolean;
  links: StepLinks;
  /** Null for steps without a press. */
  pressing: Pressing | null;
}) {
  const pressFirst = pressing !== null && !pressing.done;
  return (
    <nav
      aria-label="Steps"
      className="sticky bottom-0 z-10 border-t border-border bg-paper pt-3 pb-[max(env(safe-area-inset-bottom),0.75rem)] [@media(max-height:30rem)]:static"
    >
      <div className="wrap grid gap-3 lg:max-w-4xl!">
        {pressing ? (
          <div className="flex noscript:hidden">
            {pressing.running ? (
              <Button variant="secondary" className={large} onClick={pressing.stop}>
                <Icon icon={Square} className="size-5" /> Stop
              </Button>
            ) : (
              <Button variant={pressFirst ? "primary" : "secondary"} className={large} onClick={pressing.start}>
                <Icon icon={Play} className="size-5" /> {pressing.done ? "Press along again" : "Press along"}
              </Button>
            )}
          </div>
        ) : null}
        {step.ask && !lost ? <p className="text-center font-semibold">{step.ask.question}</p> : null}
        <div className="flex gap-3">
          {links.back ? (
            <Link
              to={links.back}
              state={links.state}
              preventScrollReset
              aria-label={lost ? "Back to the step" : "Previous step"}
              className={buttonClass("secondary", lost ? large : "size-14! shrink-0 px-0!")}
            >
              <Icon icon={ArrowLeft} className="size-6" /> {lost ? "Back to the step" : null}
            </Link>
          ) : null}
          {step.ask && !lost ? (
            <StepLink to={links.lost} links={links} strong={false}>
              No
            </StepLink>
          ) : null}
          {lost ? null : <Onward links={links} strong={!pressFirst} label={step.ask ? "Yes" : "Next"} />}
        </div>
      </div>
    </nav>
  );
}

function Onward({ links, strong, label }: { links: StepLinks; strong: boolean; label: "Yes" | "Next" }) {
  if (links.next) {
    return (
      <StepLink to={links.next} links={links} strong={strong}>
        {label} {label === "Next" ? <Icon icon={ArrowRight} className="size-5" /> : null}
      </StepLink>
    );
  }
  return (
    <Link
      to={links.home}
      onClick={(event) => {
        event.preventDefault();
        links.close();
      }}
      className={buttonClass(strong ? "primary" : "secondary", large)}
    >
      {label === "Yes" ? "Yes, done" : "Done"}
    </Link>
  );
}
