import { ButtonLink, buttonClass } from "#app/ui/button.tsx";
import { messages } from "#content/messages.ts";

export const errorTitle = "This page can't be shown";

/** `pathname` is the target of Try again. */
export function ErrorScreen({ pathname }: { pathname: string }) {
  return (
    <section className="wrap grid min-h-[60vh] place-items-center py-20 text-center">
      <div>
        <p className="kicker mb-4">Signal lost</p>
        <h1 className="text-title">{errorTitle}</h1>
        <p className="mx-auto mt-4 max-w-md text-ink-soft">{messages.failed.unexpected}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <a href={pathname} className={buttonClass("primary")}>
            Try again
          </a>
          <ButtonLink to="/" variant="secondary">
            Return to Home
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
