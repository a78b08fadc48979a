import type { ReactNode } from "react";
import type { DeviceDrawing } from "#content/diagrams/devices.ts";
import { DeviceFace } from "./device-face.tsx";

const faceWidth = 300;
const faceHeight = 190;
const gap = 18;

export const buttonDrawing = { width: 480, faceY: 24 };

export type DevicePlace = {
  readonly x: number;
  /** Drawing units a millimeter. */
  readonly scale: number;
  readonly width: number;
  /** Where what stands below the device begins. */
  readonly below: number;
  readonly button: { readonly x: number; readonly y: number; readonly radius: number };
  readonly ring: number;
};

/** In the middle, as large as it fits. */
export function placeDevice(device: DeviceDrawing): DevicePlace {
  const scale = Math.min(faceWidth / device.widthMm, faceHeight / device.heightMm);
  const width = device.widthMm * scale;
  const x = (buttonDrawing.width - width) / 2;
  const radius = device.button.radiusMm * scale;
  return {
    x,
    scale,
    width,
    below: buttonDrawing.faceY + device.heightMm * scale + gap,
    button: { x: x + device.button.xMm * scale, y: buttonDrawing.faceY + device.button.yMm * scale, radius },
    ring: radius + 10,
  };
}

/** The device, its button marked and ringed, and what stands over and below it. */
export function ButtonDrawing({
  device,
  place: { x, scale, button, ring },
  height,
  label,
  children,
}: {
  readonly device: DeviceDrawing;
  readonly place: DevicePlace;
  readonly height: number;
  readonly label: string;
  readonly children?: ReactNode;
}) {
  return (
    <svg
      viewBox={`0 0 ${buttonDrawing.width} ${height}`}
      role="img"
      aria-label={label}
      className="block h-auto max-h-[42vh] w-full max-w-xl"
    >
      <DeviceFace device={device} x={x} y={buttonDrawing.faceY} scale={scale} highlight="button" />
      <circle cx={button.x} cy={button.y} r={ring} fill="none" stroke="var(--color-border)" strokeWidth="7" />
      {children}
    </svg>
  );
}

export function DeviceButtonDiagram({ device }: { readonly device: DeviceDrawing }) {
  const place = placeDevice(device);
  return (
    <ButtonDrawing device={device} place={place} height={place.below} label={`${device.name}: where its button is`} />
  );
}
