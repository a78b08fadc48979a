import { describe, expect, test } from "vitest";
import { coachAddresses } from "#content/coach/addresses.ts";
import { faultOf } from "#content/manuals/section-files.ts";
import { mostQuestions } from "#content/troubleshooter/graph.ts";
import { questions } from "#content/troubleshooter/questions.ts";
import { solutions } from "#content/troubleshooter/solutions.ts";
import { topics } from "#content/troubleshooter/topics.ts";
import { addressAfter, addressBefore, contactAddress, everyWalk, triedText, walk, wayOf } from "./walk.ts";

/** The questions and solutions that one leads to. */
const leadsTo = (id: string): readonly string[] =>
  questions.find((one) => one.id === id)?.choices.map(({ to }) => to) ?? [];

function findsItselfAgain(id: string, above: readonly string[] = []): boolean {
  return above.includes(id) || leadsTo(id).some((to) => findsItselfAgain(to, [...above, id]));
}

describe("the graph", () => {
  const ids = [...questions, ...solutions].map(({ id }) => id);

  test("names each question and solution once, and leads only to them", () => {
    expect(new Set(ids).size).toBe(ids.length);
    const targets = [...topics.map(({ to }) => to), ...questions.flatMap(({ choices }) => choices.map(({ to }) => to))];
    for (const to of targets) expect(ids).toContain(to);
    for (const id of ids) expect(targets, "nothing leads to it").toContain(id);
  });

  test("has no circle", () => {
    for (const { to } of topics) expect(findsItselfAgain(to), to).toBe(false);
  });

  test("every question offers a choice, each under a name of its own", () => {
    for (const { id, choices } of questions) {
      expect(choices.length, id).toBeGreaterThan(1);
      expect(new Set(choices.map(({ slug }) => slug)).size, id).toBe(choices.length);
      for (const { slug } of choices) expect(slug).toMatch(/^[a-z0-9-]+$/);
    }
  });
});

describe("every way through it", () => {
  const all = everyWalk();
  const ends = all.filter(({ next }) => "solution" in next);

  test(`comes to a solution after at most ${mostQuestions} questions, the first page's among them`, () => {
    expect(ends.length).toBeGreaterThan(50);
    for (const here of all) {
      expect(here.given.length + 1, wayOf(here)).toBeLessThanOrEqual(mostQuestions);
      if ("question" in here.next) expect(all.some((other) => wayOf(other).startsWith(`${wayOf(here)}/`))).toBe(true);
    }
  });

  test("ends with steps and with places that exist", () => {
    for (const here of ends) {
      if (!("solution" in here.next)) continue;
      const { steps, links } = here.next.solution;
      expect(steps(here.told).length, wayOf(here)).toBeGreaterThan(0);
      for (const step of steps(here.told)) expect(step, wayOf(here)).toMatch(/[.:]$/);
      expect(links(here.told).length, wayOf(here)).toBeGreaterThan(0);
      for (const { href } of links(here.told)) {
        const fault = coachAddresses.includes(href) ? undefined : faultOf(href);
        expect(fault, `${wayOf(here)}: ${href}`).toBeUndefined();
      }
    }
  });

  test("is its address, forwards and backwards", () => {
    for (const here of all) {
      expect(walk(wayOf(here))).toEqual(here);
      const last = here.given.at(-1)?.choice;
      const before = walk(addressBefore(here).replace(/^\/troubleshooter\/?/, ""));
      if (last && before) expect(addressAfter(before, last)).toBe(`/troubleshooter/${wayOf(here)}`);
      else expect(addressBefore(here)).toBe("/troubleshooter");
    }
  });

  test("can be told in a message that the contact form takes", () => {
    for (const here of all) {
      const told = triedText(wayOf(here)) ?? "";
      expect(told).toContain(here.topic.label);
      expect(told.length).toBeLessThan(1500);
      expect(contactAddress(here)).toBe(`/contact?topic=support&tried=${wayOf(here)}#message`);
    }
  });

  test("asks for the parts of the phone that it has", () => {
    expect(walk("no-pop-up/tagigo/android/beep/all/linked")).toBeNull();
    expect(walk("no-pop-up/tagigo/iphone/beep/all/linked")).not.toBeNull();
  });
});

test.each(["", "nothing", "no-pop-up/", "no-pop-up/airtag", "no-pop-up/tagigo/iphone/silent/more", "x".repeat(999)])(
  "%j leads nowhere and puts nothing into a message",
  (way) => {
    expect(walk(way)).toBeNull();
    expect(triedText(way)).toBeNull();
  },
);
