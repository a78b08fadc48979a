import { describe, expect, test } from "vitest";
import { coachAddresses } from "#content/coach/devices.ts";
import { questions } from "#content/troubleshooter/questions.ts";
import { solutions } from "#content/troubleshooter/solutions.ts";
import { troubleshooterText as text, topics } from "#content/troubleshooter/topics.ts";
import { linkError } from "#tests/manual-files.ts";
import { answersPath, contactPath, pathAfter, pathBefore, readState, triedText } from "./troubleshooter-state.ts";

/** The questions and solutions that a question leads to. */
const leadsTo = (id: string): readonly string[] => questions[id]?.choices.map(({ to }) => to) ?? [];

function findsItselfAgain(id: string, above: readonly string[] = []): boolean {
  return above.includes(id) || leadsTo(id).some((to) => findsItselfAgain(to, [...above, id]));
}

/** As the first page promises. */
const maxQuestions = 6;

/** Shortest first. */
function everyState() {
  const all = topics.flatMap(({ slug }) => readState(slug) ?? []);
  for (const here of all) {
    if (!("question" in here.next)) continue;
    for (const { slug } of here.next.question.choices) {
      const further = readState(`${answersPath(here)}/${slug}`);
      if (!further) throw new Error(`${answersPath(here)}/${slug} leads nowhere`);
      all.push(further);
    }
  }
  return all;
}

describe("the graph", () => {
  const ids = [...Object.keys(questions), ...Object.keys(solutions)];

  test("names each question and solution once, and leads only to them", () => {
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...topics.map(({ to }) => to), ...Object.keys(questions).flatMap(leadsTo)];
    for (const to of targets) expect(ids).toContain(to);
    for (const id of ids) expect(targets, "nothing leads to it").toContain(id);
  });

  test("has no circle", () => {
    for (const { to } of topics) expect(findsItselfAgain(to), to).toBe(false);
  });

  test("every question offers a choice, each under a name of its own", () => {
    for (const [id, { choices }] of Object.entries(questions)) {
      expect(choices.length, id).toBeGreaterThan(1);
      expect(new Set(choices.map(({ slug }) => slug)).size, id).toBe(choices.length);
      for (const { slug } of choices) expect(slug).toMatch(/^[a-z0-9-]+$/);
    }
  });
});

describe("every way through it", () => {
  const all = everyState();
  const ends = all.filter(({ next }) => "solution" in next);

  test(`comes to a solution after at most ${maxQuestions} questions, the first page's among them`, () => {
    expect(ends.length).toBeGreaterThan(50);
    for (const here of all) {
      expect(here.given.length + 1, answersPath(here)).toBeLessThanOrEqual(maxQuestions);
      if ("question" in here.next)
        expect(all.some((other) => answersPath(other).startsWith(`${answersPath(here)}/`))).toBe(true);
    }
  });

  test("ends with steps and with places that exist", () => {
    for (const here of ends) {
      if (!("solution" in here.next)) continue;
      const { steps, links } = here.next.solution;
      expect(steps.length, answersPath(here)).toBeGreaterThan(0);
      for (const step of steps) expect(step, answersPath(here)).toMatch(/[.:]$/);
      expect(links.length, answersPath(here)).toBeGreaterThan(0);
      for (const { href } of links) {
        const fault = coachAddresses.includes(href) ? undefined : linkError(href);
        expect(fault, `${answersPath(here)}: ${href}`).toBeUndefined();
      }
    }
  });

  test("is its address, forwards and backwards", () => {
    for (const here of all) {
      expect(readState(answersPath(here))).toEqual(here);
      const last = here.given.at(-1)?.choice;
      const before = readState(pathBefore(here).replace(/^\/troubleshooter\/?/, ""));
      if (!last) expect(pathBefore(here)).toBe("/troubleshooter");
      else expect(before && pathAfter(before, last)).toBe(`/troubleshooter/${answersPath(here)}`);
    }
  });

  test("can be told in a message that the contact form takes", () => {
    for (const here of all) {
      const told = triedText(answersPath(here)) ?? "";
      const answers = here.given.map(({ question, choice }) => `- ${question.text} ${choice.label}`);
      const end = "solution" in here.next ? [text.tried.end(here.next.solution.title)] : [];
      const lines = [text.tried.head, `- ${here.topic.label}`, ...answers, ...end, "", text.tried.close, ""];
      expect(told.split("\n")).toEqual(lines.join("\n").split("\n"));
      expect(told.length).toBeLessThan(1500);
      expect(contactPath(here)).toBe(`/contact?topic=support&tried=${answersPath(here)}#message`);
    }
  });

  test("asks for the parts of the phone that it has", () => {
    expect(readState("no-pop-up/tagigo/android/beep/all/linked")).toBeNull();
    expect(readState("no-pop-up/tagigo/iphone/beep/all/linked")).not.toBeNull();
  });
});

test.each(["", "nothing", "no-pop-up/", "no-pop-up/airtag", "no-pop-up/tagigo/iphone/silent/more", "x".repeat(999)])(
  "%j leads nowhere and puts nothing into a message",
  (way) => {
    expect(readState(way)).toBeNull();
    expect(triedText(way)).toBeNull();
  },
);
