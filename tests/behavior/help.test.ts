import { expect, test } from "vitest";
import { answerFor, parseVersion, verdicts } from "#app/features/support/compatibility/rules.ts";
import { compatibilityAnswers } from "#content/compatibility/answers.ts";
import { rule } from "#tests/rule.ts";

rule("docs/behavior/help.md#phone-check", () => {
  const fitting = (phone: "iphone" | "android", version: string) => {
    const answer = answerFor(phone, parseVersion(version));
    return answer && verdicts(answer).flatMap(({ fits, tracker }) => (fits ? [tracker.id] : []));
  };

  test("seven answers", () => {
    expect(compatibilityAnswers).toHaveLength(7);
  });

  test("from iOS 14.5 and Android 9; Tagigo G with Android alone", () => {
    expect(fitting("iphone", "14.4")).toEqual([]);
    expect(fitting("iphone", "14.5")).toEqual(["incard-finder", "tagigo", "carbon-finder"]);
    expect(fitting("android", "8.1")).toEqual([]);
    expect(fitting("android", "9")).toEqual(["incard-finder", "tagigo", "tagigo-g", "carbon-finder"]);
  });
});
