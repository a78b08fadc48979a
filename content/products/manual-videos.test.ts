import { expect, test } from "vitest";
import { noVideo } from "#contract/shop-settings.ts";
import { manualVideos, missingVideos, videosWithIds } from "./manual-videos.ts";

const [first, second] = manualVideos;
if (!first || !second) throw new Error("no manual has two videos");
const slug = "incard-finder";

test("a video is where the owner says, and one that there won't be has its steps in its place", () => {
  const entered = { [first.key]: "dQw4w9WgXcQ", [second.key]: noVideo };
  const shown = videosWithIds(slug, entered);
  expect(shown.map(({ videoId }) => videoId).slice(0, 2)).toEqual(["dQw4w9WgXcQ", null]);
  expect(shown[0]).toEqual({ title: first.title, section: first.section, videoId: "dQw4w9WgXcQ" });
  expect(videosWithIds(slug, null).every(({ videoId }) => videoId === null)).toBe(true);
  expect(videosWithIds("carbon-finder", entered)).toEqual([]);
});

test("those of which nobody has said anything are missed", () => {
  expect(missingVideos(null)).toEqual(manualVideos);
  const left = missingVideos({ [first.key]: "dQw4w9WgXcQ", [second.key]: noVideo });
  expect(left).toEqual(manualVideos.slice(2));
  expect(missingVideos({ [first.key]: "" })).toEqual(manualVideos);
});
