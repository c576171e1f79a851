import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { TrackingEvent } from '../../schemas/tracking.ts';
import { customDimensions, type TrackingFields, trackingEvent } from '../shared/trackingEvent.ts';
import type { ProductCardContent } from './productCardContent.ts';

/** Makes the events of one card. */
export interface CardEvents {
  /** Something happened to the product: it was loaded, seen or clicked. Holds all product details of §3. */
  product: (
    kind: 'product-loaded' | 'product-viewed' | 'product-clicked',
    fields?: TrackingFields,
  ) => TrackingEvent;
  /** A part of the card was clicked or opened. */
  clicked: (fields: TrackingFields) => TrackingEvent;
}

/** What the events of a card say (specification §3 and §7). */
export function cardEvents(data: BlockDataByType['product-card'], content: ProductCardContent): CardEvents {
  const { contentMeta, productId } = content;
  const card: TrackingFields = {
    location: 'Product card',
    formatType: 'CARD',
    name: content.title,
    brand: content.brand,
    category: contentMeta?.targeting?.k1,
    productId,
    variant: data.variantId,
    position: content.position,
  };
  const details: TrackingFields = {
    text: data.ctaUrl && content.ctaText,
    linkUrl: data.ctaUrl,
    coupon: data.discount,
    customDimensions: customDimensions({
      partnerProductId: data.pid === productId ? undefined : data.pid,
      store: data.destinationStore,
      ribbon: content.ribbon,
      featuredPartner: data.isFeaturedPartner ? 'true' : undefined,
      articleTitle: data.articleTitle,
      canonicalPath: contentMeta?.canonicalPath,
      featureTemplateType: contentMeta?.featureTemplateType,
      pageTemplate: contentMeta?.pageTemplate,
    }),
  };
  return {
    product: (kind, fields) => trackingEvent(kind, { ...card, ...details, ...fields }),
    clicked: (fields) => trackingEvent('element-clicked', { ...card, ...fields }),
  };
}
