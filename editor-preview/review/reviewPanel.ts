import { onDemand } from '../parts/onDemand.tsx';
import type { SidePanel } from '../tool/command.ts';
import { useReviewCount } from './useReviews.ts';

export const reviewPanel: SidePanel = {
  name: 'review',
  title: 'Review',
  Panel: onDemand(() => import('./ReviewPanel.tsx')),
  useCount: useReviewCount,
};
