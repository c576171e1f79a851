import type { CSSProperties, ReactNode } from 'react';
import { carousel, track } from './Carousel.styles.ts';

/** How many slides stand side by side, by layout. A fraction lets the next one be seen, such as 1.1. */
export interface SlidesPerPage {
  mobile: number;
  tablet: number;
  desktop: number;
}

interface CarouselProps {
  /** What the slides are, for readers who cannot see them, such as `Our favorite powders`. */
  label: string;
  /** In reading order. */
  slides: readonly ReactNode[];
  /** One on phones and two on tablets (specification §9) unless told. */
  perPage?: SlidesPerPage;
}

const usualPages: SlidesPerPage = { mobile: 1, tablet: 2, desktop: 2 };

/**
 * Slides side by side, which readers swipe, scroll, or move by the arrow keys. A list in a labelled region that takes
 * the focus, so it works without JavaScript; every slide is in the page and reached by Tab where something in it is.
 * On paper the slides stand below each other.
 */
export function Carousel({ label, slides, perPage = usualPages }: CarouselProps): ReactNode {
  const widths = {
    '--on-mobile': slideWidth(perPage.mobile),
    '--on-tablet': slideWidth(perPage.tablet),
    '--on-desktop': slideWidth(perPage.desktop),
  };
  return (
    <section className={carousel} aria-label={label} style={widths as CSSProperties}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus, or no arrow key reaches it. */}
      <ul className={track} tabIndex={0}>
        {slides.map((slide, index) => (
          <li key={index} data-position={`${index + 1} of ${slides.length}`}>
            {slide}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The width at which so many slides, and the gaps between them, fill the page. */
function slideWidth(shown: number): string {
  return `calc((100% - ${Math.ceil(shown) - 1} * var(--gap)) / ${shown})`;
}
