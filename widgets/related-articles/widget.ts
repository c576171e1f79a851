import { widget } from '#transformer/registry/widget.ts';

export default widget('related-articles', {
  load: () => import('./RelatedArticles.tsx'),
  reads: ['articlePath', 'articlePicture', 'relatedArticles'],
});
