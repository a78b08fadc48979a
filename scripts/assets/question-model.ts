import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { understand } from "#app/features/search/matching.ts";
import { featuresOf, isInFamily } from "#app/features/search/question-features.ts";
import { concepts } from "#content/assistant/knowledge-entry.ts";
import families from "#content/assistant/word-families.json" with { type: "json" };

const folder = join(import.meta.dirname, "../../content/assistant/examples");

const asidesFile = join(import.meta.dirname, "../../content/assistant/asides.txt");

/** What stands under this heading asks for something that no entry answers. */
export const nothing = "nothing";

/** Words that stand in braces in the example questions: each is replaced by some of these in turn. */
const placeholders: Readonly<Record<string, readonly string[]>> = {
  t: "tagigo|incard finder|carbon finder|incard|the card|my card|the tag|my tracker|it|the tracker|carbon|tagigo g|this thing|the black card".split(
    "|",
  ),
  tag: ["tag", "tagigo", "keyring tracker", "square tag"],
  p: ["iphone", "my iphone", "iphone 13", "iphone 15 pro", "an old iphone", "iphone se", "ios"],
  a: ["samsung", "galaxy s22", "pixel", "pixel 8", "android phone", "android", "motorola", "oneplus", "my samsung"],
  w: "wife|husband|mom|dad|son|daughter|girlfriend|boyfriend|brother|sister|grandma|grandpa|partner|friend|kid|mother|father|roommate|boss".split(
    "|",
  ),
  x: ["keys", "wallet", "bag", "backpack", "purse", "luggage", "suitcase", "bike", "car keys", "remote"],
  country: "germany|canada|uk|mexico|australia|france|india|japan|spain|brazil|switzerland".split("|"),
};
const timesWithPlaceholder = 3;
/** Of so many questions one is made that asks for something else too. */
const shareOfMixed = 0.3;
const joints = [" and ", " ", " also ", ". "];
/** How many have something before them that isn't asked, and how many after them. */
const shareOfSides = 0.6;
/**
 * How many of the words that have a family are hidden in questions with asides or two wishes, so that the model learns what
 * the family says by itself: of a word that no example has nothing else is known.
 */
const shareOfHidden = 0.5;

const draws = 4;
const rounds = 20;
const learningRate = 0.6;
const decay = 2e-4;
/** What is taken for the answer by less than this, and isn't it, has nothing to learn from an example. */
const leastError = 2e-4;
/** Pairs of words that fewer example questions have are left out. */
const minTimesSeen = 3;
// What is kept of a feature's weights, to make the model small: the largest ones, rounded. Pairs of words, which are most of
// it, need fewer.
const kept = { word: { least: 1.2, most: 12 }, pair: { least: 1.5, most: 6 } } as const;
const weightScale = 10;

/**
 * Always the same numbers from 0 to 1 for the same text, so that the same examples make the same model, and a new line leaves
 * alone what is drawn for the others.
 */
function randomNumbers(text: string): () => number {
  let state = createHash("sha256").update(text).digest().readUInt32LE() % 2_147_483_648;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** An example question, and the entries that answer it in equal parts: one, or the two of a mixed question. */
type Example = {
  readonly text: string;
  readonly answeredBy: readonly string[];
  /** As it stands in the file, neither mixed nor with asides. */
  readonly isPlain: boolean;
};

/** Gives the example questions as they are written, by the question of the entry that answers them. */
export function exampleQuestions(): ReadonlyMap<string, readonly string[]> {
  const byEntry = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    let entry: string[] = [];
    for (const line of readFileSync(join(folder, file), "utf8").split("\n")) {
      if (line.startsWith("# ")) {
        const heading = line.slice(2);
        entry = byEntry.get(heading) ?? [];
        byEntry.set(heading, entry);
      } else if (line !== "") entry.push(line);
    }
  }
  return byEntry;
}

/** What people say beside their question, one in each line. */
const readAsides = (): readonly string[] => readFileSync(asidesFile, "utf8").trim().split("\n");

/**
 * @param draw the number of the draw: each draws other words, partners and asides
 * @param questions as `exampleQuestions` gives them
 */
function examples(
  draw: number,
  questions: ReadonlyMap<string, readonly string[]>,
  asides: readonly string[],
): readonly Example[] {
  const lines = [...questions].flatMap(([entry, list]) => list.map((line) => ({ entry, line })));
  return lines.flatMap(({ entry, line }) => {
    const random = randomNumbers(`${draw} ${entry} ${line}`);
    const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
    const filled = (text = ""): string =>
      text.replace(/\{(\w+)\}/g, (written, name: string) => one(placeholders[name] ?? []) ?? written);
    const plain = Array.from({ length: line.includes("{") ? timesWithPlaceholder : 1 }, () => ({
      text: filled(line),
      answeredBy: [entry],
      isPlain: true,
    }));
    const before = random() < shareOfSides ? `${filled(one(asides))} ` : "";
    const after = random() < shareOfSides ? ` ${filled(one(asides))}` : "";
    const surrounded = { text: `${before}${filled(line)}${after}`, answeredBy: [entry], isPlain: false };
    const other = one(lines);
    const isMixed =
      random() < shareOfMixed && other && other.entry !== entry && other.entry !== nothing && entry !== nothing;
    const mixed = isMixed
      ? [
          {
            text: `${filled(line)}${one(joints)}${filled(other.line)}`,
            answeredBy: [entry, other.entry],
            isPlain: false,
          },
        ]
      : [];
    return [...plain, surrounded, ...mixed];
  });
}

/** What the model is made from: as long as it is the same, the model needn't be made anew. */
export function questionModelSource(): string {
  const source = JSON.stringify([
    ...exampleQuestions(),
    readAsides(),
    concepts,
    families,
    readFileSync(import.meta.filename, "utf8"),
  ]);
  return createHash("sha256").update(source).digest("hex").slice(0, 16);
}

/** An example as numbers: its features' places in the model, what each of them counts, and its answers' places. */
type Row = { readonly features: readonly number[]; readonly share: number; readonly answers: readonly number[] };

/** Multinomial logistic regression, by AdaGrad. The weights stand feature by feature, each with all entries. */
function learn(examplesOfOneDraw: readonly Row[], featureCount: number, count: number, random: () => number) {
  const rows = [...examplesOfOneDraw];
  const weights = new Float32Array(featureCount * count);
  const squares = new Float32Array(featureCount * count).fill(1e-3);
  const biases = new Float64Array(count);
  const biasSquares = new Float64Array(count).fill(1e-3);
  const errors = new Float64Array(count);
  const places = Array.from({ length: count }, (_, entry) => entry);

  /** What the model says now, less what it should have said. */
  function setErrors({ features, share, answers }: Row): void {
    errors.set(biases);
    for (const feature of features)
      for (let entry = 0; entry < count; entry++)
        errors[entry] = (errors[entry] ?? 0) + (weights[feature * count + entry] ?? 0) * share;
    const highest = Math.max(...errors);
    let total = 0;
    for (let entry = 0; entry < count; entry++) {
      const power = Math.exp((errors[entry] ?? 0) - highest);
      errors[entry] = power;
      total += power;
    }
    for (let entry = 0; entry < count; entry++) errors[entry] = (errors[entry] ?? 0) / total;
    for (const answer of answers) errors[answer] = (errors[answer] ?? 0) - 1 / answers.length;
  }

  function step(
    values: Float32Array | Float64Array,
    sums: Float32Array | Float64Array,
    at: number,
    slope: number,
  ): void {
    const square = (sums[at] ?? 0) + slope * slope;
    sums[at] = square;
    values[at] = (values[at] ?? 0) - (learningRate * slope) / Math.sqrt(square);
  }

  for (let round = 0; round < rounds; round++) {
    for (let at = rows.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      const row = rows[at];
      const drawn = rows[other];
      if (!row || !drawn) continue;
      rows[at] = drawn;
      rows[other] = row;
    }
    for (const row of rows) {
      setErrors(row);
      const wrong = places.filter((entry) => Math.abs(errors[entry] ?? 0) >= leastError);
      for (const entry of wrong) step(biases, biasSquares, entry, errors[entry] ?? 0);
      for (const feature of row.features)
        for (const entry of wrong) {
          const at = feature * count + entry;
          step(weights, squares, at, (errors[entry] ?? 0) * row.share + decay * (weights[at] ?? 0));
        }
    }
  }
  return { weights, biases };
}

/** A question's features without some of the words that have a family, as if no example had these words. */
function withHiddenWords(features: readonly string[], random: () => number): readonly string[] {
  const hidden = new Set(features.filter((feature) => isInFamily(feature) && random() < shareOfHidden));
  return features.filter((feature) => !feature.split(" ").some((word) => hidden.has(word)));
}

/** Adds numbers to those of a sum, place by place. */
function add(sum: Float64Array, numbers: Float32Array | Float64Array): void {
  for (const [at, number] of numbers.entries()) sum[at] = (sum[at] ?? 0) + number;
}

/**
 * Learns from the example questions which words speak for which entry. What is drawn by chance (what stands in a placeholder,
 * what is mixed) is drawn several times, and the models of all draws are averaged, so that no draw decides.
 * @returns what content/assistant/question-model.json holds: the features as lines of the feature, then entry and weight
 */
export function trainQuestionModel() {
  const questions = exampleQuestions();
  const asides = readAsides();
  const entries = [...questions.keys()];
  const drawn = Array.from({ length: draws }, (_, draw) =>
    examples(draw, questions, asides).map(({ text, answeredBy, isPlain }) => {
      const features = featuresOf(understand(text, () => true));
      return {
        features: isPlain ? features : withHiddenWords(features, randomNumbers(`${draw} ${text}`)),
        count: features.length,
        answeredBy,
        isPlain,
      };
    }),
  );
  const seen = new Map<string, number>();
  for (const { features } of drawn.flat().filter(({ isPlain }) => isPlain))
    for (const feature of features) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const isPair = (feature: string): boolean => feature.includes(" ");
  const names = [...seen].flatMap(([name, times]) => (isPair(name) && times < minTimesSeen * draws ? [] : name)).sort();
  const places = new Map(names.map((name, at) => [name, at]));
  const weights = new Float64Array(names.length * entries.length);
  const biases = new Float64Array(entries.length);
  const random = randomNumbers("order");
  for (const one of drawn) {
    const rows = one.map(({ features, count, answeredBy }) => ({
      features: features.flatMap((feature) => places.get(feature) ?? []),
      share: 1 / Math.sqrt(count),
      answers: answeredBy.map((entry) => entries.indexOf(entry)),
    }));
    const learned = learn(rows, names.length, entries.length, random);
    add(weights, learned.weights);
    add(biases, learned.biases);
  }

  const features = names.flatMap((name, feature) => {
    const { least, most } = kept[isPair(name) ? "pair" : "word"];
    const pairs = entries
      .map((_, entry) => ({ entry, weight: (weights[feature * entries.length + entry] ?? 0) / draws }))
      .filter(({ weight }) => Math.abs(weight) >= least)
      .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
      .slice(0, most)
      .map(({ entry, weight }) => `${entry}:${Math.round(weight * weightScale)}`);
    return pairs.length === 0 ? [] : [name, ...pairs].join("\t");
  });
  return {
    madeFrom: questionModelSource(),
    weightScale,
    entries,
    biases: [...biases].map((bias) => Math.round((bias / draws) * weightScale)),
    features,
  };
}
