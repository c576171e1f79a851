import type { ReactNode } from 'react';
import { siteLinks } from '../../contracts/siteAddresses.ts';
import { StarRating } from '../commerce/StarRating.tsx';
import { formatScore, ratingsText } from '../commerce/score.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { chips, soft, title, unbroken } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

interface ProductHeaderProps {
  /** Id of the heading, which names the card. */
  titleId: string;
  content: ProductCardContent;
  /** Whether the brand has passed our vetting. */
  isVetted: boolean;
}

/** The product's name, brand and rating, and the short words about it. */
export function ProductHeader({ titleId, content, isVetted }: ProductHeaderProps): ReactNode {
  // Each once, whoever wrote it twice.
  const words = [...new Set([...content.tags, ...content.badges])];
  return (
    <>
      {(content.brand || isVetted) && (
        <div className={soft}>
          {content.brand}{' '}
          {isVetted && (
            <a href={siteLinks.brandVetting} className={unbroken}>
              <OwnWords>✓ Vetted brand</OwnWords>
            </a>
          )}
        </div>
      )}
      <h3 className={title} id={titleId}>
        {content.title}
      </h3>
      {content.rating && (
        <div>
          <StarRating score={content.rating.score} />{' '}
          <b aria-hidden="true">{formatScore(content.rating.score)}</b>{' '}
          {content.rating.count !== undefined && (
            <span className={`${soft} ${unbroken}`}>
              <OwnWords>{ratingsText(content.rating.count)}</OwnWords>
            </span>
          )}
        </div>
      )}
      {words.length > 0 && (
        <ul className={chips}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </>
  );
}
