import { drugPages } from '#contracts/drugs/drugPages.ts';
import type { DrugView } from '#contracts/drugs/drugView.ts';
import type { PricesForPage } from '#contracts/drugs/pricesForPage.ts';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { pageContext } from '#transformer/render/pageContext.ts';
import { renderBlock } from '#transformer/render/renderBlock.tsx';

export const savingsBlockType = 'drug-savings';

interface SavingsBlockParts {
  data: BlockDataByType[typeof savingsBlockType];
  view: DrugView;
  prices?: PricesForPage;
  experiments?: Readonly<Record<string, string>>;
}

/** The block of articles on a page of the list. HTML of the block renderer, which has sanitized it. */
export function savingsBlock(
  { data, view, prices, experiments = {} }: SavingsBlockParts,
  { registry, html, site, assets }: PageRenderer,
): { __html: string } {
  const context = pageContext(
    { path: drugPages.drug(data.drugSlug), title: data.drugName, citations: {}, gated: [] },
    { experiments, country: 'US', preview: false },
    site,
    registry,
    prices && { drugPrices: prices },
  );
  const block = {
    id: 'prices',
    type: savingsBlockType,
    data,
    pointer: '',
    indexOfKind: 0,
    placeOfKind: 0,
  };
  return {
    __html: renderBlock(
      block,
      {
        ...context,
        drugView: view,
        drugSavings: context.drugSavings && { ...context.drugSavings, hasPage: true },
      },
      { registry, html, site, islandScripts: assets.islandScripts },
    ).html,
  };
}
