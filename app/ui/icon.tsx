import {
  BatteryCharging,
  BatteryFull,
  BellRing,
  Boxes,
  CreditCard,
  Droplets,
  KeyRound,
  Layers,
  type LucideIcon,
  Palette,
  Radar,
  Radio,
  ShieldCheck,
  Smartphone,
  Thermometer,
} from "lucide-react";

const icons = {
  "battery-charging": BatteryCharging,
  "battery-full": BatteryFull,
  "bell-ring": BellRing,
  boxes: Boxes,
  "credit-card": CreditCard,
  droplets: Droplets,
  "key-round": KeyRound,
  layers: Layers,
  palette: Palette,
  radar: Radar,
  radio: Radio,
  "shield-check": ShieldCheck,
  smartphone: Smartphone,
  thermometer: Thermometer,
} satisfies Record<string, LucideIcon>;

/** An icon by the name that data gives it; decorative, so hidden from screen readers. */
export function Icon({ name, className = "size-5" }: { name: keyof typeof icons; className?: string }) {
  const Drawn = icons[name];
  return <Drawn aria-hidden="true" className={className} />;
}
