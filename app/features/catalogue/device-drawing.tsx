import { StaticHtml } from "#app/lib/document-parts.tsx";

/** Element id of the drawing, also its key among the parts of a document. */
export const deviceDrawingId = "device-drawing";

/** The measured drawing of a device beside its specifications: made on the server, so that no script is needed for it. */
export function DeviceDrawing({ texts }: { texts: Readonly<Record<string, string>> }) {
  return (
    <StaticHtml
      id={deviceDrawingId}
      html={texts[deviceDrawingId]}
      className="mb-12 [&_figcaption]:max-w-xl [&_svg]:w-full [&_svg]:max-w-2xl"
    />
  );
}
