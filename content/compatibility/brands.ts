import type { PhoneSystem } from "./texts.ts";

/** Phones that share a name and a system. */
export type PhoneBrand = {
  /** As it stands in a question: "Which Samsung phone is it?". */
  readonly name: string;
  /** What its phones run. Null where that depends on the model. */
  readonly system: Exclude<PhoneSystem, "other"> | null;
  /** The words, in small letters, of which one is in the name of each of its phones. */
  readonly words: readonly string[];
};

/** Brands whose name alone says which system their smartphones run, and one whose name doesn't. */
export const phoneBrands: readonly PhoneBrand[] = [
  { name: "iPhone", system: "iphone", words: ["iphone", "apple"] },
  { name: "Samsung phone", system: "android", words: ["samsung", "galaxy"] },
  { name: "Google phone", system: "android", words: ["pixel", "nexus", "google"] },
  { name: "OnePlus phone", system: "android", words: ["oneplus"] },
  { name: "Xiaomi phone", system: "android", words: ["xiaomi", "redmi", "poco"] },
  { name: "Motorola phone", system: "android", words: ["motorola", "moto"] },
  { name: "OPPO phone", system: "android", words: ["oppo"] },
  { name: "realme phone", system: "android", words: ["realme"] },
  { name: "vivo phone", system: "android", words: ["vivo"] },
  { name: "Sony phone", system: "android", words: ["sony", "xperia"] },
  { name: "Nothing phone", system: "android", words: ["nothing"] },
  { name: "Fairphone", system: "android", words: ["fairphone"] },
  { name: "Huawei phone", system: null, words: ["huawei"] },
];
