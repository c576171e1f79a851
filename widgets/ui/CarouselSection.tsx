import { cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { Carousel, type SlidesPerPage } from './Carousel.tsx';
import { carouselSection, sectionHeader } from './CarouselSection.styles.ts';
import { present } from './presentText.ts';

interface CarouselSectionProps {
  /** The author's heading above the slides, if any. */
  header: string | undefined;
  /** The accessible name without a header, in English. */
  nameWithoutHeader: string;
  slides: readonly ReactNode[];
  perPage?: SlidesPerPage;
  className?: string;
}

/** A carousel with its header. Renders nothing without slides. */
export function CarouselSection({
  header: written,
  nameWithoutHeader,
  className,
  slides,
  perPage,
}: CarouselSectionProps): ReactNode {
  const nameId = useId();
  if (slides.length === 0) return null;
  const header = present(written);
  return (
    <div className={cx(carouselSection, className)}>
      {header ? (
        <h2 className={sectionHeader} id={nameId}>
          {header}
        </h2>
      ) : (
        <span id={nameId} lang="en" hidden>
          {nameWithoutHeader}
        </span>
      )}
      <Carousel nameId={nameId} slides={slides} {...(perPage ? { perPage } : {})} />
    </div>
  );
}
