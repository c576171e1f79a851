import { adSlotAttribute } from '#contracts/ads.ts';
import { feature } from '#feature-kit/feature.ts';

export default feature('ads', {
  behaviours: [
    {
      script: 'features/ads/browser/liveAds.ts',
      marker: `[${adSlotAttribute}]`,
      moment: 'idle',
      why: 'Asks for ads of others once their reader has agreed, closes and holds what is in view.',
    },
  ],
});
