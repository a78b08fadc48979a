import Check from "@lucide/icons/icons/check";
import X from "@lucide/icons/icons/x";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import {
  type CompatibilityAnswer,
  compatibilityAddress,
  compatibilityAnswers,
} from "#content/compatibility/answers.ts";
import { compatibilityText as text } from "#content/compatibility/texts.ts";
import { limitsOf } from "#content/compatibility/trackers.ts";
import { squareSource } from "#content/media/picture-source.ts";
import { summaryOf, type Verdict, verdicts } from "./rules.ts";

function VerdictRow({ verdict, answer }: { verdict: Verdict; answer: CompatibilityAnswer }) {
  const { tracker, fits, why } = verdict;
  const setup = answer.system === "other" ? null : tracker.setup[answer.system];
  return (
    <li className="flex gap-4 border-b border-border py-5 sm:gap-6">
      <div className="size-20 shrink-0 sm:size-24">
        <Picture
          picture={squareSource(tracker.picture)}
          sizes="6rem"
          decorative
          className={`size-full rounded-2xl object-cover ${fits ? "" : "opacity-50 grayscale"}`}
        />
      </div>
      <div className="min-w-0">
        <h3 className="text-xl tracking-[-0.015em]">{tracker.name}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3">
          <span className={`inline-flex items-center gap-1.5 font-semibold ${fits ? "text-success" : "text-ink"}`}>
            {fits ? <Icon icon={Check} className="size-5" /> : <Icon icon={X} className="size-5" />}
            {fits ? text.fits : text.fitsNot}
          </span>
          <span className="text-ink-soft">{why}</span>
        </p>
        {fits && setup ? (
          <p className="flex flex-wrap gap-x-6">
            <LineLink to={tracker.path} className="font-medium">
              See {tracker.name}
            </LineLink>
            <LineLink to={setup}>
              {text.setUp}
              <span className="sr-only">: {tracker.name}</span>
            </LineLink>
          </p>
        ) : null}
      </div>
    </li>
  );
}

/** For static HTML. @param note what is known of the phone that was asked for */
export function AnswerArticle({ answer, note }: { answer: CompatibilityAnswer; note: string | null }) {
  return (
    <article className="wrap py-10 lg:py-16">
      <header className="max-w-3xl">
        <p className="kicker mb-3">
          <LineLink to="/compatibility">{text.title}</LineLink>
        </p>
        <h1 className="text-title">{answer.phone}</h1>
        {note ? <p className="mt-4 text-xl font-semibold">{note}</p> : null}
        <p className="mt-4 text-xl">{summaryOf(answer)}</p>
        <p className="mt-3 text-lg text-ink-soft">{answer.advice}</p>
      </header>
      <div className="mt-10 grid gap-x-14 gap-y-12 lg:grid-cols-12">
        <TitledSection id="trackers-title" title={text.trackersTitle} className="lg:col-span-7">
          <ul className="mt-4 border-t border-border-strong">
            {verdicts(answer).map((verdict) => (
              <VerdictRow key={verdict.tracker.id} verdict={verdict} answer={answer} />
            ))}
          </ul>
        </TitledSection>
        <TitledSection id="limits-title" title={text.limitsTitle} className="lg:col-span-5">
          <ul className="mt-4 border-t border-border-strong">
            {limitsOf[answer.system].map((limit) => (
              <li key={limit} className="border-b border-border py-4">
                {limit}
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
      <p className="mt-10 flex flex-wrap gap-3">
        <PageLink to="/compatibility" className={buttonClass("primary", "w-full sm:w-auto")}>
          {text.another}
        </PageLink>
        <PageLink to="/product-comparison" className={buttonClass("secondary", "w-full sm:w-auto")}>
          {text.compare}
        </PageLink>
      </p>
    </article>
  );
}

export function AnswerList() {
  return (
    <TitledSection as="nav" id="all-title" title={text.allTitle} className="mt-14 border-t border-border pt-8">
      <ul className="mt-4 flex flex-wrap gap-3">
        {compatibilityAnswers.map((answer) => (
          <li key={answer.slug} className="w-full grow sm:w-2/5 lg:w-1/5">
            <PageLink
              to={compatibilityAddress(answer)}
              className="flex h-full min-h-16 items-center rounded-2xl border border-border px-5 py-3 font-medium hover:border-ink"
            >
              {answer.phone}
            </PageLink>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
