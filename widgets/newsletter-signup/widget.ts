import { widget } from '#transformer/registry/widget.ts';

export default widget('newsletter-signup', {
  load: () => import('./NewsletterSignup.tsx'),
  reads: ['newsletter', 'articlePath', 'privatePath', 'indexOfKind'],
});
