import { isPlaceOfPage } from '#contracts/placements.ts';
import type { Placement, SiteConfiguration } from '#schemas/generated/types.ts';
import type { PreparedArticle } from '#transformer/preparedArticle.ts';
import { isBelow } from '../header/menuItems.ts';

/** A place of marketing on a page. */
export interface MarketingPlace {
  name: string;
  /** What the site itself says of it; undefined where somebody else may be asked. */
  own: Placement | undefined;
}

/**
 * The places of an article's page, each once: those that the article names, or, where it says nothing of places, those that the site has
 * for its path. What is no place of a page is none, whoever names it.
 */
export function placesOf(
  { path, page }: Pick<PreparedArticle, 'path' | 'page'>,
  { placements = [] }: Pick<SiteConfiguration, 'placements'>,
): MarketingPlace[] {
  const wanted = page?.placements ?? placements.filter((placement) => isFor(placement, path));
  const byName = new Map<string, MarketingPlace>();
  for (const { placementName: name, assetName } of wanted) {
    if (isPlaceOfPage(name) && !byName.has(name))
      byName.set(name, { name, own: ownPlacement(placements, { path, name, assetName }) });
  }
  return [...byName.values()];
}

/**
 * What a site says of a place: of several, the one of this asset, else one for this path, else any. Undefined where it says
 * nothing.
 */
export function ownPlacement(
  placements: readonly Placement[],
  { path, name, assetName }: { path: string; name: string; assetName?: string | undefined },
): Placement | undefined {
  const ofName = placements.filter(({ placementName }) => placementName === name);
  return (
    (assetName !== undefined ? ofName.find((each) => each.assetName === assetName) : undefined) ??
    ofName.find((each) => isFor(each, path)) ??
    ofName[0]
  );
}

function isFor({ paths = [] }: Placement, path: string): boolean {
  return paths.length === 0 || paths.some((each) => path === each || isBelow(path, each));
}
