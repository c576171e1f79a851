import { widget } from '#transformer/registry/widget.ts';
import { commentsAnchor } from './commentsAnchor.ts';
import { shownComments } from './shownComments.ts';

export default widget('top-comments', {
  load: () => import('./TopComments.tsx'),
  reads: ['placeOfKind'],
  isEmpty: (data) => shownComments(data).length === 0,
  anchors: (data) => (shownComments(data).length > 0 ? [commentsAnchor] : []),
});
