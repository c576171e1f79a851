import type { ReactNode } from 'react';
import { ProductName } from '../commerce/ProductName.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { ribbon, title } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';
import { Ratings } from './Ratings.tsx';

interface ProductHeaderProps {
  /** Id of the heading, the card's accessible name. */
  titleId: string;
  content: ProductCardContent;
  /** Whether space is scarce: ratings are numbers only. */
  isShort: boolean;
}

/** The product's strength, its name, and its ratings by us and by customers. */
export function ProductHeader({ titleId, content, isShort }: ProductHeaderProps): ReactNode {
  const { ribbon: best } = content;
  return (
    <>
      {best && (
        <div className={ribbon}>
          <OwnWords when={best.isOurWords}>{best.text}</OwnWords>
        </div>
      )}
      <h3 className={title} id={titleId}>
        <ProductName>{content.title}</ProductName>
      </h3>
      <Ratings {...content} hasStars={!isShort} />
    </>
  );
}
