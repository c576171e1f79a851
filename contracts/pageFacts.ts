/**
 * What measurements and errors say of the page that they come from: closed lists and small numbers, so that they can be labels.
 * Part of what comes to browsers after a page has loaded.
 */

/** What kind of page it is. */
export const pageRoutes = ['article', 'home', 'search', 'topics', 'people', 'other'] as const;

export type PageRoute = (typeof pageRoutes)[number];

export const formFactors = ['mobile', 'tablet', 'desktop'] as const;

export type FormFactor = (typeof formFactors)[number];

export interface PageFacts {
  /** Which build of the scripts the page has. */
  build?: string;
  route: PageRoute;
  formfactor: FormFactor;
}

/** The `meta` element that names the loader's address. */
export const loaderMeta = 'pagewell-loader';

/** Which build a loader is of: what stands behind its name. */
export function buildOf(loader: string): string | undefined {
  return /-([\w-]{8})\.js$/.exec(loader)?.[1];
}

/** Where the layout of tablets begins, in CSS pixels of the window; below is that of phones. */
export const tabletFrom = 768;
/** Where the layout of desktops begins. */
export const desktopFrom = 990;

export function formFactorOf(width: number): FormFactor {
  if (width < tabletFrom) return 'mobile';
  return width < desktopFrom ? 'tablet' : 'desktop';
}
