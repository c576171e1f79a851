import { useOpenComments } from '../comments/useComments.ts';
import { onDemand } from '../parts/onDemand.tsx';
import { useReviewCount } from '../review/useReviews.ts';
import type { SidePanel } from './sidePanel.ts';

/** Everything that may stand beside the page, in the order of the tabs; a new one is an entry here. */
export const sidePanels: readonly SidePanel[] = [
  {
    name: 'comments',
    title: 'Comments',
    Panel: onDemand(() => import('../comments/CommentsPanel.tsx')),
    useCount: useOpenComments,
  },
  {
    name: 'review',
    title: 'Review',
    Panel: onDemand(() => import('../review/ReviewPanel.tsx')),
    useCount: useReviewCount,
  },
  { name: 'history', title: 'History', Panel: onDemand(() => import('../history/HistoryPanel.tsx')) },
];
