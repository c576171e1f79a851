import type { ReactNode } from 'react';
import { StarRating } from '../commerce/StarRating.tsx';
import { formatScore, maxScore, ratingsText } from '../commerce/score.ts';
import { unbroken } from '../commerce/unbroken.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import type { ProductCardContent } from './productCardContent.ts';
import { ratings } from './Ratings.styles.ts';

interface RatingsProps extends Pick<ProductCardContent, 'ourScore' | 'customers'> {
  hasStars: boolean;
}

/** Our rating, and below it the customers': two numbers that must not be confused. */
export function Ratings({ ourScore, customers, hasStars }: RatingsProps): ReactNode {
  if (ourScore === undefined && !customers) return null;
  return (
    <dl className={ratings}>
      {ourScore !== undefined && (
        <div>
          <dt>
            <OwnWords>Our score</OwnWords>
          </dt>
          <dd data-ours="">
            <Score score={ourScore} by="us" hasStars={hasStars} />
          </dd>
        </div>
      )}
      {customers && (
        <div>
          <dt>
            <OwnWords>Customers</OwnWords>
          </dt>
          <dd>
            <Score score={customers.score} by="customers" hasStars={hasStars} />{' '}
            <small className={unbroken}>
              <OwnWords>{ratingsText(customers.count)}</OwnWords>
            </small>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ScoreProps {
  score: number;
  by: 'us' | 'customers';
  hasStars: boolean;
}

/** The number occurs as text once: with the stars, or by itself. */
function Score({ score, by, hasStars }: ScoreProps): ReactNode {
  if (!hasStars) {
    return (
      <OwnWords>
        <b>{formatScore(score)}</b> <span className="visually-hidden">out of {maxScore}</span>
      </OwnWords>
    );
  }
  return (
    <>
      <b aria-hidden="true">{formatScore(score)}</b> <StarRating score={score} by={by} />
    </>
  );
}
