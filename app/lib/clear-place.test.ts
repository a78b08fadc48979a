import { expect, test } from "vitest";
import { lowestPlace } from "./clear-place.ts";

const extent = (top: number, bottom: number) => ({ top, bottom });

test.each([
  { taken: [], place: 800, what: "nothing is there" },
  { taken: [extent(760, 790)], place: 760, what: "something is in the lowest place" },
  { taken: [extent(690, 700)], place: 800, what: "what is above leaves enough room" },
  { taken: [extent(700, 740), extent(760, 790)], place: 700, what: "the gap between two is too narrow" },
  {
    taken: [extent(760, 790), extent(600, 704)],
    place: 760,
    what: "the gap between two is as high as what goes there",
  },
  { taken: [extent(760, 790), extent(600, 705)], place: 600, what: "the gap lacks a pixel" },
  { taken: [extent(0, 900)], place: null, what: "all is taken" },
  { taken: [extent(350, 790)], place: null, what: "only the place above the ceiling is free" },
])("the lowest place for 56 pixels where $what", ({ taken, place }) => {
  expect(lowestPlace(taken, 56, 800, 300)).toBe(place);
});
