import type { FocusPoint } from '#transformer/focusPoint.ts';

/** An article's data in lists. */
export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  /** ISO 8601. */
  updatedAt: string;
  /** The article's own date, ISO 8601. Takes precedence over `updatedAt`, which is the store's. */
  datedAt?: string;
  image?: { src: string; focus?: FocusPoint };
  /** Names in its byline. */
  authors?: readonly string[];
  /** Name of its medical reviewer. */
  reviewer?: string;
  /** Its kind of feature, as the publishing system names it: `commerce-roundup`. */
  featureType?: string;
}
