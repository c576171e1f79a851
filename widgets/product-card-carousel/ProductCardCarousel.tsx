import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import { NestedBlock } from '#transformer/NestedBlock.tsx';
import type { WidgetProps } from '#transformer/widget.ts';
import { CarouselSection } from '../ui/CarouselSection.tsx';
import { card, products } from './ProductCardCarousel.styles.ts';

/**
 * Product cards side by side: one on phones, two from tablets on. Each is a block of its own, so one that fails costs
 * only itself. Works wholly without JavaScript. Without a card nothing is shown, not even the header.
 */
export default function ProductCardCarousel({
  data,
}: WidgetProps<BlockDataByType['product-card-carousel']>): ReactNode {
  return (
    <CarouselSection
      className={products}
      header={data.header}
      nameWithoutHeader="Products"
      slides={data.cards.map((block, index) => <NestedBlock key={index} block={block} className={card} />)}
    />
  );
}
