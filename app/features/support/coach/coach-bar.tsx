import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowRight from "@lucide/icons/icons/arrow-right";
import Play from "@lucide/icons/icons/play";
import Square from "@lucide/icons/icons/square";
import type { ComponentProps } from "react";
import { useNavigate } from "react-router";
import { takeClick } from "#app/lib/take-click.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { CoachQuestion } from "#content/coach/coach.ts";
import type { Pressing } from "./use-press.ts";

export type StepLinks = {
  readonly back: string | null;
  /** From the screen that says what to try, the step again; null on the last step, which closes. */
  readonly next: string | null;
  readonly lost: string;
  readonly home: string;
  readonly state: { readonly depth: number; readonly cameFromHere: boolean };
  close(): void;
};

const large = "min-h-14! flex-1 text-lg!";

/** Back to where the visitor came from. */
export function CloseLink({ links, ...link }: Omit<ComponentProps<"a">, "href"> & { links: StepLinks }) {
  return (
    <a
      href={links.home}
      onClick={(event) => {
        event.preventDefault();
        links.close();
      }}
      {...link}
    />
  );
}

/** To another screen of the coach, whose entry in the history knows how deep it is. */
function StepLink({ links, to, ...link }: Omit<ComponentProps<"a">, "href"> & { links: StepLinks; to: string }) {
  const navigate = useNavigate();
  return (
    <a
      {...link}
      href={to}
      onClick={(event) => {
        if (takeClick(event)) navigate(to, { state: links.state, preventScrollReset: true });
      }}
    />
  );
}

type CoachBarProps = {
  ask: CoachQuestion | null;
  lost: boolean;
  links: StepLinks;
  /** Null for steps without a press. */
  pressing: Pressing | null;
};

/** Sticky at the bottom, where a thumb reaches them. */
export function CoachBar({ ask, lost, links, pressing }: CoachBarProps) {
  const pressFirst = pressing !== null && !pressing.done;
  const onward = buttonClass(pressFirst ? "secondary" : "primary", large);
  const forward = links.next ? (
    <StepLink links={links} to={links.next} className={onward}>
      <span>{ask ? "Yes" : "Next"}</span> {ask ? null : <Icon icon={ArrowRight} className="size-5" />}
    </StepLink>
  ) : (
    <CloseLink links={links} className={onward}>
      {ask ? "Yes, done" : "Done"}
    </CloseLink>
  );
  return (
    <nav
      aria-label="Steps"
      className="sticky bottom-0 z-10 border-t border-border bg-paper pt-3 pb-[max(env(safe-area-inset-bottom),0.75rem)] [@media(max-height:30rem)]:static"
    >
      <div className="wrap grid gap-3 lg:max-w-4xl!">
        {pressing ? (
          <div className="flex noscript:hidden">
            {pressing.moment ? (
              <Button variant="secondary" className={large} onClick={pressing.stop}>
                <Icon icon={Square} className="size-5" /> Stop
              </Button>
            ) : (
              <Button variant={pressFirst ? "primary" : "secondary"} className={large} onClick={pressing.start}>
                <Icon icon={Play} className="size-5" />{" "}
                <span>{pressing.done ? "Press along again" : "Press along"}</span>
              </Button>
            )}
          </div>
        ) : null}
        {ask ? <p className="text-center font-semibold">{ask.question}</p> : null}
        <div className="flex gap-3">
          {links.back ? (
            <StepLink
              links={links}
              to={links.back}
              aria-label={lost ? "Back to the step" : "Previous step"}
              className={buttonClass("secondary", lost ? large : "size-14! shrink-0 px-0!")}
            >
              <Icon icon={ArrowLeft} className="size-6" />
              {lost ? <span>Back to the step</span> : null}
            </StepLink>
          ) : null}
          {ask ? (
            <StepLink links={links} to={links.lost} className={buttonClass("secondary", large)}>
              No
            </StepLink>
          ) : null}
          {lost ? null : forward}
        </div>
      </div>
    </nav>
  );
}
