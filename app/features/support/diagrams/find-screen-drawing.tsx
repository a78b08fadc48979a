import { devices } from "#content/diagrams/devices.ts";
import { DeviceFace } from "./device-face.tsx";
import { DimensionLine, Drawing, DrawingLabel, type DrawingOf } from "./drawing.tsx";

const height = 400;
const center = { x: 302, y: 206 };
const reach = 134;
const phone = { x: 26, y: 40, width: 156, height: 324 };
const screen = { x: phone.x + 9, y: phone.y + 9, width: phone.width - 18, height: phone.height - 18 };
const sheetY = phone.y + 196;
const pin = { x: phone.x + phone.width / 2, y: phone.y + 106 };
const streets = "M-10 60H300M-10 128L300 96M-10 190H300M30 -10V260M84 -10L112 260M128 -10V260";
const others = [
  { x: 428, y: 42 },
  { x: 450, y: 268 },
  { x: 206, y: 352 },
] as const;

/** Our own find screen: it copies the interface of no maker. */
export function FindScreenDrawing({ device: id, thing, rangeM, words, alt }: DrawingOf<"find-screen">) {
  const device = devices[id];
  const scale = 52 / Math.max(device.widthMm, device.heightMm);
  const width = device.widthMm * scale;
  const tall = device.heightMm * scale;
  return (
    <Drawing label={alt} height={height}>
      <g fill="none" stroke="var(--color-accent)" strokeWidth="1.25" transform={`translate(${center.x} ${center.y})`}>
        <circle r="46" />
        <circle r="90" strokeDasharray="2 7" />
        <circle r={reach} strokeWidth="2.5" fill="var(--color-accent)" fillOpacity=".07" />
      </g>
      <g stroke="var(--color-ink)">
        {others.map(({ x, y }) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x + 11} ${y + 20}L${center.x} ${center.y}`} strokeOpacity=".4" strokeDasharray="3 6" />
            <rect x={x} y={y} width="22" height="40" rx="5" fill="var(--color-paper)" strokeWidth="2" />
            <path d={`M${x + 8} ${y + 5}h6`} strokeWidth="2" strokeLinecap="round" />
          </g>
        ))}
      </g>
      <DeviceFace device={device} x={center.x - width / 2} y={center.y - tall / 2} scale={scale} />
      {rangeM ? (
        <DimensionLine
          from={center.x}
          to={center.x + reach}
          at={center.y + reach + 22}
          bodyAt={center.y + reach - 8}
          label={`${rangeM} m`}
        />
      ) : null}
      <DrawingLabel x={470} y={26} textAnchor="end">
        {words.otherPhones}
      </DrawingLabel>

      <g stroke="var(--color-ink)">
        <rect {...phone} rx="24" fill="var(--color-paper)" strokeWidth="2.5" />
        <svg {...screen} viewBox={`0 0 ${screen.width} ${screen.height}`} overflow="hidden" aria-hidden="true">
          <rect width={screen.width} height={screen.height} rx="16" fill="var(--color-wash)" stroke="none" />
          <path d={streets} fill="none" stroke="var(--color-border)" strokeWidth="6" />
        </svg>
        <path d={`M${pin.x - 13} ${phone.y + 17}h26`} strokeWidth="5" strokeLinecap="round" />
        <g fill="none" stroke="var(--color-accent)">
          <circle cx={pin.x} cy={pin.y} r="22" />
          <circle cx={pin.x} cy={pin.y} r="40" strokeDasharray="2 5" />
          <circle cx={pin.x} cy={pin.y} r="8" fill="var(--color-accent)" stroke="var(--color-paper)" strokeWidth="3" />
        </g>
        <path
          d={`M${screen.x} ${sheetY}h${screen.width}V${screen.y + screen.height - 16}a16 16 0 0 1-16 16h-${screen.width - 32}a16 16 0 0 1-16-16z`}
          fill="var(--color-paper)"
          stroke="none"
        />
        <path d={`M${screen.x} ${sheetY}h${screen.width}`} strokeOpacity=".3" />
      </g>
      <g fill="var(--color-ink)" fontSize="18">
        <text x={screen.x + 12} y={sheetY + 32} fontSize="20" fontWeight="600">
          {thing}
        </text>
        <text x={screen.x + 12} y={sheetY + 55} fontSize="16">
          {words.state}
        </text>
      </g>
      <rect
        x={screen.x + 10}
        y={sheetY + 72}
        width={screen.width - 20}
        height="36"
        rx="18"
        fill="var(--color-accent)"
      />
      <text x={pin.x} y={sheetY + 96} fill="var(--color-paper)" fontSize="17" fontWeight="600" textAnchor="middle">
        {words.play}
      </text>
      <DrawingLabel x={pin.x} y={phone.y - 14}>
        {words.yourPhone}
      </DrawingLabel>
    </Drawing>
  );
}
