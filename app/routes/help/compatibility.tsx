import { redirect } from "react-router";
import { AnswerList } from "#app/features/support/compatibility/answer-article.tsx";
import { findPhone } from "#app/features/support/compatibility/named-phone.ts";
import { phoneAddress, phoneFamilyOf } from "#app/features/support/compatibility/phone-family.ts";
import { PhoneForm, type Unclear } from "#app/features/support/compatibility/phone-form.tsx";
import { answerFor, parsePhone, parseVersion } from "#app/features/support/compatibility/rules.ts";
import type { PageHandle } from "#app/lib/page-handle.ts";
import { pageHead } from "#app/lib/page-meta.ts";
import { requestQuery } from "#app/lib/request-query.ts";
import { pageData } from "#app/page-html/page-data.ts";
import { renderStaticHtml } from "#app/static-html/render-static-html.tsx";
import { StaticHtml } from "#app/static-html/static-html.tsx";
import { compatibilityAddress } from "#content/compatibility/answers.ts";
import { namedPhoneText } from "#content/compatibility/phone-texts.ts";
import { phoneSystems, compatibilityText as text } from "#content/compatibility/texts.ts";
import { freeText, oneOf, type QueryReader } from "#contract/page-query.ts";
import type { Route } from "./+types/compatibility";

export const handle = {
  accent: "blue",
  query: { phone: oneOf(...phoneSystems), version: freeText(20), name: freeText(60) },
} satisfies PageHandle;

const listId = "phone-answers";

/** A redirect to the answer, or what is unclear about the query. */
function unclearOf(query: QueryReader): Unclear | null {
  const name = query.get("name")?.trim() ?? "";
  if (name !== "") {
    const named = findPhone(name);
    if (named) throw redirect(phoneAddress(named));
    const family = phoneFamilyOf(name);
    const written = query.get("version") ?? "";
    const answer = family?.system ? answerFor(family.system, parseVersion(written)) : null;
    if (answer) throw redirect(compatibilityAddress(answer));
    return {
      phone: family?.system ?? null,
      version: written,
      why: family?.why ?? namedPhoneText.unknownName(name),
      name,
      family,
      unclearVersion: written === "" ? null : text.unclear,
    };
  }
  const phone = parsePhone(query.get("phone"));
  const version = query.get("version") ?? "";
  if (phone === null && version === "") return null;
  const answer = phone && answerFor(phone, parseVersion(version));
  if (answer) throw redirect(compatibilityAddress(answer));
  return { phone, version, why: phone ? text.unclear : text.unclearPhone };
}

export function loader({ context, url }: Route.LoaderArgs) {
  const unclear = unclearOf(requestQuery(handle.query, url));
  const html = renderStaticHtml({ [listId]: <AnswerList /> });
  return { ...pageData(context, "/compatibility", html), unclear };
}

export const meta = pageHead;

export default function Compatibility({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap py-10 lg:py-16">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-4 max-w-3xl text-lg text-ink-soft">{text.lead}</p>
      <PhoneForm unclear={loaderData.unclear} />
      <StaticHtml id={listId} from={loaderData.html} />
    </div>
  );
}
