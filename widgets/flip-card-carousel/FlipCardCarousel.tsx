import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { CarouselSection } from '../ui/CarouselSection.tsx';
import { cardsPerPage } from '../ui/cardCarousel.ts';
import { FlipCard } from './FlipCard.tsx';
import { shownCards } from './shownCards.ts';

/**
 * Question cards with answers on the back: one on phones, two on tablets, a grid on desktops. Works without
 * JavaScript.
 */
export default function FlipCardCarousel({
  data,
  block,
}: WidgetProps<BlockDataByType['flip-card-carousel'], 'holdsFirstPicture'>): ReactNode {
  return (
    <CarouselSection
      header={data.header}
      nameWithoutHeader="Questions and answers"
      perPage={cardsPerPage}
      slides={shownCards(data.cards).map((card, index) => (
        <FlipCard
          key={index}
          card={card}
          position={index + 1}
          eager={block.holdsFirstPicture && index === 0}
        />
      ))}
    />
  );
}
