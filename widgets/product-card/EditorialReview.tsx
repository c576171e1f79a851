import type { ReactNode } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import { ScoreBoard } from '../commerce/ScoreBoard.tsx';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { animationsIn } from '../ui/animatedPictures.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { prose } from '../ui/prose.styles.ts';
import { ReadMore } from '../ui/ReadMore.tsx';
import { byline, partTitle, review } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

/** A higher review is folded, in CSS pixels. */
const reviewCollapseThreshold = 154;

interface EditorialReviewProps {
  content: ProductCardContent;
  /** Whether a long review is shown in full: nothing folds twice. */
  isWhole?: boolean;
  events: ProductEvents;
}

export function EditorialReview({ content, isWhole, events }: EditorialReviewProps): ReactNode {
  const { editorialReview, reviewAuthor, scoreBoard } = content;
  if (!editorialReview && !scoreBoard) return null;
  const event = events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text: 'Our scores' });
  return (
    <section className={review} {...animationsIn(editorialReview)}>
      {editorialReview && (
        <>
          <div className={byline}>
            <h4 className={partTitle}>
              <OwnWords>Our review</OwnWords>
            </h4>
            {reviewAuthor && <OwnWords>By {reviewAuthor}</OwnWords>}
          </div>
          {isWhole ? (
            <RichHtml html={editorialReview} className={prose} />
          ) : (
            <ReadMore html={editorialReview} threshold={reviewCollapseThreshold} />
          )}
        </>
      )}
      {scoreBoard && <ScoreBoard {...scoreBoard} event={event} />}
    </section>
  );
}
