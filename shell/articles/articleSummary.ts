import type { FocusPoint } from '#transformer/pictures/focusPoint.ts';

export interface ArticleSummary {
  path: string;
  title: string;
  description?: string;
  updatedAt: string;
  /** The article's own date, ISO 8601. Takes precedence over `updatedAt`, which is the store's. */
  datedAt?: string;
  image?: { src: string; focus?: FocusPoint };
  authors?: readonly string[];
  reviewer?: string;
  featureType?: string;
  firstPick?: { name: string };
}

export function comparesProducts({ featureType }: Pick<ArticleSummary, 'featureType'>): boolean {
  return featureType?.includes('roundup') ?? false;
}
