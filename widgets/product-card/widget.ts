import { widget } from '#transformer/registry/widget.ts';
import { cardAnchor, firstPage } from '../commerce/cardAnchor.ts';
import { productNodes } from '../commerce/productNodes.ts';
import { reviewedProductOf } from './reviewedProduct.ts';

export default widget('product-card', {
  load: () => import('./ProductCard.tsx'),
  reads: ['indexOfKind', 'placeOfKind', 'nextOfKind', 'hasFirstPicture', 'contentMeta', 'commercePropensity'],
  structuredData: (data, page) => productNodes(reviewedProductOf(data), page),
  anchors: (_data, { indexOfKind }) => [cardAnchor(firstPage, indexOfKind)],
});
