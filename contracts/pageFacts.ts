/** Page facts of metrics and errors: closed lists and small numbers, fit for labels. Loaded after a page. */

/** Kinds of pages. */
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

/** The `meta` element with the loader's address. */
export const loaderMeta = 'pagewell-loader';

/** Build id of a loader, from the hash in its name. */
export function buildOf(loader: string): string | undefined {
  return /-([\w-]{8})\.js$/.exec(loader)?.[1];
}

/** Breakpoint of tablets, in CSS pixels of the window; phones are below. */
export const tabletFrom = 768;
/** Breakpoint of desktops. */
export const desktopFrom = 990;

export function formFactorOf(width: number): FormFactor {
  if (width < tabletFrom) return 'mobile';
  return width < desktopFrom ? 'tablet' : 'desktop';
}
