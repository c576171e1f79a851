import { adSlotAttribute } from '#contracts/ads.ts';
import { feature } from '#feature-kit/feature.ts';

export default feature('ads', {
  behaviours: [
    {
      script: 'features/ads/browser/liveAds.ts',
      marker: `[${adSlotAttribute}]`,
      moment: 'idle',
      why: 'Requests partner ads after consent, closes them, and keeps the ads in view.',
    },
  ],
});
