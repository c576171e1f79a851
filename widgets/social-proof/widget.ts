import { widget } from '#transformer/widget.ts';

export default widget('social-proof', {
  load: () => import('./SocialProof.tsx'),
});
