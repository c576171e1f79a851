import { loopMoveMs, loopMovingAttribute, loopProperties } from '#contracts/markers.ts';

/** A finger that moves less, in CSS pixels, has not swiped. */
const leastSwipe = 25;
/** One that moves more steeply, in degrees from the horizontal, scrolls the page. */
const steepestSwipe = 45;

/**
 * Turns a carousel that has no end: by its arrows, its dots, and swipes. After each move the list rotates, so that the slide
 * shown first is the first of the list. Slides that are not there whole are inert: the keyboard and screen readers meet those
 * that can be seen.
 */
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

  /** @param by how many slides: forward where it is above 0 */
  const turn = (by: number): void => {
    settle?.();
    if (by === 0) return;
    const distance = Math.abs(by);
    const order = [...track.children];
    if (by < 0) track.prepend(...order.slice(-distance));
    // What stands first is also seen at the end of the row while it moves.
    const ghosts = [...track.children].slice(0, distance).map(ghostOf);
    track.append(...ghosts);
    current = (current + by + count) % count;
    show();
    if (by < 0) {
      moveTo(-distance);
      // Here the browser takes it to be, and moves it from here.
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
    // All that there is may stand there already.
    if (slides.some(({ inert }) => inert)) turn(isForward ? 1 : -1);
  });

  // Nothing scrolls any more. How many slides are whole depends on the window and on the size of text, where the list may be
  // as wide as before and its slides are not.
  track.scrollLeft = 0;
  track.removeAttribute('tabindex');
  const resizing = new ResizeObserver(show);
  for (const sized of [track, ...slides.slice(0, 1)]) resizing.observe(sized);
  show();
}

/** The way round that is shorter; forward where both are as long. */
function shortWay(by: number, count: number): number {
  if (by > count / 2) return by - count;
  return by <= -count / 2 ? by + count : by;
}

function ghostOf(slide: Element): Element {
  const ghost = slide.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  return ghost;
}
