import { widget } from '#transformer/widget.ts';

export default widget('ticker-hero', {
  load: () => import('./TickerHero.tsx'),
  reads: ['holdsFirstPicture', 'newsletter', 'articlePath', 'quietPath', 'indexOfKind'],
  stands: 'wide',
});
