import { widget } from '#transformer/registry/widget.ts';

export default widget('inline-ad', {
  load: () => import('./InlineAd.tsx'),
  reads: ['placeOfKind', 'contentMeta', 'siteName'],
});
