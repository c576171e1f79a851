import { widget } from '#transformer/registry/widget.ts';

export default widget('ticker-hero', {
  load: () => import('./TickerHero.tsx'),
  reads: ['hasFirstPicture', 'newsletter', 'articlePath', 'privatePath', 'indexOfKind'],
  layout: 'wide',
});
