import { loopMoveMs, loopMovingAttribute, loopProperties } from '#contracts/markers.ts';

/** Shorter moves are no swipe, in CSS pixels. */
const leastSwipe = 25;
/** Steeper moves scroll the page, in degrees from the horizontal. */
const steepestSwipe = 45;

/** Rotates the list, so that the first visible slide is the first item. Partly visible slides are inert. */
export function start(carousel: Element): void {
  const track = carousel.querySelector<HTMLElement>(':scope > ul');
  const [previous, dots, next] = track?.nextElementSibling?.children ?? [];
  if (!track || !previous || !dots || !next) throw new TypeError('The carousel misses a part');
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const count = slides.length;
  let current = 0;
  let settle: (() => void) | undefined;

  const show = (): void => {
    const style = getComputedStyle(track);
    const whole = Number(style.getPropertyValue(loopProperties.whole)) || 1;
    slides.forEach((slide, index) => {
      slide.inert = (index - current + count) % count >= whole;
    });
    [...dots.children].forEach((dot, index) => {
      dot.ariaCurrent = String(index === current);
    });
  };
  const moveTo = (moved: number): void => track.style.setProperty(loopProperties.moved, String(moved));

  /** @param by number of slides: forward if positive */
  const turn = (by: number): void => {
    settle?.();
    if (by === 0) return;
    const distance = Math.abs(by);
    const order = [...track.children];
    if (by < 0) track.prepend(...order.slice(-distance));
    // The first slides are also visible at the end of the row during the move.
    const ghosts = [...track.children].slice(0, distance).map(ghostOf);
    track.append(...ghosts);
    current = (current + by + count) % count;
    show();
    if (by < 0) {
      moveTo(-distance);
      // Forces a layout as the start of the transition.
      track.getBoundingClientRect();
    }
    track.setAttribute(loopMovingAttribute, '');
    moveTo(by < 0 ? 0 : -distance);

    const timer = setTimeout(() => settle?.(), loopMoveMs);
    settle = () => {
      settle = undefined;
      clearTimeout(timer);
      for (const ghost of ghosts) ghost.remove();
      track.removeAttribute(loopMovingAttribute);
      if (by > 0) track.append(...order.slice(0, distance));
      moveTo(0);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) settle();
  };

  previous.addEventListener('click', () => turn(-1));
  next.addEventListener('click', () => turn(1));
  [...dots.children].forEach((dot, index) => {
    dot.addEventListener('click', () => turn(shortWay(index - current, count)));
  });

  let touched: PointerEvent | undefined;
  track.addEventListener('pointerdown', (event) => {
    touched = event.pointerType === 'mouse' ? undefined : event;
  });
  track.addEventListener('pointercancel', () => {
    touched = undefined;
  });
  track.addEventListener('pointerup', (event) => {
    if (touched?.pointerId !== event.pointerId) return;
    const across = event.clientX - touched.clientX;
    const angle = (Math.atan2(Math.abs(event.clientY - touched.clientY), Math.abs(across)) * 180) / Math.PI;
    touched = undefined;
    if (Math.abs(across) <= leastSwipe || angle > steepestSwipe) return;
    const isForward = across < 0 === (getComputedStyle(track).direction === 'ltr');
    // All slides may be fully visible already.
    if (slides.some(({ inert }) => inert)) turn(isForward ? 1 : -1);
  });

  // How many slides fit depends on the window and the text size; the list's own width may not change.
  track.scrollLeft = 0;
  track.removeAttribute('tabindex');
  const resizing = new ResizeObserver(show);
  for (const sized of [track, ...slides.slice(0, 1)]) resizing.observe(sized);
  show();
}

/** The shorter way round; forward if equal. */
function shortWay(by: number, count: number): number {
  if (by > count / 2) return by - count;
  return by <= -count / 2 ? by + count : by;
}

function ghostOf(slide: Element): Element {
  const ghost = slide.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  return ghost;
}
