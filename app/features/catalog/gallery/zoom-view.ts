/** In pixels; a point is measured from the center of the stage. */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
/** Scale is 1 when the picture fits; the point is how far its center is off the stage's. */
export type ZoomView = Point & { readonly scale: number };

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
export const maxScale = 4;
export const zoomStep = 1.5;
export const doubleTapScale = 2.5;

function clamp(value: number, limit: number): number {
  return Math.max(-limit, Math.min(limit, value));
}

/** An edge stops at the stage's, a smaller side is centered. */
function within(view: ZoomView, stage: Size, picture: Size): ZoomView {
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height) * view.scale;
  return {
    scale: view.scale,
    x: clamp(view.x, Math.max(0, (picture.width * fit - stage.width) / 2)),
    y: clamp(view.y, Math.max(0, (picture.height * fit - stage.height) / 2)),
  };
}

export function panBy(view: ZoomView, by: Point, stage: Size, picture: Size): ZoomView {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage, picture);
}

/** Between 1 and `maxScale`; what lies under the point stays there. */
export function zoomAt(view: ZoomView, factor: number, point: Point, stage: Size, picture: Size): ZoomView {
  const scale = Math.max(1, Math.min(maxScale, view.scale * factor));
  const ratio = scale / view.scale;
  return within(
    { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio },
    stage,
    picture,
  );
}
