import type { EditedNode } from '#editor-preview/model/editedArticle.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import {
  pieceBetween,
  sameForBoth,
  withPieceForBoth,
  withPieceOf,
} from '#editor-preview/model/textVersions.ts';
import { emptied, setTo } from '../../forms/field/changes.ts';
import type { FoundField } from './textField.ts';

export interface Typed {
  readonly before: string;
  readonly after: string;
  readonly isUndo?: true;
}

/**
 * If another person changed the text meanwhile, only the typed part is changed; undefined if both changed the
 * same.
 */
export function typedChanges(
  node: EditedNode,
  { place, value }: Pick<FoundField, 'place' | 'value'>,
  { before, after }: Typed,
): readonly Change[] | undefined {
  const now = typeof value === 'string' ? value : '';
  const own = pieceBetween(before, after);
  const theirs = withPieceOf(sameForBoth(before), 'theirs', pieceBetween(before, now));
  const taken = withPieceForBoth(theirs, 'mine', own);
  if (!taken) return undefined;
  const piece = { ...own, at: taken.at };
  if (value === undefined) return setTo(node, place, { json: piece.insert });
  const isAll = piece.remove === now && piece.insert === '';
  if (isAll) return emptied(node, place, { json: '' });
  return [{ kind: 'text', block: node.id, pointer: place.pointer, ...piece }];
}
