import type { FocusPoint } from '#transformer/focusPoint.ts';

/** What a list of articles knows of each of them. */
export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  /** ISO 8601. */
  updatedAt: string;
  /** The date that the article itself gives, ISO 8601. It goes before `updatedAt`, which is the store's. */
  datedAt?: string;
  image?: { src: string; focus?: FocusPoint };
  /** The names in its byline. */
  authors?: readonly string[];
  /** The name of the health professional who reviewed it. */
  reviewer?: string;
}
