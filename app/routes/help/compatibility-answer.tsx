import { data } from "react-router";
import { breadcrumbs } from "#app/features/catalog/structured-data/page.ts";
import { organization } from "#app/features/catalog/structured-data/shop.ts";
import { AnswerArticle } from "#app/features/support/compatibility/answer-article.tsx";
import { answerForPhone, phoneNote, phoneOfSlug } from "#app/features/support/compatibility/named-phone.ts";
import { summaryOf } from "#app/features/support/compatibility/rules.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { structuredData, structuredDataId } from "#app/lib/structured-data.ts";
import { provideStaticHtml } from "#app/static-html/provide-static-html.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { compatibilityText as text } from "#content/compatibility/texts.ts";
import { messages } from "#content/messages.ts";
import { freeText } from "#contract/page-query.ts";
import { servicesContext } from "#contract/services.ts";
import type { Route } from "./+types/compatibility-answer";

export const handle = {
  accent: "blue",
  // Text, so that the list of models stays out of the script.
  query: { model: freeText(40) },
} satisfies PageHandle;

const textId = "phone-answer";

export function loader({ context, params, url }: Route.LoaderArgs) {
  const { config, staticHtml } = context.get(servicesContext);
  const answer = compatibilityAnswers.find(({ slug }) => slug === params.answer);
  if (!answer) throw data(messages.notFound.title, { status: 404 });
  const path = compatibilityAddress(answer);
  const named = phoneOfSlug(requestQuery(handle.query, url).get("model"));
  // A model's note stands on its own answer only.
  const phone = named && answerForPhone(named) === answer ? named : null;
  return {
    path,
    siteUrl: config.siteUrl,
    page: { title: `${answer.phone}: what fits`, description: `${summaryOf(answer)} ${answer.advice}`, index: true },
    html: provideStaticHtml(staticHtml, {
      ...renderStaticHtml({ [textId]: <AnswerArticle answer={answer} note={phone && phoneNote(phone)} /> }),
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

export default function CompatibilityAnswerPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <StaticHtml id={textId} from={loaderData.html} />
      <StaticHtml id={structuredDataId} from={loaderData.html} />
    </>
  );
}
