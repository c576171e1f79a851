import { widget } from '#transformer/registry/widget.ts';

export default widget('paid-media-card', {
  load: () => import('./PaidMediaCard.tsx'),
  reads: ['placeOfKind', 'hasFirstPicture'],
});
