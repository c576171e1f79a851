import { widget } from '../../transformer/widget.ts';
import { commentsAnchor } from './commentsAnchor.ts';
import { shownComments } from './shownComments.ts';

export default widget('top-comments', {
  load: () => import('./TopComments.tsx'),
  reads: ['indexOfKind'],
  anchors: (data, place) => {
    const anchor = commentsAnchor(place);
    return anchor && shownComments(data).length > 0 ? [anchor] : [];
  },
});
