import ExternalLink from "@lucide/icons/icons/external-link";
import MapPin from "@lucide/icons/icons/map-pin";
import { useState } from "react";
import { useHydrated } from "#app/lib/use-hydrated.ts";
import { Button } from "#app/ui/button.tsx";
import { ContentAnchor } from "#app/ui/content-anchor.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { contactMap } from "#content/contact.ts";
import { MapDrawing } from "./map-drawing.tsx";

/**
 * A drawing until somebody asks for the map, and behind it in case that fails. Without script a link leads to the map.
 */
export function ClickToLoadMap() {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <figure>
      <div className="relative aspect-4/3 overflow-clip rounded-3xl border border-border sm:aspect-16/9 lg:aspect-21/9">
        <MapDrawing />
        {shown ? (
          <iframe
            title={contactMap.title}
            src={contactMap.embedUrl}
            loading="eager"
            referrerPolicy="strict-origin-when-cross-origin"
            sandbox="allow-scripts allow-same-origin allow-popups"
            className="absolute inset-0 size-full"
          />
        ) : null}
        {hydrated && !shown ? (
          <div className="absolute inset-x-0 bottom-5 flex justify-center" data-screen-only>
            <Button onClick={() => setShown(true)}>
              <Icon icon={MapPin} className="size-4" />
              {contactMap.show}
            </Button>
          </div>
        ) : null}
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-1 text-base text-ink-soft">
        <span>{contactMap.consent}</span>
        <ContentAnchor
          href={contactMap.link.href}
          className="link-line inline-flex min-h-11 items-center gap-2 text-ink"
        >
          {contactMap.link.label}
          <Icon icon={ExternalLink} className="size-4" />
        </ContentAnchor>
      </figcaption>
    </figure>
  );
}
