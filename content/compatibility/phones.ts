import { z } from "zod";
import phones from "./phones.json" with { type: "json" };
import { phoneSystems } from "./texts.ts";

const phoneGeneration = z.strictObject({
  system: z.enum(phoneSystems),
  /**
   * The last version that these phones get. Null where they still get new ones, and where no version would help, as
   * without Google Play.
   */
  last: z.string().nullable(),
  /** Names of models. Other spellings stand behind a model's name. */
  names: z.array(z.string()),
});

/**
 * Phones by the last version of their system, and when the list was last compared with what their makers say. It has only
 * models whose last version is certain: whoever has another one is asked for the version, so a gap is better than a guess.
 */
export const { asOf: phonesAsOf, generations: phoneGenerations } = z
  .strictObject({ asOf: z.string(), generations: z.array(phoneGeneration) })
  .parse(phones);
