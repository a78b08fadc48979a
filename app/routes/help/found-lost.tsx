import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { staticPageLoader } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { lostAddress, type MessageSteps, lostText as text } from "#content/found/lost.ts";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="mt-3 grid list-disc gap-2 pl-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

function OnPhone({ id, title, needs, steps, otherwise }: MessageSteps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 break-inside-avoid">
      <h3 id={`${id}-title`} className="text-xl">
        {title}
      </h3>
      <p className="mt-1 text-ink-soft">{needs}</p>
      <ol className="mt-3 grid list-decimal gap-3 pl-6">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-3 border-l-4 border-accent pl-4">{otherwise}</p>
    </section>
  );
}

export const loader = staticPageLoader(
  lostAddress,
  <article className="wrap max-w-4xl! py-8 lg:py-12 print:py-0">
    <p className="kicker mb-2" data-screen-only>
      <LineLink to="/found">{text.back}</LineLink>
    </p>
    <h1 className="text-title">{text.title}</h1>
    <p className="mt-4 text-xl leading-snug font-semibold lg:text-2xl lg:leading-snug">{text.lead}</p>
    <p className="mt-4">
      {text.notThis}{" "}
      <a href="/found#moving" className="link-line inline-flex min-h-11 items-center font-semibold">
        {text.notThisLink}
      </a>
    </p>
    <TitledSection id="leave-on" title={text.leaveOn.title} className="mt-10 print:mt-4">
      <Points points={text.leaveOn.points} />
    </TitledSection>
    <TitledSection id="message" title={text.messageTitle} className="mt-10 print:mt-4">
      <p className="mt-2">{text.messageLead}</p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {text.phones.map((phone) => (
          <OnPhone key={phone.id} {...phone} />
        ))}
      </div>
      <p className="mt-6 text-ink-soft">{text.tap}</p>
    </TitledSection>
    <TitledSection id="hand-in" title={text.handIn.title} className="mt-10 print:mt-4">
      <Points points={text.handIn.points} />
    </TitledSection>
    <TitledSection id="turn-off" title={text.off.title} className="mt-10 border-t border-border-strong pt-8 print:mt-4">
      <p className="mt-2">{text.off.text}</p>
      <p className="mt-2">{text.off.kept}</p>
      <p data-screen-only className="mt-2">
        <a href="/found#which" className="link-line inline-flex min-h-11 items-center">
          {text.off.link}
        </a>
      </p>
    </TitledSection>
  </article>,
);

export const meta = pageHead;

export default StaticPage;
