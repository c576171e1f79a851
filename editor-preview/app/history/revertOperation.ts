import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { LoggedOperation } from '#editor-preview/model/history.ts';
import type { EditorDocument } from '../document/createDocument.ts';
import type { HistoryClient } from '../timeline/historyClient.ts';
import { words } from '../words/words.ts';

export type RevertOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'under'; readonly under: readonly LoggedOperation[]; readonly count: number }
  | { readonly kind: 'failed'; readonly why: string };

/** If nothing later wrote the same. Local changes are saved first: they count as later. */
export async function revertOperation(
  document: EditorDocument,
  client: HistoryClient,
  sequence: number,
): Promise<RevertOutcome> {
  if (!(await document.save())) return { kind: 'failed', why: words.history.notSaved };
  const answer = await client.operation(sequence);
  if (answer.kind !== 'done') return { kind: 'failed', why: words.history.serverUnreachable };
  const { operation, inverse, under, underCount } = answer.value;
  if (underCount > 0) return { kind: 'under', under, count: underCount };
  if (
    inverse.some(
      (change) => change.kind === 'set' && change.block === articleItself && change.pointer === '/path',
    )
  )
    return { kind: 'failed', why: words.history.pathInList };
  const before = document.view().article;
  document.edit(inverse, { label: words.labels.revert(operation.label ?? words.history.unknownChange) });
  if (document.view().article === before) return { kind: 'failed', why: words.history.nothingToRevert };
  await document.save();
  return { kind: 'done' };
}
