import Play from "@lucide/icons/icons/play";
import { useState } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Rings } from "#app/ui/rings.tsx";
import type { ManualTab } from "#content/manuals/define-manual.ts";
import type { ManualVideo } from "#content/products/product-record.ts";

/** Loads on a click. Until there is a video, it points to the steps below. */
function VideoTutorial({ video }: { video: ManualVideo }) {
  const [playing, setPlaying] = useState(false);
  if (video.videoId === null) {
    return (
      <a
        href={`#${video.section}`}
        className="flex min-h-11 items-center gap-3 rounded-2xl border border-border px-4 py-3 hover:bg-wash"
      >
        <Rings className="size-8 shrink-0 text-ink-soft [&_circle]:stroke-14" />
        <span>
          <span className="block font-medium">{video.title}</span>
          <span className="text-ink-soft">Illustrated steps</span>
        </span>
      </a>
    );
  }
  if (playing) {
    return (
      <iframe
        title={video.title}
        src={`https://www.youtube-nocookie.com/embed/${video.videoId}?autoplay=1`}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-2xl border-0"
      />
    );
  }
  return (
    <div className="relative grid aspect-video place-items-center overflow-clip rounded-2xl border border-border bg-wash p-4 text-center">
      <Rings className="absolute top-1/2 left-1/2 w-[120%] max-w-none -translate-1/2 text-border" dot={false} />
      <div className="relative">
        <p className="mb-3 font-medium">{video.title}</p>
        <a
          href={`https://www.youtube.com/watch?v=${video.videoId}`}
          className={buttonClass("primary")}
          onClick={(event) => {
            event.preventDefault();
            setPlaying(true);
          }}
        >
          <Icon icon={Play} className="size-4" /> Play video
          <span className="sr-only">{`: ${video.title}`}</span>
        </a>
        <p className="mt-3 text-sm text-ink-soft">Playing loads YouTube.</p>
      </div>
    </div>
  );
}

/** The videos of a sub-tab. @param videos all of the manual's */
export function Videos({ videos, tab }: { videos: readonly ManualVideo[]; tab: ManualTab }) {
  const shown = videos.filter((video) => tab.sections.some(({ anchor }) => anchor === video.section));
  if (shown.length === 0) return null;
  return (
    <div data-screen-only className="mb-10 grid max-w-2xl gap-3 sm:grid-cols-2">
      {shown.map((video) => (
        <VideoTutorial key={video.section} video={video} />
      ))}
    </div>
  );
}
