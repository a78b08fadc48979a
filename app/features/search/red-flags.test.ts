import { describe, expect, test } from "vitest";
import { shownFaq } from "#app/page-html/shown-faq.ts";
import { knowledge } from "#content/assistant/knowledge.ts";
import { redFlags } from "#content/assistant/red-flags.ts";
import { products } from "#content/catalog/products.ts";
import { noSiteTexts } from "#contract/site-texts.ts";
import { offers, textFlags } from "#tests/built-in.ts";
import { isWrittenIn } from "./find.ts";
import { leadsFor } from "./leads.ts";
import { flaggedAnswer } from "./red-flags.ts";
import { answeringEntries } from "./reply.ts";
import { siteIndex } from "./server-index.ts";

const isWritten = isWrittenIn(siteIndex(products, textFlags, { faq: shownFaq(noSiteTexts, offers), articles: [] }));

/** What frightened people typed, by the entries that may answer; each alone, or beside another about danger. */
const answers: readonly (readonly [entries: readonly string[], questions: readonly string[]])[] = [
  [
    ["Thinking of suicide?"],
    [
      "I want to kill myself",
      "i want to die",
      "suicidal",
      "i dont want to live anymore my ex tracks me",
      "quiero morir",
      "ich will mich umbringen",
    ],
  ],
  [
    ["Swallowed?"],
    [
      "mi hijo se tragó la pila",
      "mein kind hat die batterie verschluckt",
      "toddler has the lid open and battery is missing",
      "should I make him vomit the battery",
      "my baby had the coin cell in her mouth",
    ],
  ],
  [["Battery fluid on the skin or in an eye?"], ["acid in my eye from the battery", "battery leaking on my hands"]],
  [
    ["Swollen, hot or leaking?"],
    [
      "hay humo saliendo de la tarjeta",
      "die karte ist heiß und aufgebläht",
      "my cat bit the card and it's hissing",
      "can I throw the swollen card in the trash",
    ],
  ],
  [
    ["Help in Spanish, German or French?"],
    [
      "alguien me esta siguiendo con un rastreador",
      "ayuda",
      "hilfe",
      "policia",
      "verfolgt mich jemand",
      "au secours on me suit",
      "mi ex me está rastreando que hago",
    ],
  ],
  [
    ["Is somebody hurting you, or are you in danger?", "How do I disable an unknown tracker?", "A mere suspicion?"],
    [
      "my dad tracks me how do i turn it off without him knowing",
      "he is tracking me secretly",
      "how do I stop my mom tracking me",
      "is my husband tracking me without me knowing",
      "my boss tracks my car",
      "my husband is tracking me",
      "how do i stop my husband tracking me",
      "my daughter 14 got an alert, older guy gave her a keychain",
      "old man gave my daughter a keyring and now her phone warns",
      "my daughter got an alert on her phone",
      "is a factory reset enough to stop him",
      "how do i dispose of the tracker i found from my stalker",
    ],
  ],
  [
    ["How do I attach it?"],
    ["can i drill a hole in the incard finder for a lanyard", "can I hole punch the carbon finder for my keychain"],
  ],
  [["Will they know?"], ["if i play the sound will he hear it"]],
  [["Coincidence or false alarm?"], ["can i ignore the alert"]],
  [["Smashing or dumping it?"], ["can I put the tracker in someone else's car to get rid of it"]],
  [["How do I disable an unknown tracker?"], ["can he turn it back on remotely"]],
  [
    ["Airplane mode as protection?"],
    ["can he track me when my phone is in airplane mode", "if i turn off my bluetooth can they still follow me"],
  ],
  [["You found a lost one?"], ["can I reset a tracker I found and keep it"]],
  [["Likely hiding spots?"], ["there is a tracker but i cant find it"]],
  [["May I follow a person in secret?"], ["turn off anti stalking alerts on someone else's phone"]],
  [
    ["Snooping partner, traces?"],
    ["can my husband see what I type here", "my abusive husband reads my phone, is this chat private"],
  ],
];

describe.each(answers)("%s", (entries, questions) => {
  test.each(questions)("answers: %s", (question) => {
    const [first, second] = answeringEntries(question, isWritten);
    expect(entries).toContain(first?.question);
    if (second) expect(second.weight).toBe("danger");
    expect(second?.question).not.toBe("May I follow a person in secret?");
  });
});

test("each red flag has its entry", () => {
  const known = new Set(knowledge.map(({ question }) => question));
  expect(redFlags.filter(({ entry }) => !known.has(entry))).toEqual([]);
});

test("the search leads to help by them too", () => {
  const help = knowledge.find(({ question }) => question === "Thinking of suicide?") ?? expect.unreachable();
  expect(leadsFor("suicide", isWritten)).toEqual(help.links.map(({ href }) => href));
});

test.each([
  "how do i track my package",
  "is the tracker still following my dog",
  "which tracker should my son take to school",
  "battery of my tag is dead",
  "how do i reset it for her",
  "the hole of the tag is too small for my ring",
  "can my husband see it too",
  "keyring gone, tag is missing",
])("is none: %s", (question) => expect(flaggedAnswer(question)).toBeUndefined());
