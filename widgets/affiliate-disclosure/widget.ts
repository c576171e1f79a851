import { widget } from '#transformer/widget.ts';

export default widget('affiliate-disclosure', {
  load: () => import('./AffiliateDisclosure.tsx'),
});
