import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import { NestedBlock } from '../../transformer/NestedBlock.tsx';
import type { WidgetProps } from '../../transformer/widget.ts';
import { Carousel } from '../ui/Carousel.tsx';
import { card, header as headerStyle, products } from './ProductCardCarousel.styles.ts';

/** What the carousel is called where nothing stands above it. */
const nameWithoutHeader = 'Products';

/**
 * Product cards side by side: one on phones, two from tablets on. Each is a block of its own, so one that fails costs
 * only itself. Works wholly without JavaScript. Without a card nothing is shown, not even the header.
 */
export default function ProductCardCarousel({
  data,
}: WidgetProps<BlockDataByType['product-card-carousel']>): ReactNode {
  if (data.cards.length === 0) return null;
  const header = data.header?.trim();
  return (
    <div className={products}>
      {header && <h2 className={headerStyle}>{header}</h2>}
      <Carousel
        label={header || nameWithoutHeader}
        slides={data.cards.map((block, index) => <NestedBlock key={index} block={block} className={card} />)}
      />
    </div>
  );
}
