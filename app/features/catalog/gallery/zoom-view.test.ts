import { expect, test } from "vitest";
import { maxScale, panBy, wholePicture, zoomAt } from "./zoom-view.ts";

const picture = { width: 1200, height: 900 };
/** The picture fits it at 400 x 300, with 150 free above and below. */
const phone = { width: 400, height: 600 };

test("what lies under the point stays there", () => {
  const point = { x: 100, y: -50 };
  const view = zoomAt(wholePicture, 2, point, { width: 400, height: 300 }, picture);
  // The point of the picture that was at 100, -50 is now at its offset plus twice that.
  expect(view).toEqual({ scale: 2, x: -100, y: 50 });
});

test("a picture is never smaller than whole, nor larger than the maximum", () => {
  expect(zoomAt(wholePicture, 0.5, { x: 40, y: 40 }, phone, picture)).toEqual(wholePicture);
  expect(zoomAt(wholePicture, 100, { x: 0, y: 0 }, phone, picture).scale).toBe(maxScale);
});

test("an edge stops at the stage's, and a side that fits stays centered", () => {
  expect(panBy(wholePicture, { x: 500, y: 500 }, phone, picture)).toEqual(wholePicture);
  const double = zoomAt(wholePicture, 2, { x: 0, y: 0 }, phone, picture);
  // Twice 400 x 300 is 800 x 600: 200 to either side, and just as high as the stage.
  expect(panBy(double, { x: 500, y: 500 }, phone, picture)).toEqual({ scale: 2, x: 200, y: 0 });
});
