import type { BlockDataByType } from '#schemas/generated/types.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { customDimensions } from '../tracking/trackingEvent.ts';
import type { ProductCardContent } from './productCardContent.ts';

export function cardEvents(
  data: BlockDataByType['product-card'],
  content: ProductCardContent,
): ProductEvents {
  const { contentMeta, productId } = content;
  return productEvents(
    {
      location: 'Product card',
      formatType: 'CARD',
      name: content.title,
      brand: content.brand,
      category: contentMeta?.targeting?.k1,
      productId,
      variant: data.variantId,
      position: content.position,
    },
    {
      text: content.offer?.shop?.text,
      linkUrl: data.ctaUrl,
      coupon: data.discount,
      customDimensions: customDimensions({
        partnerProductId: data.pid === productId ? undefined : data.pid,
        store: data.destinationStore,
        ribbon: content.ribbon?.text,
        featuredPartner: data.isFeaturedPartner ? 'true' : undefined,
        articleTitle: data.articleTitle,
        canonicalPath: contentMeta?.canonicalPath,
        featureTemplateType: contentMeta?.featureTemplateType,
        pageTemplate: contentMeta?.pageTemplate,
      }),
    },
  );
}
