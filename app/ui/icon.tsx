import type { LucideIcon } from "lucide-react";
import BatteryCharging from "lucide-react/icons/battery-charging";
import BatteryFull from "lucide-react/icons/battery-full";
import BellRing from "lucide-react/icons/bell-ring";
import Boxes from "lucide-react/icons/boxes";
import CreditCard from "lucide-react/icons/credit-card";
import Droplets from "lucide-react/icons/droplets";
import KeyRound from "lucide-react/icons/key-round";
import Layers from "lucide-react/icons/layers";
import Palette from "lucide-react/icons/palette";
import Radar from "lucide-react/icons/radar";
import Radio from "lucide-react/icons/radio";
import ShieldCheck from "lucide-react/icons/shield-check";
import Smartphone from "lucide-react/icons/smartphone";
import Thermometer from "lucide-react/icons/thermometer";

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
