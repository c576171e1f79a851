import { widget } from '../../transformer/widget.ts';

export default widget('inline-ad', {
  load: () => import('./InlineAd.tsx'),
  reads: ['indexOfKind', 'contentMeta', 'siteName'],
});
