import { widget } from '#transformer/widget.ts';

export default widget('inline-ad', {
  load: () => import('./InlineAd.tsx'),
  reads: ['placeOfKind', 'contentMeta', 'siteName'],
});
