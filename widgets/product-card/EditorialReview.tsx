import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { ScoreBoard } from '../commerce/ScoreBoard.tsx';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { ReadMore } from '../ui/ReadMore.tsx';
import { animationsIn } from './animatedPictures.ts';
import { partTitle, review, soft } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

/** A review taller than this, in CSS pixels, is folded. */
const reviewCollapseThreshold = 154;

interface EditorialReviewProps {
  data: BlockDataByType['product-card'];
  content: ProductCardContent;
  events: ProductEvents;
}

/** What our editors think of the product, with their scores where the card shows them. */
export function EditorialReview({ data, content, events }: EditorialReviewProps): ReactNode {
  const { editorialReview, scoreBoard } = content;
  if (!editorialReview && !scoreBoard) return null;
  const author = present(data.reviewAuthorName);
  const event = events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text: 'Our scores' });
  return (
    <section className={review} {...animationsIn(editorialReview)}>
      {editorialReview && (
        <>
          <h4 className={partTitle}>
            <OwnWords>Our review</OwnWords>
          </h4>
          {author && (
            <div className={soft}>
              <OwnWords>By {author}</OwnWords>
            </div>
          )}
          <ReadMore html={editorialReview} threshold={reviewCollapseThreshold} />
        </>
      )}
      {scoreBoard && <ScoreBoard {...scoreBoard} event={event} />}
    </section>
  );
}
