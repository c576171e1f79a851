import type { CSSProperties, ReactNode } from 'react';
import { carouselAttribute } from '#contracts/markers.ts';
import { carousel, controls, track } from './Carousel.styles.ts';

/**
 * Slides per view; a fraction such as 1.1 shows part of the next one. A grid shows all: up to three in a
 * row, four as two by two, more in rows of three.
 */
export interface SlidesPerPage {
  mobile: number;
  tablet: number;
  desktop: number | 'grid';
}

interface CarouselProps {
  nameId: string;
  slides: readonly ReactNode[];
  perPage?: SlidesPerPage;
}

const usualPages: SlidesPerPage = { mobile: 1, tablet: 2, desktop: 2 };

/** Scrolls natively by swipe, wheel or arrow keys. Works without JavaScript; stacked on paper. */
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
        // A scroll container must be focusable for arrow keys.
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

/** Arrows, and a place for dots: our own HTML, inert until the script runs. */
const arrows = {
  __html:
    '<button type="button" lang="en" aria-label="Previous">←</button><div lang="en"></div><button type="button" lang="en" aria-label="Next">→</button>',
};

function gridColumns(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3);
}

/** The visible slides and their gaps fill the page, also if there are fewer slides. */
export function slideWidth(shown: number, count: number): string {
  const width = Math.max(1, Math.min(shown, count));
  return `calc((100% - ${Math.ceil(width) - 1} * var(--gap)) / ${width})`;
}
