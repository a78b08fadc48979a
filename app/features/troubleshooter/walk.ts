import type { Choice, Question, Solution, Told, Topic } from "#content/troubleshooter/graph.ts";
import { questions } from "#content/troubleshooter/questions.ts";
import { solutions } from "#content/troubleshooter/solutions.ts";
import { troubleshooterText as text, topics } from "#content/troubleshooter/topics.ts";

/** A question with the answer that was given to it. */
export type Given = { readonly question: Question; readonly choice: Choice };

/** Where an address of the troubleshooter stands: the trouble, what was answered, and what comes next. */
export type Walk = {
  readonly topic: Topic;
  readonly given: readonly Given[];
  readonly told: Told;
  readonly next: { readonly question: Question } | { readonly solution: Solution };
};

/** First page of the troubleshooter. */
export const troubleshooterPath = "/troubleshooter";

const nothingTold: Told = { device: null, phone: null };
/** Longer than any way through the questions. */
const longestWay = 300;

function nodeOf(id: string): Walk["next"] {
  const question = questions.find((one) => one.id === id);
  if (question) return { question };
  const solution = solutions.find((one) => one.id === id);
  if (!solution) throw new Error(`the troubleshooter leads to ${id}, which isn't written`);
  return { solution };
}

/** The answers that a question offers after what was told. */
export function choicesFor(question: Question, { phone }: Told): readonly Choice[] {
  return question.choices.filter(({ only }) => only === undefined || only === phone);
}

function begin(topic: Topic): Walk {
  return { topic, given: [], told: nothingTold, next: nodeOf(topic.to) };
}

function take({ topic, given, told, next }: Walk, slug: string): Walk | null {
  if (!("question" in next)) return null;
  const choice = choicesFor(next.question, told).find((one) => one.slug === slug);
  if (!choice) return null;
  return {
    topic,
    given: [...given, { question: next.question, choice }],
    told: { device: choice.device ?? told.device, phone: choice.phone ?? told.phone },
    next: nodeOf(choice.to),
  };
}

/**
 * Reads the way in an address, below `/troubleshooter/`: the trouble, then the answers, such as `no-pop-up/tagigo/iphone`.
 * @returns null where the way leads nowhere
 */
export function walk(way: string): Walk | null {
  if (way.length > longestWay) return null;
  const [first, ...slugs] = way.split("/");
  const topic = topics.find(({ slug }) => slug === first);
  let here = topic ? begin(topic) : null;
  for (const slug of slugs) here = here && take(here, slug);
  return here;
}

/** The way of a walk, as its address has it. */
export function wayOf({ topic, given }: Pick<Walk, "topic" | "given">): string {
  return [topic.slug, ...given.map(({ choice }) => choice.slug)].join("/");
}

/** The address of what follows an answer. */
export function addressAfter(here: Walk, choice: Choice): string {
  return `${troubleshooterPath}/${wayOf(here)}/${choice.slug}`;
}

/** The address that takes the last answer back. */
export function addressBefore({ topic, given }: Walk): string {
  return given.length === 0
    ? troubleshooterPath
    : `${troubleshooterPath}/${wayOf({ topic, given: given.slice(0, -1) })}`;
}

/** The contact form with what was tried, for whom it didn't help. The way is sent, never a text of the address. */
export function contactAddress(here: Walk): string {
  return `/contact?topic=support&tried=${wayOf(here)}#message`;
}

/**
 * What was tried, as the beginning of a message: made from our own questions and answers, so that nobody can put words
 * into the form by a link.
 * @param way as the contact form's address has it; null where it has none
 * @returns null for a way that leads nowhere
 */
export function triedText(way: string | null): string | null {
  const here = way === null ? null : walk(way);
  if (!here) return null;
  const lines = [
    text.tried.head,
    `- ${here.topic.label}`,
    ...here.given.map(({ question, choice }) => `- ${question.text} ${choice.label}`),
    ...("solution" in here.next ? [text.tried.end(here.next.solution.title)] : []),
  ];
  return `${lines.join("\n")}\n\n${text.tried.close}\n`;
}

/** Every walk there is, the short ones first: for tests. */
export function everyWalk(): readonly Walk[] {
  const all: Walk[] = topics.map(begin);
  for (const here of all) {
    if (!("question" in here.next)) continue;
    for (const choice of choicesFor(here.next.question, here.told)) {
      const further = take(here, choice.slug);
      if (further) all.push(further);
    }
  }
  return all;
}
