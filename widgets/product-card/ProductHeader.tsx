import type { ReactNode } from 'react';
import { ProductName } from '../commerce/ProductName.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { ribbon, title } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';
import { Ratings } from './Ratings.tsx';

interface ProductHeaderProps {
  /** Id of the heading, which names the card. */
  titleId: string;
  content: ProductCardContent;
  /** Whether there is little room: ratings are numbers alone. */
  isShort: boolean;
}

/** What the product is best at, its name, and what we and its customers give it. */
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
