import { data } from "react-router";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { organization } from "#app/features/catalog/structured-data/shop.ts";
import { AnswerArticle } from "#app/features/support/compatibility/answer-article.tsx";
import { summaryOf } from "#app/features/support/compatibility/rules.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { compatibilityText as text } from "#content/compatibility/texts.ts";
import { messages } from "#content/messages.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/compatibility-answer";

export const handle = { accent: "blue" };

const textId = "phone-answer";

export function loader({ context, params }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const answer = compatibilityAnswers.find(({ slug }) => slug === params.answer);
  if (!answer) throw data(messages.notFound.title, { status: 404 });
  const path = compatibilityAddress(answer);
  return {
    path,
    siteUrl: config.siteUrl,
    page: { title: `${answer.phone}: what fits`, description: `${summaryOf(answer)} ${answer.advice}`, index: true },
    parts: provideStaticHtml(staticHtml, {
      ...renderStaticHtml({ [textId]: <AnswerArticle answer={answer} /> }),
      [structuredDataId]: structuredData([
        organization(config.siteUrl),
        breadcrumbs(config.siteUrl, [
          [text.title, "/compatibility"],
          [answer.phone, path],
        ]),
      ]),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta(loaderData?.page, loaderData?.path ?? "/compatibility", loaderData?.siteUrl);

/** One answer at its permanent address: which trackers fit a phone, and what to know. */
export default function CompatibilityAnswerPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml id={textId} html={loaderData.parts[textId]} />
      <StaticHtml id={structuredDataId} html={loaderData.parts[structuredDataId]} />
    </>
  );
}
