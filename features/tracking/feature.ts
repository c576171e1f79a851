import { readerPageAttribute } from '../../contracts/behaviour.ts';
import { feature } from '../feature.ts';

/** What readers do is counted: their browsers tell of it, without telling who they are. */
export default feature('tracking', {
  behaviours: [
    {
      script: 'client/tracking/startTracking.ts',
      marker: `[${readerPageAttribute}]`,
      moment: 'load',
      why: 'Sends what readers do, which happens in the browser.',
    },
  ],
  open: async (parts) => (await import('./openTracking.ts')).openTracking(parts),
});
