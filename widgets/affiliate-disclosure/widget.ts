import { widget } from '#transformer/registry/widget.ts';

export default widget('affiliate-disclosure', {
  load: () => import('./AffiliateDisclosure.tsx'),
});
