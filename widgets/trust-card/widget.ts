import { widget } from '#transformer/registry/widget.ts';

export default widget('trust-card', {
  load: () => import('./TrustCard.tsx'),
});
