/** @jest-environment jsdom */

import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { articlePlacements, noPlacements } from '#shell/placements/articlePlacements.ts';
import type { ShownArticle } from '#transformer/article/preparedArticle.ts';
import { pageRenderer } from '../../support/pageRenderer.ts';

const renderer = await pageRenderer();
const places = (placements: SiteConfiguration['placements'], article: Partial<ShownArticle> = {}) => {
  const site = { ...renderer.site, configuration: { ...(placements ? { placements } : {}) } };
  return articlePlacements(
    { path: '/sleep/naps', title: 'Naps', blocks: [], allBlocks: [], gated: [], citations: {}, ...article },
    { ...renderer, site },
  );
};
const stageOf = (html: string) => {
  document.body.innerHTML = html;
  const place = document.querySelector<HTMLElement>('[data-placement]');
  return [place?.dataset.placement, place?.dataset.placementStage];
};
const driver = { headline: 'Sleep better' };

describe('places of marketing on the page of an article', () => {
  test('hold what the site says, from the beginning on', () => {
    const { header, text, rail, popups } = places([
      { placementName: 'headerNewsletter', driver },
      { placementName: 'manualPlacement1', driver },
      { placementName: 'rightRail', driver },
      { placementName: '1stPagePopup', driver },
    ]);
    expect(stageOf(header)).toEqual(['headerNewsletter', 'preloaded']);
    expect(stageOf(text)).toEqual(['manualPlacement1', 'preloaded']);
    expect(stageOf(rail)).toEqual(['rightRail', 'preloaded']);
    expect(stageOf(popups)).toEqual(['1stPagePopup', 'preloaded']);
    expect(document.querySelector<HTMLElement>('[data-popup="1"]')?.hidden).toBe(true);
    expect(document.querySelector('[data-popup] > button')?.ariaLabel).toBe('Close');
  });

  test('are queued where the article names one that the site says nothing of', () => {
    const { rail, popups } = places([], {
      page: { placements: [{ placementName: 'rightRail' }, { placementName: '2ndPagePopup' }] },
    });
    expect(stageOf(rail)).toEqual(['rightRail', 'queued']);
    expect(stageOf(popups)).toEqual(['2ndPagePopup', 'queued']);
    expect(document.querySelector('[data-popup="2"] [data-placement-load]')).toBeTruthy();
  });

  test.each<[string, SiteConfiguration['placements'], Partial<ShownArticle>]>([
    ['the site has none', undefined, {}],
    ['the site says that nothing stands there', [{ placementName: 'rightRail' }], {}],
    ['it is for other paths', [{ placementName: 'rightRail', driver, paths: ['/heart', '/slee'] }], {}],
    ['the driver has nothing to show', [{ placementName: 'rightRail', driver: { brand: 'Restwell' } }], {}],
    ['the article wants none', [{ placementName: 'rightRail', driver }], { page: { placements: [] } }],
    ['somebody pays for the page', [{ placementName: 'rightRail', driver }], { template: 'paid' }],
    ['nobody knows the place', [{ placementName: 'article-end', driver }], {}],
  ])('are empty where %s', (_why, placements, article) =>
    expect(places(placements, article)).toEqual(noPlacements),
  );

  test('hold what the article asks for by its name', () => {
    const assets = [
      { placementName: 'rightRail', assetName: 'a', driver: { headline: 'First' } },
      { placementName: 'rightRail', assetName: 'b', driver: { headline: 'Second' } },
    ];
    const named = (assetName: string) =>
      places(assets, { page: { placements: [{ placementName: 'rightRail', assetName }] } }).rail;
    expect(named('b')).toContain('Second');
    expect(named('gone')).toContain('First');
    expect(places(assets).rail).toContain('First');
  });

  test('a place that is named twice is there once', () => {
    const { rail } = places([{ placementName: 'rightRail', driver }], {
      page: { placements: [{ placementName: 'rightRail' }, { placementName: 'rightRail' }] },
    });
    expect(rail.match(/<aside/g)).toHaveLength(1);
  });
});
