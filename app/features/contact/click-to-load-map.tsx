import ExternalLink from "@lucide/icons/icons/external-link";
import MapPin from "@lucide/icons/icons/map-pin";
import { useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { contactMap, hasOwnMap, mapAddressOf } from "#content/contact.ts";
import type { ShopPlace } from "#contract/services.ts";

/** Roughly: the shop gives no street address, so nothing is pinned. */
const streets =
  "M0 84L960 196M0 212L960 318M120 0L44 540M262 0L176 540M616 0L560 540M748 0L704 540M884 0L850 540M0 352L428 408M520 430L960 470";
const freeways = "M96 0L480 416L634 540M0 297L300 372L480 416M486 0L430 240L288 540";

/** Decorative stand-in for the map. */
function MapDrawing({ location }: Pick<ShopPlace, "location">) {
  return (
    <svg
      viewBox="0 0 960 540"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 size-full"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h960v540H0z" className="fill-wash" />
      <path d="M0 402L120 430L262 540H0z" className="fill-border" opacity="0.5" />
      <path d={streets} className="stroke-border" strokeWidth="3" />
      <path d={freeways} className="stroke-border-strong" strokeWidth="13" strokeLinejoin="round" />
      <path d={freeways} className="stroke-paper" strokeWidth="9" strokeLinejoin="round" />
      {[44, 88, 132, 176].map((radius, ring) => (
        <circle
          key={radius}
          cx="480"
          cy="270"
          r={radius}
          className="stroke-accent"
          strokeWidth="1.5"
          strokeDasharray={ring % 2 ? "3 8" : undefined}
          opacity={1 - ring * 0.2}
        />
      ))}
      <circle cx="480" cy="270" r="176" className="fill-accent" opacity="0.07" />
      <text
        x="480"
        y="276"
        textAnchor="middle"
        className="fill-ink stroke-wash font-sans font-semibold"
        fontSize="22"
        strokeWidth="6"
        paintOrder="stroke"
      >
        {location}
      </text>
    </svg>
  );
}

/**
 * A drawing until somebody asks for the map, and behind it in case that fails. Without script, and where the page has
 * no map of the place, a link leads to it.
 */
export function ClickToLoadMap({ place }: { place: ShopPlace }) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <figure className="lg:col-span-12 lg:mt-6">
      <div className="relative aspect-4/3 overflow-clip rounded-3xl border border-border sm:aspect-16/9 lg:aspect-21/9">
        <MapDrawing location={place.location} />
        {shown ? (
          <iframe
            title={contactMap.title(place.location)}
            src={contactMap.embedUrl}
            loading="eager"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="absolute inset-0 size-full"
          />
        ) : null}
        {hydrated && !shown && hasOwnMap(place) ? (
          <div className="absolute inset-x-0 bottom-5 flex justify-center" data-screen-only>
            <Button onClick={() => setShown(true)}>
              <Icon icon={MapPin} className="size-4" />
              {contactMap.show}
            </Button>
          </div>
        ) : null}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-base text-ink-soft">
        {hasOwnMap(place) ? <span>{contactMap.consent}</span> : null}
        <ContentAnchor href={mapAddressOf(place)} className="link-line inline-flex min-h-11 items-center text-ink">
          {contactMap.open}
          <Icon icon={ExternalLink} className="ml-2 inline size-4" />
        </ContentAnchor>
      </figcaption>
    </figure>
  );
}
