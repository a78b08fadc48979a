import ArrowLeft from "@lucide/icons/icons/arrow-left";
import ArrowRight from "@lucide/icons/icons/arrow-right";
import type { ReactNode } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { LinkList } from "#app/ui/link-list.tsx";
import { PageLink } from "#app/ui/page-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import type { Question } from "#content/troubleshooter/questions.ts";
import { troubleshooterText as text, topics } from "#content/troubleshooter/topics.ts";
import {
  contactPath,
  pathAfter,
  pathBefore,
  type ShownSolution,
  type TroubleshooterState,
  troubleshooterPath,
} from "./troubleshooter-state.ts";

const tile =
  "group flex min-h-16 items-center justify-between gap-4 rounded-2xl border border-border-strong bg-raised px-5 py-3 hover:border-ink";

/** On a phone the answers stand at the foot, where a thumb reaches them. */
function Screen({ children }: { children: ReactNode }) {
  return (
    <article className="wrap flex max-w-4xl! flex-col py-8 max-sm:min-h-[calc(100svh-5rem)] lg:py-16">
      {children}
    </article>
  );
}

function Tiles({ label, tiles }: { label: string; tiles: readonly { to: string; label: string; note?: string }[] }) {
  return (
    <nav aria-label={label} className="mt-auto pt-8">
      <ul className="grid gap-3">
        {tiles.map(({ to, label, note }) => (
          <li key={to}>
            <PageLink to={to} className={tile}>
              <span>
                <strong className="text-lg font-semibold">{label}</strong>
                {note ? <span className="block text-ink-soft">{note}</span> : null}
              </span>
              <Icon
                icon={ArrowRight}
                className="size-5 shrink-0 text-accent-text transition-transform group-hover:translate-x-1"
              />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BackLink({ to }: { to: string }) {
  return (
    <LineLink to={to} className="gap-2 self-start">
      <Icon icon={ArrowLeft} className="size-5" /> {text.back}
    </LineLink>
  );
}

function AnswerSummary({ here }: { here: TroubleshooterState }) {
  return (
    <section aria-labelledby="said-title" className="mt-10 border-t border-border pt-5 text-base text-ink-soft">
      <h2 id="said-title" className="kicker">
        {text.saidTitle}
      </h2>
      <ul className="mt-2 space-y-1">
        <li>{here.topic.label}</li>
        {here.given.map(({ question, choice }) => (
          <li key={question.text}>
            {question.text} <strong className="font-medium text-ink">{choice.label}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For static HTML. */
export function TroubleshooterStart() {
  return (
    <Screen>
      <p className="kicker mb-3">{text.kicker}</p>
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
      <Tiles
        label={text.title}
        tiles={topics.map(({ slug, label, note }) => ({ to: `${troubleshooterPath}/${slug}`, label, note }))}
      />
      <p className="mt-6">
        {text.moving}{" "}
        <LineLink to="/found" className="font-semibold">
          {text.movingLink}
        </LineLink>
      </p>
      <p>
        <LineLink to={`${troubleshooterPath}/all`}>{text.allTitle}</LineLink>
      </p>
    </Screen>
  );
}

function QuestionScreen({ here, question }: { here: TroubleshooterState; question: Question }) {
  return (
    <Screen>
      <BackLink to={pathBefore(here)} />
      <p className="kicker mt-4 mb-3">
        {here.topic.label} · {text.question(here.given.length + 2)}
      </p>
      <h1 className="text-3xl leading-tight tracking-[-0.02em] lg:text-4xl">{question.text}</h1>
      {question.hint ? <p className="mt-3 text-lg text-ink-soft">{question.hint}</p> : null}
      <Tiles
        label={question.text}
        tiles={question.choices.map((choice) => ({ to: pathAfter(here, choice), label: choice.label }))}
      />
      {here.given.length > 0 ? <AnswerSummary here={here} /> : null}
    </Screen>
  );
}

function SolutionScreen({ here, solution }: { here: TroubleshooterState; solution: ShownSolution }) {
  return (
    <article className="wrap max-w-4xl! py-8 lg:py-16">
      <BackLink to={pathBefore(here)} />
      <p className="kicker mt-4 mb-3">{here.topic.label}</p>
      <h1 className="text-title">{solution.title}</h1>
      <h2 className="sr-only">{text.stepsTitle}</h2>
      <ol className="mt-8 border-t border-border-strong">
        {solution.steps.map((step, index) => (
          <li key={step} className="flex gap-4 border-b border-border py-4 text-lg">
            <span aria-hidden="true" className="figure-mono text-accent-text">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <TitledSection id="more-title" title={text.moreTitle} className="mt-8">
        <LinkList links={solution.links} className="mt-2" lineClass="font-medium" />
      </TitledSection>
      <div className="mt-8 flex flex-wrap gap-3">
        <PageLink to={contactPath(here)} className={buttonClass("primary", "w-full sm:w-auto")}>
          {text.notSolved}
        </PageLink>
        <PageLink to={troubleshooterPath} className={buttonClass("secondary", "w-full sm:w-auto")}>
          {text.startOver}
        </PageLink>
      </div>
      <p className="mt-3 text-base text-ink-soft">{text.notSolvedNote}</p>
      <AnswerSummary here={here} />
    </article>
  );
}

/** For static HTML. */
export function TroubleshooterStep({ here }: { here: TroubleshooterState }) {
  return "question" in here.next ? (
    <QuestionScreen here={here} question={here.next.question} />
  ) : (
    <SolutionScreen here={here} solution={here.next.solution} />
  );
}
