import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { CarouselSection } from '../ui/CarouselSection.tsx';
import { cardsPerPage, slidePictureWidth } from '../ui/cardCarousel.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { flipCard } from './FlipCard.styles.ts';

/** One card on phones, two on tablets, a grid on desktops. Works without JavaScript. */
export default function FlipCardCarousel({
  data,
  block,
}: WidgetProps<'flip-card-carousel', 'hasFirstPicture'>): ReactNode {
  return (
    <CarouselSection
      header={data.header}
      nameWithoutHeader="Questions and answers"
      perPage={cardsPerPage}
      slides={shownCards(data.cards).map((card, index) => (
        <FlipCard key={index} card={card} position={index + 1} eager={block.hasFirstPicture && index === 0} />
      ))}
    />
  );
}

interface FlipCardProps {
  card: ShownCard;
  position: number;
  eager: boolean;
}

function FlipCard({ card, position, eager }: FlipCardProps): ReactNode {
  const { title, answer, description, media } = card;
  const opened = trackingEvent('element-clicked', {
    location: 'Flip cards',
    elementType: 'ACCORDION',
    actionOutcome: 'OPEN',
    name: title,
    position,
  });
  return (
    <details className={flipCard} {...trackOpen(opened)}>
      <summary>
        {media && <Picture {...media} alt={media.alt} shownWidth={slidePictureWidth} eager={eager} />}
        <span>{title}</span>
        <small>
          <OwnWords>
            <span data-when="closed">Turn over</span>
            <span data-when="open">Turn back</span>
          </OwnWords>
        </small>
      </summary>
      <div>
        {answer && (
          <p>
            <span className={marker}>{answer}</span>
          </p>
        )}
        {description && <RichHtml html={description} />}
      </div>
    </details>
  );
}

type Card = BlockDataByType['flip-card-carousel']['cards'][number];

interface ShownCard {
  title: string;
  answer: string | undefined;
  description: string | undefined;
  media: Card['media'];
}

function shownCards(cards: readonly Card[]): ShownCard[] {
  return cards.flatMap(({ title: question, back, media }) => {
    const title = present(question);
    const answer = present(back?.answer);
    const description = presentHtml(back?.description);
    return title && (answer || description) ? [{ title, answer, description, media }] : [];
  });
}
