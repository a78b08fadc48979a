/** One step of a press pattern: a press, a hold, or the device's beeps. */
export type PressStep =
  | { readonly kind: "press"; readonly count: number }
  /** After a press, the last press is kept down. */
  | { readonly kind: "hold"; readonly seconds: number }
  | { readonly kind: "release" }
  | { readonly kind: "beep"; readonly count: number; readonly meaning: string };
