import { readerPageAttribute } from '#contracts/behaviour.ts';
import { feature } from '#feature-kit/feature.ts';

export default feature('tracking', {
  behaviours: [
    {
      script: 'client/tracking/startTracking.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'load',
      together: true,
      why: 'Sends what readers do, which happens in the browser.',
    },
    {
      script: 'features/tracking/browser/liveSession.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'idle',
      together: true,
      why: 'Counts the pages of a session, and tells how far a reader comes on this one, how it does and what fails.',
    },
    {
      script: 'features/tracking/browser/liveVitals.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'idle',
      together: true,
      why: 'Measures how fast and how still the page is where its reader is.',
    },
  ],
  open: async (parts) => (await import('./openTracking.ts')).openTracking(parts),
});
