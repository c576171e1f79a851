/** Page facts of metrics and errors: closed lists and small numbers, fit for labels. Loaded after a page. */

export const pageRoutes = ['article', 'home', 'search', 'topics', 'people', 'other'] as const;

export type PageRoute = (typeof pageRoutes)[number];

export const formFactors = ['mobile', 'tablet', 'desktop'] as const;

export type FormFactor = (typeof formFactors)[number];

export interface PageFacts {
  /** Build id of the page's scripts. */
  build?: string;
  route: PageRoute;
  formfactor: FormFactor;
}

export const loaderMeta = 'pagewell-loader';

/** Build id of a loader, from the hash in its name. */
export function buildOf(loader: string): string | undefined {
  return /-([\w-]{8})\.js$/.exec(loader)?.[1];
}

export const tabletFrom = 768;
export const desktopFrom = 990;

export function formFactorOf(width: number): FormFactor {
  if (width < tabletFrom) return 'mobile';
  return width < desktopFrom ? 'tablet' : 'desktop';
}
