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

/** From these widths on, in CSS pixels, a window is that of a tablet, and of a desktop. */
const tabletWidth = 768;
const desktopWidth = 990;

export function formFactorOf(width: number): FormFactor {
  if (width < tabletWidth) return 'mobile';
  return width < desktopWidth ? 'tablet' : 'desktop';
}
