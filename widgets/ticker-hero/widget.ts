import { widget } from '#transformer/widget.ts';

export default widget('ticker-hero', {
  load: () => import('./TickerHero.tsx'),
  reads: ['hasFirstPicture', 'newsletter', 'articlePath', 'privatePath', 'indexOfKind'],
  layout: 'wide',
});
