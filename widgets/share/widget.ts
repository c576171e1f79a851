import { shareAttribute } from '#contracts/markers.ts';
import { widget } from '#transformer/registry/widget.ts';

export default widget('share', {
  load: () => import('./Share.tsx'),
  reads: ['siteOrigin', 'articlePath', 'articleTitle', 'articlePicture', 'contentMeta'],
  behaviours: [
    {
      script: 'client/behaviours/share.ts',
      marker: `[${shareAttribute}]`,
      moment: 'interaction',
      why: 'Opens what the phone has for sharing, or the window with the four links, and copies the address.',
    },
  ],
});
