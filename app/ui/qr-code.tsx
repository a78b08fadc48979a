import { encode } from "uqr";

/**
 * A QR code, readable with a quarter of it soiled, and dark on light whatever the theme, as scanners want it. For parts that the
 * server alone renders: the library isn't in the script.
 * @param address absolute; it also names the drawing for those who don't see it
 */
export function QrCode({ address, className }: { address: string; className?: string }) {
  const { data, size } = encode(address, { ecc: "Q", border: 4 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of ${address}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="var(--qr-light)" />
      <path d={path} fill="var(--qr-dark)" />
    </svg>
  );
}
