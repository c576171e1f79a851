import type { Rule } from '../rule.ts';
import { canonicalMissing } from './seo/canonicalMissing.ts';
import { descriptionLength } from './seo/descriptionLength.ts';
import { titleDuplicate } from './seo/titleDuplicate.ts';
import { titleTruncated } from './seo/titleTruncated.ts';

/** Rules for how the article looks in search results. */
export const seoRules: readonly Rule[] = [
  canonicalMissing,
  descriptionLength,
  titleDuplicate,
  titleTruncated,
];
