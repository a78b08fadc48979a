import { whenIdle } from "#app/lib/when-idle.ts";

const controls = "a, button, input, select, textarea, label, summary, iframe, svg text";
const restMs = 150;
const shares = [0, 0.2, 0.4, 0.6, 0.8, 1];
/** In rem; see app/styles/assistant.css. */
const sizes = {
  round: { width: 3.5, margin: 1, room: 0.25 },
  tab: { width: 1.25, margin: 0, room: 0 },
} as const;
const height = 3.5;

export type Fit = keyof typeof sizes | "nowhere";

function hasWordsIn(element: Element, box: DOMRect): boolean {
  const range = document.createRange();
  return [...element.childNodes].some((node) => {
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue?.trim()) return false;
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      (line) => line.right > box.left && line.left < box.right && line.bottom > box.top && line.top < box.bottom,
    );
  });
}

/** Whether words or controls of the page stand in a box of the window. */
function isTaken(box: DOMRect, button: HTMLElement): boolean {
  // Most points find the same elements.
  const looked = new Set<Element>();
  const stands = (one: Element): boolean => {
    if (looked.has(one)) return false;
    looked.add(one);
    return !button.parentElement?.contains(one) && (one.closest(controls) !== null || hasWordsIn(one, box));
  };
  return shares.some((x) =>
    shares.some((y) =>
      document
        .elementsFromPoint(box.left + 0.5 + x * (box.width - 1), box.top + 0.5 + y * (box.height - 1))
        .some(stands),
    ),
  );
}

function fitOf(button: HTMLElement): Fit {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { clientWidth, clientHeight } = document.documentElement;
  // Above the bar of a product page (app/styles/buy-bar.css), elsewhere above the edge of the window.
  const top = clientHeight - Number.parseFloat(getComputedStyle(button).bottom) - height * rem;
  const free = ({ width, margin, room }: (typeof sizes)[keyof typeof sizes]): boolean => {
    const left = clientWidth - (width + margin + room) * rem;
    const box = new DOMRect(left, top - room * rem, (width + 2 * room) * rem, (height + 2 * room) * rem);
    return !isTaken(box, button);
  };
  if (free(sizes.round)) return "round";
  return free(sizes.tab) ? "tab" : "nowhere";
}

/**
 * Sets `data-fits`, by which the style sheet makes the button round, a tab or invisible, so that it covers nothing.
 * @returns a function that stops it
 */
export function avoidOverlap(button: HTMLElement): () => void {
  const look = (): void => {
    // A page without the chat took it away, and this isn't stopped yet.
    if (!button.isConnected) return;
    button.dataset.fits = fitOf(button);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (): void => {
    clearTimeout(timer);
    // It asks for the layout: what was pressed is painted first.
    timer = setTimeout(() => whenIdle(look), restMs);
  };
  const onScroll = (): void => {
    // Screens whose margin has room for the round button keep it.
    if (button.dataset.fits === "round" && matchMedia("(width < 88rem)").matches) button.dataset.fits = "tab";
    later();
  };
  // Opened or loaded content changes the page's height.
  const watch = new ResizeObserver(later);
  watch.observe(document.body);
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("resize", later);
  return () => {
    clearTimeout(timer);
    watch.disconnect();
    removeEventListener("scroll", onScroll);
    removeEventListener("resize", later);
  };
}
