import { LineLink } from "#app/ui/line-link.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { troubleshooterText as text, topics } from "#content/troubleshooter/topics.ts";
import { answersPath, readState, type TroubleshooterState, troubleshooterPath } from "./troubleshooter-state.ts";

const summary = "flex min-h-12 cursor-pointer items-center gap-2 py-2 font-semibold";

function Branch({ here }: { here: TroubleshooterState }) {
  if ("solution" in here.next) {
    const { title, steps, links } = here.next.solution;
    return (
      <div className="py-3">
        <p className="text-xl font-semibold">{title}</p>
        <ol className="mt-2 list-decimal space-y-1 pl-6">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <LinkList links={links} className="mt-2" lineClass="font-medium" />
      </div>
    );
  }
  const { question } = here.next;
  return (
    <div className="py-3">
      <p className="text-lg">{question.text}</p>
      {question.hint ? <p className="text-ink-soft">{question.hint}</p> : null}
      {question.choices.map((choice) => {
        const further = readState(`${answersPath(here)}/${choice.slug}`);
        return further ? (
          <details key={choice.slug} className="border-l-2 border-border pl-4">
            <summary className={summary}>{choice.label}</summary>
            <div id={answersPath(further)} className="scroll-mt-36">
              <Branch here={further} />
            </div>
          </details>
        ) : null;
      })}
    </div>
  );
}

/**
 * Kept for offline, for static HTML. Anchors stand inside: a browser opens the details around a target, not the target.
 */
export function TroubleshooterTree() {
  return (
    <article className="wrap max-w-4xl! py-8 lg:py-16">
      <p className="kicker mb-3">
        <LineLink to={troubleshooterPath}>{text.kicker}</LineLink>
      </p>
      <h1 className="text-title">{text.allTitle}</h1>
      <p className="mt-4 text-lg text-ink-soft">{text.allLead}</p>
      <div className="mt-8 border-t border-border-strong">
        {topics.map(({ slug, label, note }) => {
          const here = readState(slug);
          return here ? (
            <details key={slug} className="border-b border-border py-1">
              <summary className={`${summary} text-xl`}>
                <h2>{label}</h2>
              </summary>
              <div id={slug} className="scroll-mt-36">
                <p className="text-ink-soft">{note}</p>
                <Branch here={here} />
              </div>
            </details>
          ) : null;
        })}
      </div>
      <p className="mt-8">
        <LineLink to="/contact?topic=support#message" className="font-medium">
          {text.notSolved}
        </LineLink>
      </p>
    </article>
  );
}
