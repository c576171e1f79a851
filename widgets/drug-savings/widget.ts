import { quietDrugPath } from '../../contracts/drugs/drugPages.ts';
import { widget } from '../../transformer/widget.ts';
import { pricesFor } from './firstPrices.ts';

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
  ],
  countries: ['US'],
  quiet: quietDrugPath,
  pricesFor,
  // A site may have hundreds of offers.
  narrow: ({ drugSlug }, { drugSavings, ...reads }) => ({
    ...reads,
    drugSavings: drugSavings && {
      ...drugSavings,
      drivers: drugSavings.drivers.filter(
        ({ drugs, paths }) => drugs?.includes(drugSlug) || paths?.includes(reads.articlePath ?? ''),
      ),
    },
  }),
  laterParts: [
    'widgets/drug-savings/InformationForm.styles.ts',
    'widgets/drug-savings/ListMessage.styles.ts',
    'widgets/drug-savings/BelowPrices.styles.ts',
  ],
  hydrate: 'interaction',
  why: 'Shows prices for another place, dosage or quantity, and searches and turns the list, without leaving the page.',
  needsScript: ({ manufacturers = [] }) => manufacturers.length > 0,
});
