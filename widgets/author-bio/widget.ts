import { widget } from '#transformer/registry/widget.ts';

export default widget('author-bio', {
  load: () => import('./AuthorBio.tsx'),
  reads: ['hasFirstPicture'],
});
