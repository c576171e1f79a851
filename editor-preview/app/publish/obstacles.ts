import { isUntitled } from '../document/articleWords.ts';
import type { DocumentView } from '../document/documentView.ts';
import { savingInWords } from '../document/saving.ts';
import { words } from '../words/words.ts';

/** What prevents publication, one sentence each. Pending saves do not: they finish first. */
export function obstaclesOf(view: DocumentView): string[] {
  const { saving, conflicts, expectedConflicts, canSave } = view;
  const obstacles: string[] = [];
  if (!canSave) obstacles.push(words.publishing.ofACms);
  if (saving.kind === 'waiting') obstacles.push(words.publishing.unreachable(savingInWords(saving)));
  if (saving.kind === 'signed-out') obstacles.push(words.publishing.signedOut);
  if (saving.kind === 'refused') obstacles.push(words.publishing.refused(saving.why));
  const notMerged = conflicts.length + expectedConflicts.length;
  if (notMerged > 0) obstacles.push(words.publishing.notMerged(notMerged));
  if (isUntitled(view.article)) obstacles.push(words.publishing.noTitle);
  return obstacles;
}

export function isUnchanged({ articleState, saving }: DocumentView): boolean {
  return articleState === 'published' && saving.kind === 'saved';
}
