import { type DragEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { doubleTapScale, type Point, panBy, type Size, wholePicture, type ZoomView, zoomAt } from "./zoom-view.ts";

/** Within this time (ms) and distance (px) two taps are a double tap. */
const doubleTapMs = 350;
const doubleTapPx = 30;
const dragPx = 8;
/** A notch of 100 enlarges by about a quarter. */
const wheelRate = 0.0022;

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The center of all fingers, and how far the first is from it. */
function gesture(points: readonly Point[]): { center: Point; spread: number } {
  const [first = { x: 0, y: 0 }] = points;
  const center = {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
  return { center, spread: distance(first, center) };
}

/**
 * Pinch, double tap, double click, wheel, and dragging while enlarged.
 * @param stage clips the picture, its first child
 * @param picture its size, for its shape; without one nothing zooms
 */
export function useZoom(stage: RefObject<HTMLElement | null>, picture: Size | undefined) {
  const [view, setView] = useState<ZoomView>(wholePicture);
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Point | null>(null);
  const tap = useRef<(Point & { at: number }) | null>(null);

  /** Measured from the center of the stage. */
  function pointOf(event: { clientX: number; clientY: number }): Point {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
  }
  function change(next: (now: ZoomView, size: Size, shape: Size) => ZoomView): void {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
    if (picture && width > 0 && height > 0) setView((now) => next(now, { width, height }, picture));
  }
  const zoom = (factor: number, point: Point = { x: 0, y: 0 }): void =>
    change((now, size, shape) => zoomAt(now, factor, point, size, shape));
  const pan = (by: Point): void => change((now, size, shape) => panBy(now, by, size, shape));

  // React's own wheel listeners are passive: they can't keep a pinch on a trackpad from zooming the page.
  useEffect(() => {
    const element = stage.current;
    function onWheel(event: WheelEvent) {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * wheelRate), pointOf(event));
    }
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  });

  useLayoutEffect(() => {
    const layer = stage.current?.firstElementChild;
    if (layer instanceof HTMLElement)
      layer.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  }, [stage, view]);

  /** A browser would drag the image itself. */
  function onDragStart(event: DragEvent) {
    event.preventDefault();
  }
  function onPointerDown(event: PointerEvent) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, pointOf(event));
    press.current = pointers.current.size === 1 ? pointOf(event) : null;
  }
  function onPointerMove(event: PointerEvent) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = gesture([...pointers.current.values()]);
    const point = pointOf(event);
    pointers.current.set(event.pointerId, point);
    const after = gesture([...pointers.current.values()]);
    if (press.current && distance(press.current, point) > dragPx) press.current = null;
    pan({ x: after.center.x - before.center.x, y: after.center.y - before.center.y });
    if (before.spread > 0) zoom(after.spread / before.spread, after.center);
  }
  function onPointerUp(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    if (!press.current) return;
    const point = pointOf(event);
    press.current = null;
    const last = tap.current;
    const double = last && event.timeStamp - last.at < doubleTapMs && distance(last, point) < doubleTapPx;
    tap.current = double ? null : { ...point, at: event.timeStamp };
    if (double) zoom(view.scale > 1 ? 0 : doubleTapScale, point);
  }
  function onPointerCancel(event: PointerEvent) {
    pointers.current.delete(event.pointerId);
    press.current = null;
  }

  return {
    scale: view.scale,
    zoom,
    pan,
    reset: () => setView(wholePicture),
    handlers: { onDragStart, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}
