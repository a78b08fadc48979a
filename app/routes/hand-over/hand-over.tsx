import Footprints from "@lucide/icons/icons/footprints";
import Printer from "@lucide/icons/icons/printer";
import { PressPatternDiagram } from "#app/features/support/diagrams/press-pattern-diagram.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { servicesContext } from "#app/services-context.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PictureTiles } from "#app/ui/picture-tiles.tsx";
import { QrCode } from "#app/ui/qr-code.tsx";
import { pressPatternOf } from "#content/diagrams/press-patterns.ts";
import {
  type HandOverSheet,
  handOverAddress,
  handOverMeta,
  handOverSheets,
  handOverText as text,
} from "#content/hand-over.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import type { Route } from "./+types/hand-over";

export const handle = { accent: "blue" };
export const shouldRevalidate = samePath;

function Steps({ title, steps, from }: { title: string; steps: HandOverSheet["before"]; from: number }) {
  return (
    <section className="mt-10 print:mt-2">
      <h2 className="border-b border-border-strong pb-2 text-2xl tracking-[-0.02em] print:pb-1 print:text-lg">
        {title}
      </h2>
      <ol start={from}>
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-4 border-b border-border py-4 break-inside-avoid print:py-1">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-accent font-mono text-sm print:size-7"
            >
              {from + index}
            </span>
            <div>
              <h3 className="text-lg font-semibold print:text-base">{step.title}</h3>
              {step.lines.map((line) => (
                <p key={line} className="mt-1 max-w-2xl print:max-w-none">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Fills one page on paper. */
function HandOverPage({ sheet, siteUrl }: { sheet: HandOverSheet; siteUrl: string }) {
  const address = siteUrl + handOverAddress(sheet.device);
  return (
    <article className="wrap py-8 lg:py-12 print:py-0 print:text-[0.8rem] print:leading-snug">
      <div className="flex flex-wrap items-start justify-between gap-6 print:flex-nowrap">
        <div>
          <h1 className="text-title print:text-2xl">{`Pass on your ${sheet.name}`}</h1>
          <p className="mt-3 max-w-2xl text-lg text-ink-soft print:mt-1 print:text-sm">{text.lead}</p>
          <div data-screen-only className="mt-6 flex flex-wrap gap-3">
            <button type="button" data-print className={buttonClass("primary", "noscript:hidden")}>
              <Icon icon={Printer} className="size-5" /> Print
            </button>
            <a href={sheet.coach} className={buttonClass("secondary")}>
              <Icon icon={Footprints} className="size-5" /> Follow step by step
            </a>
          </div>
        </div>
        <figure className="w-44 max-w-full shrink-0 text-sm print:w-36 print:text-xs">
          <QrCode address={address} className="block w-full" />
          <figcaption className="mt-2">
            {text.scan}
            <span className="figure-mono block break-all">{address.replace(/^https?:\/\//, "")}</span>
          </figcaption>
        </figure>
      </div>
      <div className="gap-x-14 lg:grid lg:grid-cols-12 print:block">
        <div className="lg:col-span-7">
          <Steps title={text.before} steps={sheet.before} from={1} />
          <div className="print:[&_figcaption]:hidden print:[&_figure]:my-2 print:[&_svg]:max-h-20 print:[&_svg]:w-auto">
            <PressPatternDiagram pattern={pressPatternOf(sheet.pattern)} />
          </div>
        </div>
        <div className="lg:col-span-5">
          <Steps title={text.after} steps={sheet.after} from={sheet.before.length + 1} />
        </div>
      </div>
    </article>
  );
}

/** For static HTML. */
function HandOverIndex() {
  return (
    <article className="wrap py-8 lg:py-14">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <header className="lg:col-span-6">
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{text.lead}</p>
        </header>
        <ol className="border-t border-border-strong lg:col-span-6">
          {text.steps.map(({ title, text: note }, index) => (
            <li key={title} className="flex gap-4 border-b border-border py-3">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-accent font-mono text-sm"
              >
                {index + 1}
              </span>
              <p>
                <strong className="block">{title}</strong>
                <span className="text-ink-soft">{note}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <h2 className="mt-12 text-2xl tracking-[-0.02em]">{text.which}</h2>
      <PictureTiles
        tiles={handOverSheets.map(({ device, name, picture, note }) => ({
          to: handOverAddress(device),
          picture: pictureSource(picture),
          title: name,
          text: note,
        }))}
        className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4"
      />
    </article>
  );
}

export function loader({ context, params }: Route.LoaderArgs) {
  if (params.device === undefined) return staticPageData(context, "/hand-over", <HandOverIndex />);
  const sheet = orNotFound(handOverSheets.find(({ device }) => device === params.device));
  return staticPageData(
    context,
    { ...handOverMeta(sheet), path: handOverAddress(sheet.device) },
    <HandOverPage sheet={sheet} siteUrl={context.get(servicesContext).config.siteUrl} />,
  );
}

export const meta = pageHead;

export default StaticPage;
