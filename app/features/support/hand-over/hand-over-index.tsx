import { PictureTiles } from "#app/ui/picture-tiles.tsx";
import { handOverAddress, handOverSheets, handOverText as text } from "#content/hand-over.ts";
import { pictureSource } from "#content/media/picture-source.ts";

/** For static HTML. */
export function HandOverIndex() {
  return (
    <article className="wrap py-8 lg:py-14">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <header className="lg:col-span-6">
          <h1 className="text-title">{text.title}</h1>
          <p className="mt-3 text-lg text-ink-soft">{text.lead}</p>
        </header>
        <ol className="border-t border-border-strong lg:col-span-6">
          {text.steps.map(({ title, text: note }, index) => (
            <li key={title} className="flex gap-4 border-b border-border py-3">
              <span
                aria-hidden="true"
                className="grid size-9 shrink-0 place-items-center rounded-full border-[1.5px] border-accent font-mono text-sm"
              >
                {index + 1}
              </span>
              <p>
                <strong className="block">{title}</strong>
                <span className="text-ink-soft">{note}</span>
              </p>
            </li>
          ))}
        </ol>
      </div>
      <h2 className="mt-12 text-2xl tracking-[-0.02em]">{text.which}</h2>
      <PictureTiles
        tiles={handOverSheets.map(({ device, name, picture, note }) => ({
          to: handOverAddress(device),
          picture: pictureSource(picture),
          title: name,
          text: note,
        }))}
        className="mt-4 grid grid-cols-2 gap-3 lg:grid-cols-4"
      />
    </article>
  );
}
