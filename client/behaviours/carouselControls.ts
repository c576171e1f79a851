import { resizeDebounceMs } from '#contracts/markers.ts';

const step = 300;
const endTolerance = 5;

/**
 * Replaces the browser's arrows and dots; a dot is a page. The list scrolls and snaps natively, and is not
 * focusable while everything fits.
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
    // Not `disabled`: focus would be lost at the end.
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
  /** Scroll containers must be focusable for the arrow keys. */
  const takeFocus = (): void => {
    if (track.scrollWidth - track.clientWidth > endTolerance) track.tabIndex = 0;
    else track.removeAttribute('tabindex');
  };
  const measure = (): void => {
    const [first, second] = slides;
    slideStep = Math.abs((second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0)) || track.clientWidth || 1;
    const shown = Math.max(1, Math.round(track.clientWidth / slideStep));
    // An unchanged dot keeps the focus.
    if (shown !== perPage) {
      perPage = shown;
      dots.replaceChildren(...slides.filter((_, index) => index % perPage === 0).map(dotOf));
    }
    show();
  };

  const move = (direction: 1 | -1): void =>
    // Snapping would undo a step shorter than a slide.
    track.scrollBy({ left: direction * toward * Math.max(step, slideStep) });
  previous.addEventListener('click', () => move(-1));
  next.addEventListener('click', () => move(1));
  track.addEventListener('scroll', show, { passive: true });
  let resizing: ReturnType<typeof setTimeout> | undefined;
  // Not the window: slides also resize with the text size.
  new ResizeObserver(() => {
    takeFocus();
    clearTimeout(resizing);
    resizing = setTimeout(measure, resizeDebounceMs);
  }).observe(slides[0] ?? track);
  takeFocus();
  measure();
}
