import { widget } from '#transformer/registry/widget.ts';

export default widget('social-proof', {
  load: () => import('./SocialProof.tsx'),
});
