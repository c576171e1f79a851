import { onDemand } from '../parts/onDemand.tsx';
import type { SidePanel } from '../tool/command.ts';
import { words } from '../words/words.ts';
import { useOpenComments } from './useComments.ts';

export const commentsPanel: SidePanel = {
  name: 'comments',
  title: words.comments,
  Panel: onDemand(() => import('./CommentsPanel.tsx')),
  useCount: useOpenComments,
};
