import type { LabeledLink } from "#content/navigation.ts";
import { type Choice, type Question, questions } from "#content/troubleshooter/questions.ts";
import { type DeviceContext, solutions } from "#content/troubleshooter/solutions.ts";
import { type Topic, troubleshooterText as text, topics } from "#content/troubleshooter/topics.ts";

/** For the device and the phone that were named. */
export type ShownSolution = {
  readonly title: string;
  readonly steps: readonly string[];
  readonly links: readonly LabeledLink[];
};

export type TroubleshooterState = {
  readonly topic: Topic;
  readonly given: readonly { readonly question: Question; readonly choice: Choice }[];
  readonly told: DeviceContext;
  readonly next: { readonly question: Question } | { readonly solution: ShownSolution };
};

export const troubleshooterPath = "/troubleshooter";

/** Longer than any path through the questions. */
const maxPathLength = 300;

function nodeOf(id: string, told: DeviceContext): TroubleshooterState["next"] {
  const question = questions[id];
  if (question) {
    const choices = question.choices.filter(({ only }) => only === undefined || only === told.phone);
    return { question: { ...question, choices } };
  }
  const solution = solutions[id];
  if (!solution) throw new Error(`the troubleshooter leads to ${id}, which isn't written`);
  return { solution: { title: solution.title, steps: solution.steps(told), links: solution.links(told) } };
}

function take({ topic, given, told, next }: TroubleshooterState, slug: string): TroubleshooterState | null {
  if (!("question" in next)) return null;
  const choice = next.question.choices.find((candidate) => candidate.slug === slug);
  if (!choice) return null;
  const known = { device: choice.device ?? told.device, phone: choice.phone ?? told.phone };
  return {
    topic,
    given: [...given, { question: next.question, choice }],
    told: known,
    next: nodeOf(choice.to, known),
  };
}

/** The topic, then the answers, such as `no-pop-up/tagigo/iphone`; null for an invalid path. */
export function readState(way: string): TroubleshooterState | null {
  if (way.length > maxPathLength) return null;
  const [first, ...slugs] = way.split("/");
  const topic = topics.find(({ slug }) => slug === first);
  const told = { device: null, phone: null };
  let here: TroubleshooterState | null = topic ? { topic, given: [], told, next: nodeOf(topic.to, told) } : null;
  for (const slug of slugs) here = here && take(here, slug);
  return here;
}

export function answersPath({ topic, given }: Pick<TroubleshooterState, "topic" | "given">): string {
  return [topic.slug, ...given.map(({ choice }) => choice.slug)].join("/");
}

export function pathAfter(here: TroubleshooterState, choice: Choice): string {
  return `${troubleshooterPath}/${answersPath(here)}/${choice.slug}`;
}

export function pathBefore({ topic, given }: TroubleshooterState): string {
  return given.length === 0
    ? troubleshooterPath
    : `${troubleshooterPath}/${answersPath({ topic, given: given.slice(0, -1) })}`;
}

/** It carries the state, never free text. */
export function contactPath(here: TroubleshooterState): string {
  return `/contact?topic=support&tried=${answersPath(here)}#message`;
}

/** From our own questions and answers, so that a link can't put any text into the form; null for an unknown path. */
export function triedText(way: string | null): string | null {
  const here = way === null ? null : readState(way);
  if (!here) return null;
  const lines = [
    text.tried.head,
    `- ${here.topic.label}`,
    ...here.given.map(({ question, choice }) => `- ${question.text} ${choice.label}`),
    ...("solution" in here.next ? [text.tried.end(here.next.solution.title)] : []),
  ];
  return `${lines.join("\n")}\n\n${text.tried.close}\n`;
}
