import type { Registry } from '#transformer/registry/widget.ts';
import affiliateDisclosure from './affiliate-disclosure/widget.ts';
import announcementBar from './announcement-bar/widget.ts';
import assessment from './assessment/widget.ts';
import authorBio from './author-bio/widget.ts';
import basic from './basic/widget.ts';
import calculator from './calculator/widget.ts';
import callOut from './call-out/widget.ts';
import checklist from './checklist/widget.ts';
import coloredContent from './colored-content/widget.ts';
import comparisonDropdown from './comparison-dropdown/widget.ts';
import contentPromo from './content-promo/widget.ts';
import contentSeries from './content-series/widget.ts';
import dietCompare from './diet-compare/widget.ts';
import downloadable from './downloadable/widget.ts';
import driver from './driver/widget.ts';
import drugSavings from './drug-savings/widget.ts';
import endOfSectionLink from './end-of-section-link/widget.ts';
import evidence from './evidence/widget.ts';
import faq from './faq/widget.ts';
import findASpecialist from './find-a-specialist/widget.ts';
import flipCardCarousel from './flip-card-carousel/widget.ts';
import heading from './heading/widget.ts';
import helpful from './helpful/widget.ts';
import heroImage from './hero-image/widget.ts';
import hubTiles from './hub-tiles/widget.ts';
import image from './image/widget.ts';
import imageCarousel from './image-carousel/widget.ts';
import inlineAd from './inline-ad/widget.ts';
import keyPoints from './key-points/widget.ts';
import list from './list/widget.ts';
import livedExperience from './lived-experience/widget.ts';
import loopingCarousel from './looping-carousel/widget.ts';
import newsletterSignup from './newsletter-signup/widget.ts';
import note from './note/widget.ts';
import oneTwoThree from './one-two-three/widget.ts';
import paidMedia from './paid-media/widget.ts';
import paidMediaCard from './paid-media-card/widget.ts';
import productCard from './product-card/widget.ts';
import productCardCarousel from './product-card-carousel/widget.ts';
import productComparisonTable from './product-comparison-table/widget.ts';
import quickLook from './quick-look/widget.ts';
import quiz from './quiz/widget.ts';
import quote from './quote/widget.ts';
import recipe from './recipe/widget.ts';
import recipeV2 from './recipe-v2/widget.ts';
import relatedArticles from './related-articles/widget.ts';
import richText from './rich-text/widget.ts';
import scorecard from './scorecard/widget.ts';
import share from './share/widget.ts';
import shoppingCard from './shopping-card/widget.ts';
import sideEffects from './side-effects/widget.ts';
import socialProof from './social-proof/widget.ts';
import sources from './sources/widget.ts';
import stats from './stats/widget.ts';
import table from './table/widget.ts';
import testimonial from './testimonial/widget.ts';
import thirdPartyEmbed from './third-party-embed/widget.ts';
import tickerHero from './ticker-hero/widget.ts';
import topComments from './top-comments/widget.ts';
import treatmentCard from './treatment-card/widget.ts';
import treatmentComparison from './treatment-comparison/widget.ts';
import trustCard from './trust-card/widget.ts';
import video from './video/widget.ts';

/** The only list of block types: everything else about a type is in its `widget.ts`. */
export const registry = {
  'affiliate-disclosure': affiliateDisclosure,
  'announcement-bar': announcementBar,
  assessment,
  'author-bio': authorBio,
  basic,
  calculator,
  'call-out': callOut,
  checklist,
  'colored-content': coloredContent,
  'comparison-dropdown': comparisonDropdown,
  'content-promo': contentPromo,
  'content-series': contentSeries,
  'diet-compare': dietCompare,
  downloadable,
  driver,
  'drug-savings': drugSavings,
  'end-of-section-link': endOfSectionLink,
  evidence,
  faq,
  'find-a-specialist': findASpecialist,
  'flip-card-carousel': flipCardCarousel,
  heading,
  helpful,
  'hero-image': heroImage,
  'hub-tiles': hubTiles,
  image,
  'image-carousel': imageCarousel,
  'inline-ad': inlineAd,
  'key-points': keyPoints,
  list,
  'lived-experience': livedExperience,
  'looping-carousel': loopingCarousel,
  'newsletter-signup': newsletterSignup,
  note,
  'one-two-three': oneTwoThree,
  'paid-media': paidMedia,
  'paid-media-card': paidMediaCard,
  'product-card': productCard,
  'product-card-carousel': productCardCarousel,
  'product-comparison-table': productComparisonTable,
  'quick-look': quickLook,
  quiz,
  quote,
  recipe,
  'recipe-v2': recipeV2,
  'related-articles': relatedArticles,
  'rich-text': richText,
  scorecard,
  share,
  'shopping-card': shoppingCard,
  'side-effects': sideEffects,
  'social-proof': socialProof,
  sources,
  stats,
  table,
  testimonial,
  'third-party-embed': thirdPartyEmbed,
  'ticker-hero': tickerHero,
  'top-comments': topComments,
  'treatment-card': treatmentCard,
  'treatment-comparison': treatmentComparison,
  'trust-card': trustCard,
  video,
} satisfies Registry;
