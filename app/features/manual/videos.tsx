import type { ManualTab, ManualVideo } from "#content/manuals/manuals.ts";
import { VideoTutorial } from "./video-tutorial.tsx";

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
