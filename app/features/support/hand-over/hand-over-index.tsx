import { PictureTile } from "#app/ui/picture-tile.tsx";
import { handOverAddress, handOverSheets, handOverText as text } from "#content/hand-over.ts";
import { pictureSource } from "#content/media/picture-source.ts";

/** The hand-over sheets to choose from, one for each product. For static HTML. */
export function HandOverIndex() {
  return (
    <article className="wrap py-8 lg:py-14">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-3 max-w-2xl text-lg text-ink-soft">{text.lead}</p>
      <ul className="mt-8 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {handOverSheets.map(({ device, name, picture, note }) => (
          <li key={device}>
            <PictureTile to={handOverAddress(device)} picture={pictureSource(picture)} title={name} text={note} />
          </li>
        ))}
      </ul>
    </article>
  );
}
