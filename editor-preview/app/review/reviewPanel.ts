import { onDemand } from '../parts/onDemand.tsx';
import type { SidePanel } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { useReviewCount } from './useReviews.ts';

export const reviewPanel: SidePanel = {
  name: 'review',
  title: words.names.review,
  Panel: onDemand(() => import('./ReviewPanel.tsx')),
  useCount: useReviewCount,
};
