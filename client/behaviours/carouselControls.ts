import { resizeDebounceMs } from '#contracts/markers.ts';

/** How far an arrow moves the slides, at least, in CSS pixels. */
const step = 300;
/** So close to the end counts as the end, in CSS pixels. */
const endTolerance = 5;

/**
 * Gives a carousel our own arrows and dots, in the place of those that a browser may have: arrows move by a step, dots
 * stand for pages, lead to theirs, and follow the position. The list scrolls and snaps by itself. Where it does not scroll, as
 * a grid does not, it takes no focus.
 */
export function start(carousel: Element): void {
  const track = carousel.querySelector<HTMLElement>(':scope > ul');
  const controls = track?.nextElementSibling;
  const [previous, dots, next] = controls?.children ?? [];
  if (!track || !controls || !previous || !dots || !next) throw new TypeError('The carousel misses a part');

  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const toward = getComputedStyle(track).direction === 'rtl' ? -1 : 1;
  let slideStep = 0;
  let perPage = 0;

  const show = (): void => {
    const position = Math.abs(track.scrollLeft);
    const isAtEnd = position >= track.scrollWidth - track.clientWidth - endTolerance;
    // Not `disabled`: the focus would be lost at the end.
    previous.ariaDisabled = String(position <= endTolerance);
    next.ariaDisabled = String(isAtEnd);
    const page = isAtEnd ? dots.children.length - 1 : Math.round(position / (perPage * slideStep));
    [...dots.children].forEach((dot, index) => {
      dot.ariaCurrent = String(index === page);
    });
  };
  const dotOf = (slide: HTMLElement): HTMLElement => {
    const dot = document.createElement('button');
    dot.type = 'button';
    dot.ariaLabel = slide.dataset.position ?? '';
    dot.addEventListener('click', () => slide.scrollIntoView({ block: 'nearest', inline: 'start' }));
    return dot;
  };
  /** What scrolls must take the focus, or no arrow key reaches it. */
  const takeFocus = (): void => {
    if (track.scrollWidth - track.clientWidth > endTolerance) track.tabIndex = 0;
    else track.removeAttribute('tabindex');
  };
  const measure = (): void => {
    const [first, second] = slides;
    slideStep = Math.abs((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)) || track.clientWidth || 1;
    const shown = Math.max(1, Math.round(track.clientWidth / slideStep));
    // A dot that stays keeps the focus.
    if (shown !== perPage) {
      perPage = shown;
      dots.replaceChildren(...slides.filter((_, index) => index % perPage === 0).map(dotOf));
    }
    show();
  };

  const move = (direction: 1 | -1): void =>
    // A shorter step than a slide would be undone by the snapping.
    track.scrollBy({ left: direction * toward * Math.max(step, slideStep) });
  previous.addEventListener('click', () => move(-1));
  next.addEventListener('click', () => move(1));
  track.addEventListener('scroll', show, { passive: true });
  let resizing: ReturnType<typeof setTimeout> | undefined;
  // Not the window: a slide also changes with the size of text.
  new ResizeObserver(() => {
    takeFocus();
    clearTimeout(resizing);
    resizing = setTimeout(measure, resizeDebounceMs);
  }).observe(slides[0] ?? track);
  takeFocus();
  measure();
}
