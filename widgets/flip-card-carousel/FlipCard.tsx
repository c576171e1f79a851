import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { slidePictureWidth } from '../ui/cardCarousel.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { flipCard } from './FlipCard.styles.ts';
import type { ShownCard } from './shownCards.ts';

interface FlipCardProps {
  card: ShownCard;
  /** The 1-based position among the cards. */
  position: number;
  eager: boolean;
}

/**
 * A flip card: a native disclosure with its summary as the front, and a line above the answer once it is
 * open.
 */
export function FlipCard({ card, position, eager }: FlipCardProps): ReactNode {
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
