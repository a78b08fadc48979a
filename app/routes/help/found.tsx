import Phone from "@lucide/icons/icons/phone";
import type { MDXComponents } from "mdx/types";
import { ThinkFirst, WhoCanHelp } from "#app/features/support/guides/safety-parts.tsx";
import { pageHead } from "#app/lib/page-meta.ts";
import { samePath } from "#app/lib/same-path.ts";
import { guideElements } from "#app/page-html/manual-drawings.tsx";
import { orNotFound, staticPageData } from "#app/page-html/page-data.ts";
import { StaticPage } from "#app/static-html/static-html.tsx";
import { guideText } from "#app/texts/manual-texts.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { LineLink } from "#app/ui/line-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { PictureTiles } from "#app/ui/picture-tiles.tsx";
import { TitledSection } from "#app/ui/titled-section.tsx";
import { coachLinksTo } from "#content/coach/devices.ts";
import { type FoundDevice, foundAddress, foundDevices, foundText as text } from "#content/found/devices.ts";
import { lostAddress } from "#content/found/lost.ts";
import { pictureSource } from "#content/media/picture-source.ts";
import { firstLine, helpersAnchor, reassurance, unknownDevice } from "#content/support/disable.ts";
import { emergency } from "#content/support/who-can-help.ts";
import type { Route } from "./+types/found";

export const handle = { accent: "blue", safety: true };
export const shouldRevalidate = samePath;

/** In the words of the disable pages. */
function FirstAid({ className }: { className: string }) {
  return (
    <TitledSection
      id="first-aid-title"
      title={text.firstAid}
      className={`rounded-3xl border-2 border-accent bg-wash p-5 sm:p-8 ${className}`}
    >
      <p className="mt-2 text-lg font-medium">{firstLine}</p>
      <p className="mt-2 text-ink-soft">{reassurance}</p>
      <div data-screen-only className="mt-5 flex flex-wrap gap-3">
        <a href={emergency.href} className={buttonClass("primary", "w-full sm:w-auto")}>
          <Icon icon={Phone} className="size-5" /> {text.call(emergency.label)}
        </a>
        <a href={`#${helpersAnchor}`} className={buttonClass("secondary", "w-full bg-raised sm:w-auto")}>
          {text.help}
        </a>
      </div>
    </TitledSection>
  );
}

/** Whoever found keys and whoever is followed need different things first. */
function Doors() {
  const door =
    "block h-full rounded-3xl border border-border-strong bg-raised p-5 hover:border-ink sm:p-8 [&>span]:text-ink-soft [&>strong]:block";
  return (
    <nav aria-label={text.doors} data-screen-only className="mt-6">
      <ul className="grid gap-3 sm:grid-cols-2">
        <li>
          <a href="#moving" className={door}>
            <strong>{text.moving.title}</strong>
            <span>{text.moving.text}</span>
          </a>
        </li>
        <li>
          <a href={lostAddress} className={door}>
            <strong>{text.lostDoor.title}</strong>
            <span>{text.lostDoor.text}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

function JustLost({ className }: { className?: string }) {
  return (
    <TitledSection id="lost-title" title={text.lostTitle} className={className}>
      <p className="mt-2">{text.lost}</p>
      <LineLink to={lostAddress}>{text.lostLink}</LineLink>
    </TitledSection>
  );
}

const tileOf = (device: FoundDevice) => ({
  to: foundAddress(device),
  picture: device.picture && pictureSource(device.picture),
  title: device.guide.name,
  text: device.guide.looksLike,
});

/** For static HTML. */
function FoundStart() {
  const tiles = foundDevices.map(tileOf);
  return (
    <article className="wrap py-8 lg:py-12">
      <h1 className="text-title">{text.title}</h1>
      <p className="mt-3 text-lg text-ink-soft">{text.lead}</p>
      <Doors />
      <TitledSection
        id="moving"
        title={text.moving.title}
        titleClass="text-3xl scroll-mt-20"
        className="mt-12 border-t border-border-strong pt-8"
      >
        <ThinkFirst className="mt-4" />
        <FirstAid className="mt-6" />
      </TitledSection>
      <TitledSection as="nav" id="which" title={text.which} titleClass="text-2xl scroll-mt-20" className="mt-12">
        <p className="mt-1 text-ink-soft">{text.whichNote}</p>
        <PictureTiles
          tiles={tiles.filter(({ picture }) => picture)}
          className="mt-4 grid gap-3 grid-cols-2 lg:grid-cols-4"
        />
        <PictureTiles
          tiles={tiles.filter(({ picture }) => !picture)}
          className="mt-4 grid gap-3 grid-cols-2 lg:grid-cols-3"
        />
      </TitledSection>
      <div className="mt-12 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <TitledSection id="unknown-title" title={text.unknown}>
          <p className="mt-2">{unknownDevice}</p>
        </TitledSection>
        <JustLost />
      </div>
      <WhoCanHelp />
      <p className="mt-10">
        <LineLink to="/troubleshooter">{text.troubleshooter}</LineLink>
      </p>
    </article>
  );
}

/** What it is, its disable guide, and who can help. @param components the elements that the guides name */
function FoundDeviceArticle({ device, components }: { device: FoundDevice; components: MDXComponents }) {
  const { guide, picture, what, product } = device;
  return (
    <article className="wrap py-8 lg:py-12">
      <ThinkFirst className="mb-4" />
      <header className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="kicker mb-2">
            <LineLink to="/found">{text.which}</LineLink>
          </p>
          <h1 className="text-title">{guide.name}</h1>
          <p className="mt-3 text-lg">{guide.looksLike}</p>
          <p className="mt-2 text-ink-soft">{what}</p>
        </div>
        {picture ? (
          <div className="lg:col-span-5">
            <Picture
              picture={pictureSource(picture)}
              sizes="(min-width: 64rem) 30rem, 100vw"
              priority
              className="max-h-36 w-full rounded-3xl lg:max-h-72 object-cover"
            />
          </div>
        ) : null}
      </header>
      <JustLost className="mt-6" />
      <FirstAid className="mt-6 lg:mt-10" />
      <div className="mt-12 grid gap-x-14 gap-y-10 lg:grid-cols-12">
        <section id={guide.device} aria-labelledby="silence-title" className="scroll-mt-20 lg:col-span-7">
          <h2 id="silence-title" className="text-3xl tracking-[-0.02em]">
            {text.silence(guide.name)}
          </h2>
          <div className="prose mt-4 max-w-2xl [&_figcaption_li]:m-0! [&_figcaption_ol]:list-none! [&_figcaption_ol]:p-0!">
            {guideText(guide.device).body(components)}
          </div>
        </section>
        <div className="grid content-start gap-8 lg:col-span-5">
          <p data-screen-only className="grid justify-items-start border-t border-border pt-4">
            <LineLink to={guide.address}>{text.whole}</LineLink>
            {coachLinksTo(guide.device, ["disable"]).map(({ title, address }) => (
              <LineLink key={address} to={address}>
                {text.coach(title)}
              </LineLink>
            ))}
            <LineLink to="/found">{text.another}</LineLink>
            {product ? <LineLink to={product}>{text.shop(guide.name)}</LineLink> : null}
          </p>
        </div>
      </div>
      <WhoCanHelp />
    </article>
  );
}

export function loader({ context, params }: Route.LoaderArgs) {
  if (params.device === undefined) return staticPageData(context, "/found", <FoundStart />);
  const device = orNotFound(foundDevices.find(({ guide }) => guide.device === params.device));
  const { name } = device.guide;
  const page = {
    title: `You found ${name}: what it is, how to silence it`,
    description: `What a ${name} is, how to silence it and turn it off when it isn't yours, and who can help.`,
    path: foundAddress(device),
  };
  return staticPageData(context, page, <FoundDeviceArticle device={device} components={guideElements} />);
}

export const meta = pageHead;

export default StaticPage;
