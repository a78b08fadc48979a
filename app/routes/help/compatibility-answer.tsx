import { breadcrumbs, organization } from "#app/features/catalog/structured-data/page.ts";
import { AnswerArticle } from "#app/features/support/compatibility/answer-article.tsx";
import { answerForPhone, phoneNote, phoneOfSlug } from "#app/features/support/compatibility/named-phone.ts";
import { summaryOf } from "#app/features/support/compatibility/rules.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { compatibilityAddress, compatibilityAnswers } from "#content/compatibility/answers.ts";
import { compatibilityText as text } from "#content/compatibility/texts.ts";
import { freeText } from "#contract/page-query.ts";
import type { Route } from "./+types/compatibility-answer";

export const handle = {
  accent: "blue",
  // Text, so that the list of models stays out of the script.
  query: { model: freeText(40) },
} satisfies PageHandle;

export function loader({ context, params, url }: Route.LoaderArgs) {
  const answer = orNotFound(compatibilityAnswers.find(({ slug }) => slug === params.answer));
  const path = compatibilityAddress(answer);
  const named = phoneOfSlug(requestQuery(handle.query, url).get("model"));
  // A model's note stands on its own answer only.
  const phone = named && answerForPhone(named) === answer ? named : null;
  const page = { title: `${answer.phone}: what fits`, description: `${summaryOf(answer)} ${answer.advice}`, path };
  const article = <AnswerArticle answer={answer} note={phone && phoneNote(phone)} />;
  return staticPageData(context, page, article, (siteUrl, config) => [
    organization(siteUrl, config),
    breadcrumbs(siteUrl, [text.title, "/compatibility"], [answer.phone, path]),
  ]);
}

export const meta = pageHead;

export default StaticPage;
