import BatteryCharging from "@lucide/icons/icons/battery-charging";
import BatteryFull from "@lucide/icons/icons/battery-full";
import BellRing from "@lucide/icons/icons/bell-ring";
import Boxes from "@lucide/icons/icons/boxes";
import CreditCard from "@lucide/icons/icons/credit-card";
import Droplets from "@lucide/icons/icons/droplets";
import KeyRound from "@lucide/icons/icons/key-round";
import Layers from "@lucide/icons/icons/layers";
import Palette from "@lucide/icons/icons/palette";
import Radar from "@lucide/icons/icons/radar";
import Radio from "@lucide/icons/icons/radio";
import ShieldCheck from "@lucide/icons/icons/shield-check";
import Smartphone from "@lucide/icons/icons/smartphone";
import Thermometer from "@lucide/icons/icons/thermometer";
import { Icon } from "./icon.tsx";

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
};

type NamedIconProps = { name: keyof typeof icons; className?: string };

/** An icon by the name that content gives it. */
export function NamedIcon({ name, className = "size-5" }: NamedIconProps) {
  return <Icon icon={icons[name]} className={className} />;
}
