import { loopAttribute } from '#contracts/markers.ts';
import { widget } from '#transformer/registry/widget.ts';

export default widget('looping-carousel', {
  load: () => import('./LoopingCarousel.tsx'),
  reads: ['hasFirstPicture'],
  layout: 'wide',
  behaviours: [
    {
      script: 'client/behaviours/loopingCarousel.ts',
      marker: `[${loopAttribute}]`,
      moment: 'visible',
      why: 'Turns a row of cards that has no end, by arrows, dots and swipes.',
    },
  ],
});
