import type { CSSProperties, ReactNode } from 'react';
import { carouselAttribute } from '#contracts/markers.ts';
import { carousel, controls, track } from './Carousel.styles.ts';

/**
 * How many slides stand side by side, by layout. A fraction lets the next one be seen, such as 1.1. In a grid all are seen:
 * up to three in a row, four as two by two, more in rows of three.
 */
export interface SlidesPerPage {
  mobile: number;
  tablet: number;
  desktop: number | 'grid';
}

interface CarouselProps {
  /** The id of what says what the slides are, such as `Our favorite powders`. */
  nameId: string;
  /** In reading order. */
  slides: readonly ReactNode[];
  /** One on phones and two on tablets unless told. */
  perPage?: SlidesPerPage;
}

const usualPages: SlidesPerPage = { mobile: 1, tablet: 2, desktop: 2 };

/**
 * Slides side by side, which readers swipe, scroll, or move by the arrow keys. A list in a labelled region that takes
 * the focus, so it works without JavaScript; every slide is in the page and reached by Tab where something in it is.
 * On paper the slides stand below each other.
 */
export function Carousel({ nameId, slides, perPage = usualPages }: CarouselProps): ReactNode {
  const count = slides.length;
  const { mobile, tablet, desktop } = perPage;
  const isGrid = desktop === 'grid';
  const widths = {
    '--on-mobile': slideWidth(mobile, count),
    '--on-tablet': slideWidth(tablet, count),
    ...(isGrid ? { '--columns': gridColumns(count) } : { '--on-desktop': slideWidth(desktop, count) }),
  };
  const still = layouts.filter((layout) => {
    const shown = perPage[layout];
    return shown === 'grid' || count <= shown;
  });
  return (
    <section
      className={carousel}
      aria-labelledby={nameId}
      style={widths as CSSProperties}
      {...{ [carouselAttribute]: '' }}
    >
      <ul
        className={track}
        // What scrolls must take the focus, or no arrow key reaches it.
        tabIndex={still.length === layouts.length ? undefined : 0}
        data-still={still.join(' ') || undefined}
        data-on-tablet={Math.floor(tablet)}
        data-on-desktop={isGrid ? undefined : Math.floor(desktop)}
        data-columns={isGrid ? '' : undefined}
      >
        {slides.map((slide, index) => (
          <li key={index} data-position={`${index + 1} of ${count}`}>
            {slide}
          </li>
        ))}
      </ul>
      <div
        className={controls}
        data-still={still.join(' ') || undefined}
        suppressHydrationWarning
        dangerouslySetInnerHTML={arrows}
      />
    </section>
  );
}

const layouts = ['mobile', 'tablet', 'desktop'] as const;

/** Arrows, and a place for dots. Text of ours, which a script makes live. */
const arrows = {
  __html:
    '<button type="button" lang="en" aria-label="Previous">←</button><div lang="en"></div><button type="button" lang="en" aria-label="Next">→</button>',
};

/** How many slides of a grid stand in a row. */
function gridColumns(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3);
}

/** The width at which so many slides, and the gaps between them, fill the page. Fewer slides than that fill it too. */
export function slideWidth(shown: number, count: number): string {
  const width = Math.max(1, Math.min(shown, count));
  return `calc((100% - ${Math.ceil(width) - 1} * var(--gap)) / ${width})`;
}
