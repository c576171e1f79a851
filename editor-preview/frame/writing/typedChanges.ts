import type { EditedNode } from '#editing/editedArticle.ts';
import type { Change } from '#editing/operation.ts';
import { pieceBetween, sameForBoth, withPieceForBoth, withPieceOf } from '#editing/textVersions.ts';
import { emptied, setTo } from '../../forms/field/changes.ts';
import type { FoundField } from './textField.ts';

/** A text that has become another one. */
export interface Typed {
  readonly before: string;
  readonly after: string;
  /** By the undo of its field. */
  readonly takesBack?: true;
}

/**
 * What was typed, as changes of what the article has now. Where somebody else has changed the text meanwhile, only the
 * piece that was typed is changed, if theirs is another one; undefined where it is the same.
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
