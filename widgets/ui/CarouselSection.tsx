import { cx } from '@linaria/core';
import { type ReactNode, useId } from 'react';
import { Carousel, type SlidesPerPage } from './Carousel.tsx';
import { carouselSection, sectionHeader } from './CarouselSection.styles.ts';
import { present } from './presentText.ts';

interface CarouselSectionProps {
  header: string | undefined;
  nameWithoutHeader: string;
  slides: readonly ReactNode[];
  perPage?: SlidesPerPage;
  className?: string;
}

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
