import type { ReactNode } from 'react';
import { NestedBlock } from '#transformer/html/NestedBlock.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { CarouselSection } from '../ui/CarouselSection.tsx';
import { card, products } from './ProductCardCarousel.styles.ts';

/** Each card is a separate block, so a failure is isolated. Works without JavaScript. */
export default function ProductCardCarousel({ data }: WidgetProps<'product-card-carousel'>): ReactNode {
  return (
    <CarouselSection
      className={products}
      header={data.header}
      nameWithoutHeader="Products"
      slides={data.cards.map((block, index) => <NestedBlock key={index} block={block} className={card} />)}
    />
  );
}
