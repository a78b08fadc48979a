export type PressStep =
  | { readonly kind: "press"; readonly count: number }
  /** After a press, it is kept down. */
  | { readonly kind: "hold"; readonly seconds: number }
  | { readonly kind: "release" }
  | { readonly kind: "beep"; readonly count: number; readonly meaning: string };
