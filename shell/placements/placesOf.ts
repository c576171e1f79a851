import { isPlaceOfPage } from '#contracts/placements.ts';
import type { Placement, SiteConfiguration } from '#schemas/generated/types.ts';
import type { PreparedArticle } from '#transformer/article/preparedArticle.ts';
import { isBelow } from '../header/menuItems.ts';

export interface MarketingPlace {
  name: string;
  /** The site's content; undefined if it may be requested from a partner. */
  own: Placement | undefined;
}

/** Without duplicates: those that the article names, else the site's for its path. Unknown names are dropped. */
export function placesOf(
  { path, page }: Pick<PreparedArticle, 'path' | 'page'>,
  { placements = [] }: Pick<SiteConfiguration, 'placements'>,
): MarketingPlace[] {
  const placed = page?.placements ?? placements.filter((placement) => isFor(placement, path));
  const byName = new Map<string, MarketingPlace>();
  for (const { placementName: name, assetName } of placed) {
    if (isPlaceOfPage(name) && !byName.has(name))
      byName.set(name, { name, own: ownPlacement(placements, { path, name, assetName }) });
  }
  return [...byName.values()];
}

/** The site's content of a placement: first by asset, then by path, then any. Undefined if it has none. */
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
