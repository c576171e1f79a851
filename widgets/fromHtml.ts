import type { BlockFromHtml } from '#transformer/fromHtml/claim.ts';
import { downloadableFromHtml } from './downloadable/fromHtml.ts';
import { endOfSectionLinkFromHtml } from './end-of-section-link/fromHtml.ts';
import { faqFromHtml } from './faq/fromHtml.ts';
import { imageFromHtml } from './image/fromHtml.ts';
import { imageCarouselFromHtml } from './image-carousel/fromHtml.ts';
import { noteFromHtml } from './note/fromHtml.ts';
import { productCardFromHtml } from './product-card/fromHtml.ts';
import { quoteFromHtml } from './quote/fromHtml.ts';
import { recipeFromHtml } from './recipe-v2/fromHtml.ts';
import { sourcesFromHtml } from './sources/fromHtml.ts';
import { thirdPartyEmbedFromHtml } from './third-party-embed/fromHtml.ts';
import { outsideLinkFromHtml } from './third-party-embed/outsideLink.ts';
import { videoFromHtml } from './video/fromHtml.ts';

/** The HTML that is a block type's own, each before those that match the same elements by weaker signs. */
export const claims: readonly BlockFromHtml[] = [
  recipeFromHtml,
  productCardFromHtml,
  sourcesFromHtml,
  faqFromHtml,
  noteFromHtml,
  quoteFromHtml,
  downloadableFromHtml,
  endOfSectionLinkFromHtml,
  imageCarouselFromHtml,
  imageFromHtml,
  videoFromHtml,
  thirdPartyEmbedFromHtml,
  outsideLinkFromHtml,
];
