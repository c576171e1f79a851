import { readerPageAttribute } from '#contracts/behaviour.ts';
import { feature } from '#feature-kit/feature.ts';

export default feature('tracking', {
  behaviours: [
    {
      script: 'client/tracking/startTracking.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'load',
      together: true,
      why: 'Sends tracking events from the browser.',
    },
    {
      script: 'features/tracking/browser/liveSession.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'idle',
      together: true,
      why: 'Counts the pages of a session, and reports scroll depth, performance and errors.',
    },
    {
      script: 'features/tracking/browser/liveVitals.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'idle',
      together: true,
      why: 'Measures web vitals of the page.',
    },
  ],
  open: async (parts) => (await import('./openTracking.ts')).openTracking(parts),
});
