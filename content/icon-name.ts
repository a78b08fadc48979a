/** Icons of @lucide/icons that content asks for; the feature that draws them maps each name. */
export type IconName =
  | "battery-charging"
  | "battery-full"
  | "bell-ring"
  | "boxes"
  | "credit-card"
  | "droplets"
  | "key-round"
  | "layers"
  | "palette"
  | "radar"
  | "radio"
  | "shield-check"
  | "smartphone"
  | "thermometer";
