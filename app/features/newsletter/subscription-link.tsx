import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";

type Words = "title" | "ask" | "button" | "done" | "again" | "broken" | "failed" | "contact";

/**
 * A plain form with one button: opening the page changes nothing, because mail scanners open links too.
 * @param outcome of a post, from `?done=`; null before it
 */
export function SubscriptionLink({
  text,
  action,
  token,
  outcome,
}: {
  text: Readonly<Record<Words, string>> & { readonly subject: string | null };
  action: string;
  token: string;
  outcome: string | null;
}) {
  return (
    <section className="wrap grid min-h-[60vh] content-center py-16">
      <div className="max-w-xl">
        <h1 className="text-title">{text.title}</h1>
        {outcome === "1" ? (
          <div role="status" className="mt-6">
            <p className="text-lg">{text.done}</p>
            <p className="mt-2 text-ink-soft">{text.again}</p>
          </div>
        ) : null}
        {outcome === null && token !== "" ? (
          <form action={action} method="post" className="mt-6">
            <p className="text-lg">
              {text.ask} {text.subject ? <strong>{text.subject}.</strong> : null}
            </p>
            <input type="hidden" name="token" value={token} />
            <button type="submit" className={buttonClass("primary", "mt-8")}>
              {text.button}
            </button>
          </form>
        ) : null}
        {outcome !== "1" && (outcome !== null || token === "") ? (
          <div role="alert" className="mt-6">
            <p className="text-lg">{outcome === "failed" ? text.failed : text.broken}</p>
            <p className="mt-6">
              <Link to="/contact" className="link-line">
                {text.contact}
              </Link>
            </p>
          </div>
        ) : null}
      </div>
    </section>
  );
}
