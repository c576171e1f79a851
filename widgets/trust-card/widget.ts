import { widget } from '#transformer/widget.ts';

export default widget('trust-card', {
  load: () => import('./TrustCard.tsx'),
});
