import type { DocumentView } from '../document/documentView.ts';
import { savingInWords } from '../document/saving.ts';

/** What stands in the way of publishing, each in a sentence. What is being saved does not: it is saved first. */
export function obstaclesOf({ saving, articleState, parked, toBeParked, canSave }: DocumentView): string[] {
  const obstacles: string[] = [];
  if (!canSave) obstacles.push('The articles are those of a CMS, and are published there.');
  if (saving.kind === 'waiting') obstacles.push(`The server cannot be reached: ${savingInWords(saving)}.`);
  if (saving.kind === 'signed-out') obstacles.push('You are signed out. Sign in again first.');
  if (saving.kind === 'refused') obstacles.push(`The server does not take your changes: ${saving.why}`);
  const notMerged = parked.length + toBeParked.length;
  if (notMerged > 0)
    obstacles.push(
      `${notMerged === 1 ? '1 change' : `${notMerged} changes`} could not be merged with what somebody else did. Decide what becomes of that first.`,
    );
  if (articleState === 'published' && saving.kind === 'saved')
    obstacles.push('Nothing has changed since it was published.');
  return obstacles;
}
