import { renderToStaticMarkup } from 'react-dom/server';
import { memoize } from '#contracts/memoize.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { AdPosition, AdSlot, BlockType, SiteConfiguration } from '#schemas/generated/types.ts';
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { adCaps, cpuvAdCaps } from '#widgets/inline-ad/adSizes.ts';
import { shownAd } from '#widgets/inline-ad/shownAd.ts';
import { hasSimpleHeader } from '../header/SimpleHeader.tsx';
import { partiesOf } from '../parties/parties.ts';
import type { Site } from '../site/site.ts';
import { AdPlace, type AdPlaceProps } from './AdPlace.tsx';
import { isLeaderboard, isMobile } from './slotSizes.ts';

export interface ArticleAds {
  leaderboard: string;
  /** In the text, by the id of the preceding block. */
  behind: ReadonlyMap<string, string>;
  atEnd: string;
  bottom: string;
}

const headerSlot = 'DLB1';
const bottomSlot = 'MLB1';

const endPosition = 'end';
const usualPositions: readonly AdPosition[] = [{ name: endPosition, ads: ['DLB2', 'DMR1', 'MMR1'] }];

const productTypes: ReadonlySet<string> = new Set<BlockType>([
  'product-card',
  'product-card-carousel',
  'product-comparison-table',
  'quick-look',
  'scorecard',
  'shopping-card',
]);

export const noAds: ArticleAds = { leaderboard: '', behind: new Map(), atEnd: '', bottom: '' };

/**
 * None on pages with the simple header, which are sponsored or about one thing, and none in the text if the
 * article excludes them.
 */
export function articleAds(
  article: Pick<ShownArticle, 'path' | 'template' | 'page' | 'contentMeta' | 'allBlocks'>,
  { configuration, name }: Pick<Site, 'configuration' | 'name'>,
): ArticleAds {
  const { path, template, page, contentMeta, allBlocks } = article;
  const { ads } = configuration;
  if (!ads?.slots || ads.provider === 'none' || hasSimpleHeader(template)) return noAds;
  const { slots, htmlOf, partner } = slotsOf(configuration);
  const hasProducts = allBlocks.some(({ type, rejection }) => !rejection && productTypes.has(type));
  // A house ad does not lead to the page that it is on, nor to how products are chosen where there are none.
  const isOutOfPlace = (url: string | undefined): boolean =>
    url === path || (url === siteLinks.productSelection && !hasProducts);
  const free = new Map(slots.filter(([, { house }]) => partner !== undefined || !isOutOfPlace(house?.url)));

  function place(id: AdSlot['id'] | undefined, how: Pick<AdPlaceProps, 'position' | 'loadAbove'>): string {
    const slot = id && free.get(id);
    if (!slot) return '';
    free.delete(id);
    return htmlOf({ slot, siteName: name, ...how });
  }
  const leaderboard = place(headerSlot, { position: 'header' });
  const bottom = place(bottomSlot, { position: 'bottom' });
  const behind = new Map<string, string>();
  const positions = contentMeta?.adSync === false ? [] : (page?.adPositions ?? usualPositions);
  const remaining = remainingSlots(article, new Set(positions.map(({ name: position }) => position)));
  for (const { name: position, ads: ids, loadAbove = false } of positions) {
    if (behind.has(position)) continue;
    // One of each kind: the window decides which one is shown.
    const usable = ids.filter((id) => free.has(id) && remaining[formOf(id)] > 0);
    const chosen = [usable.find((id) => !isMobile(id)), usable.find(isMobile)];
    const html = chosen.map((id) => place(id, { position: 'text', loadAbove })).join('');
    for (const id of chosen) if (id) remaining[formOf(id)] -= 1;
    if (html !== '') behind.set(position, html);
  }
  const atEnd = behind.get(endPosition) ?? '';
  behind.delete(endPosition);
  return { leaderboard, behind, atEnd, bottom };
}

/** A site's slots with ads. An article only decides which ones are where, so each is rendered once. */
const slotsOf = memoize((configuration: SiteConfiguration) => {
  const { slots = [], whenBlocked } = configuration.ads ?? {};
  const partner = partiesOf(configuration).framed.find(({ fillsAds }) => fillsAds)?.name;
  const rendered = new Map<string, string>();
  return {
    partner,
    slots: slots.filter(({ house }) => house || partner).map((slot) => [slot.id, slot] as const),
    htmlOf: (props: Pick<AdPlaceProps, 'slot' | 'siteName' | 'position' | 'loadAbove'>): string => {
      const { slot, siteName, position, loadAbove } = props;
      const key = [slot.id, position, loadAbove, siteName].join(' ');
      const html =
        rendered.get(key) ??
        renderToStaticMarkup(<AdPlace {...props} partner={partner} insists={whenBlocked === 'insert'} />);
      rendered.set(key, html);
      return html;
    },
  };
});

type AdForm = 'leaderboards' | 'rectangles' | 'rectanglesOnPhones';

function formOf(id: AdSlot['id']): AdForm {
  if (isLeaderboard(id)) return 'leaderboards';
  return isMobile(id) ? 'rectanglesOnPhones' : 'rectangles';
}

/**
 * Inline-ad blocks are rectangles on phones, and the first ones leaderboards elsewhere.
 * @param positions ids of blocks that slots follow or replace
 */
function remainingSlots(
  { contentMeta, allBlocks }: Pick<ShownArticle, 'contentMeta' | 'allBlocks'>,
  positions: ReadonlySet<string>,
): Record<AdForm, number> {
  const most = contentMeta?.cpuv ? cpuvAdCaps : adCaps;
  const shown = allBlocks
    .filter(({ type, id, rejection }) => type === 'inline-ad' && !rejection && !positions.has(id))
    .map(({ placeOfKind = 0 }) => shownAd(placeOfKind, contentMeta));
  return {
    leaderboards: most.leaderboard - shown.filter((screens) => screens === 'all').length,
    rectangles: most.mediumRectangle,
    rectanglesOnPhones: most.mediumRectangle - shown.filter((screens) => screens !== undefined).length,
  };
}
