import type { ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { shopText } from '../commerce/shopText.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { present } from '../ui/presentText.ts';

export function columnEvents(product: ProductComparisonTableProduct, position: number): ProductEvents {
  return productEvents(
    {
      name: present(product.productTitle),
      brand: present(product.productBrand),
      productId: product.id,
      variant: product.variantId,
      position,
    },
    {
      linkUrl: product.ctaUrl,
      text: product.ctaUrl && shopText(product.ctaText),
      coupon: product.discount,
    },
  );
}
