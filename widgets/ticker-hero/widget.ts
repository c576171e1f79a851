import { widget } from '#transformer/widget.ts';

export default widget('ticker-hero', {
  load: () => import('./TickerHero.tsx'),
  reads: ['holdsFirstPicture', 'newsletter', 'articlePath', 'privatePath', 'indexOfKind'],
  stands: 'wide',
});
