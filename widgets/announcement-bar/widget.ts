import { barAttribute } from '#contracts/markers.ts';
import { widget } from '#transformer/registry/widget.ts';
import { dismissalKey } from './announcement.ts';

export default widget('announcement-bar', {
  load: () => import('./AnnouncementBar.tsx'),
  layout: 'above-header',
  dismissalKey,
  behaviours: [
    {
      script: 'client/behaviours/announcementBar.ts',
      marker: `[${barAttribute}]`,
      moment: 'interaction',
      why: 'Takes the bar away, and stores when it was dismissed.',
    },
  ],
});
