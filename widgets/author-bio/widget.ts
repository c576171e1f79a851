import { widget } from '#transformer/widget.ts';

export default widget('author-bio', {
  load: () => import('./AuthorBio.tsx'),
  reads: ['hasFirstPicture'],
});
