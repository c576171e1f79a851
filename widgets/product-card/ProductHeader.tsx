import type { ReactNode } from 'react';
import { ProductName } from '../commerce/ProductName.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { ribbon, title } from './ProductCard.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';
import { Ratings } from './Ratings.tsx';

interface ProductHeaderProps {
  titleId: string;
  content: ProductCardContent;
  isShort: boolean;
}

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
