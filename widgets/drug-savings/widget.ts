import { copyCodeAttribute } from '#contracts/drugs/coupon.ts';
import { privateDrugPath } from '#contracts/drugs/drugPages.ts';
import type { DrugSavingsFacts } from '#contracts/drugs/facts.ts';
import type { BlockContext } from '#transformer/article/blockContext.ts';
import { widget } from '#transformer/registry/widget.ts';
import { neededPrices } from './firstPrices.ts';

/** A preview's browser cannot know whether a medicine has a page, so there each has one. */
function ofDrug(
  slug: string,
  { hasPageOf, pagesNamed: _, drivers, hasPage = hasPageOf?.(slug) ?? true, ...facts }: DrugSavingsFacts,
  { articlePath = '', preview = false }: Partial<Pick<BlockContext, 'articlePath' | 'preview'>>,
): DrugSavingsFacts {
  return {
    ...facts,
    drivers: drivers.filter(({ drugs, paths }) => drugs?.includes(slug) || paths?.includes(articlePath)),
    hasPage: preview || hasPage,
  };
}

export default widget('drug-savings', {
  load: () => import('./DrugSavings.tsx'),
  reads: [
    'articlePath',
    'articleTemplate',
    'dcsCopayBestOffer',
    'dcsCopayOnly',
    'dcsNativeCoupon',
    'drugPrices',
    'drugSavings',
    'drugView',
    'preview',
    'retailers',
    'siteName',
  ],
  countries: ['US'],
  privatePath: privateDrugPath,
  needs: neededPrices,
  narrow: ({ drugSlug }, { drugSavings, ...reads }) => ({
    ...reads,
    drugSavings: drugSavings && ofDrug(drugSlug, drugSavings, reads),
  }),
  laterParts: [
    'widgets/drug-savings/InformationForm.styles.ts',
    'widgets/drug-savings/ListMessage.styles.ts',
    'widgets/drug-savings/BelowPrices.styles.ts',
  ],
  behaviours: [
    {
      script: 'client/behaviours/copyCode.ts',
      marker: `[${copyCodeAttribute}]`,
      moment: 'interaction',
      why: 'Copies a code of a coupon.',
    },
  ],
  hydrate: 'interaction',
  why: 'Shows prices for another place, dosage or quantity, and searches and turns the list, without leaving the page.',
  needsScript: ({ manufacturers = [] }) => manufacturers.length > 0,
});
