import { type Registry, widget } from '../transformer/widget.ts';
import { comparedAtOnce } from './diet-compare/comparedDiets.ts';

/** The one list of block types and the widgets that show them. */
export const registry = {
  'affiliate-disclosure': widget({
    hydrate: 'never',
    load: () => import('./affiliate-disclosure/AffiliateDisclosure.tsx'),
    reads: [],
  }),
  basic: widget({ hydrate: 'never', load: () => import('./basic/Basic.tsx'), reads: [] }),
  'comparison-dropdown': widget({
    hydrate: 'interaction',
    why: 'Keeps the choice at two products, and shows them side by side.',
    load: () => import('./comparison-dropdown/ComparisonDropdown.tsx'),
    reads: ['articlePath', 'indexOfKind'],
  }),
  'diet-compare': widget({
    hydrate: 'visible',
    why: 'Keeps the choice of diets at two, and brings it back after a reload.',
    needsScript: ({ cards }) => cards.length > comparedAtOnce,
    load: () => import('./diet-compare/DietCompare.tsx'),
    reads: ['articlePath', 'indexOfKind'],
  }),
  'end-of-section-link': widget({
    hydrate: 'never',
    load: () => import('./end-of-section-link/EndOfSectionLink.tsx'),
    reads: [],
  }),
  faq: widget({ hydrate: 'never', load: () => import('./faq/Faq.tsx'), reads: [] }),
  heading: widget({ hydrate: 'never', load: () => import('./heading/Heading.tsx'), reads: [] }),
  'hub-tiles': widget({ hydrate: 'never', load: () => import('./hub-tiles/HubTiles.tsx'), reads: [] }),
  image: widget({ hydrate: 'never', load: () => import('./image/Image.tsx'), reads: ['holdsFirstPicture'] }),
  'inline-ad': widget({
    hydrate: 'never',
    load: () => import('./inline-ad/InlineAd.tsx'),
    reads: ['indexOfKind', 'contentMeta'],
  }),
  list: widget({ hydrate: 'never', load: () => import('./list/List.tsx'), reads: [] }),
  'paid-media': widget({
    hydrate: 'never',
    load: () => import('./paid-media/PaidMedia.tsx'),
    reads: ['holdsFirstPicture'],
  }),
  'paid-media-card': widget({
    hydrate: 'never',
    load: () => import('./paid-media-card/PaidMediaCard.tsx'),
    reads: ['indexOfKind', 'holdsFirstPicture', 'contentMeta'],
  }),
  'product-card-carousel': widget({
    hydrate: 'never',
    load: () => import('./product-card-carousel/ProductCardCarousel.tsx'),
    reads: [],
  }),
  'product-card': widget({
    hydrate: 'never',
    load: () => import('./product-card/ProductCard.tsx'),
    reads: ['indexOfKind', 'holdsFirstPicture', 'contentMeta', 'commercePropensity'],
  }),
  'quick-look': widget({
    hydrate: 'never',
    load: () => import('./quick-look/QuickLook.tsx'),
    reads: ['contentMeta'],
  }),
  'product-comparison-table': widget({
    hydrate: 'never',
    load: () => import('./product-comparison-table/ProductComparisonTable.tsx'),
    reads: [],
  }),
  quiz: widget({
    hydrate: 'interaction',
    why: 'Scores the answers in the browser, so that they never leave it.',
    load: () => import('./quiz/Quiz.tsx'),
    reads: ['articlePath'],
  }),
  quote: widget({ hydrate: 'never', load: () => import('./quote/Quote.tsx'), reads: ['holdsFirstPicture'] }),
  'related-articles': widget({
    hydrate: 'never',
    load: () => import('./related-articles/RelatedArticles.tsx'),
    reads: ['articlePath'],
  }),
  'rich-text': widget({ hydrate: 'never', load: () => import('./rich-text/RichText.tsx'), reads: [] }),
  scorecard: widget({
    hydrate: 'never',
    load: () => import('./scorecard/Scorecard.tsx'),
    reads: ['indexOfKind', 'contentMeta'],
  }),
  'shopping-card': widget({
    hydrate: 'never',
    load: () => import('./shopping-card/ShoppingCard.tsx'),
    reads: ['indexOfKind', 'holdsFirstPicture', 'contentMeta'],
  }),
  'social-proof': widget({
    hydrate: 'never',
    load: () => import('./social-proof/SocialProof.tsx'),
    reads: [],
  }),
  stats: widget({
    hydrate: 'never',
    load: () => import('./stats/Stats.tsx'),
    reads: ['preview'],
  }),
  table: widget({ hydrate: 'never', load: () => import('./table/Table.tsx'), reads: [] }),
  'treatment-card': widget({
    hydrate: 'never',
    load: () => import('./treatment-card/TreatmentCard.tsx'),
    reads: ['contentMeta', 'indexOfKind'],
  }),
  'treatment-comparison': widget({
    hydrate: 'never',
    load: () => import('./treatment-comparison/TreatmentComparison.tsx'),
    reads: ['contentMeta'],
  }),
  'trust-card': widget({ hydrate: 'never', load: () => import('./trust-card/TrustCard.tsx'), reads: [] }),
  video: widget({
    hydrate: 'interaction',
    why: 'Puts the player in place of the picture when a reader asks for it.',
    load: () => import('./video/Video.tsx'),
    reads: ['preview'],
  }),
} satisfies Registry;
