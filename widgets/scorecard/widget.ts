import { widget } from '#transformer/registry/widget.ts';
import { productNodes } from '../commerce/productNodes.ts';
import { reviewedProductOf } from './reviewedProduct.ts';

export default widget('scorecard', {
  load: () => import('./Scorecard.tsx'),
  reads: ['placeOfKind'],
  structuredData: (data, page) => productNodes(reviewedProductOf(data), page),
});
