import { privateDrugPath } from '#contracts/drugs/drugPages.ts';
import { drugSearchAttribute } from '#contracts/markers.ts';
import { feature } from '#feature-kit/feature.ts';
import { migrations } from './migrations.ts';
import { samplePartnerSite } from './partner/sample/samplePartnerSite.ts';
import { settings } from './settings.ts';

export default feature('drug-savings', {
  settings,
  migrations,
  pieces: { menu: { load: () => import('./menuEntry.ts') } },
  entries: {
    'drug-pages': 'features/drug-savings/pages/drugPages.styles.ts',
    'drug-coupon': 'features/drug-savings/pages/couponPage.styles.ts',
  },
  behaviours: [
    {
      script: 'features/drug-savings/browser/liveDrugSearch.ts',
      marker: `[${drugSearchAttribute}]`,
      moment: 'hover',
      why: 'Suggests medicines while a reader types.',
    },
  ],
  unlisted: [samplePartnerSite],
  // The remainder of these paths names a drug.
  privatePaths: [privateDrugPath, samplePartnerSite],
  open: async (parts, settings) => (await import('./openDrugSavings.ts')).openDrugSavings(parts, settings),
});
