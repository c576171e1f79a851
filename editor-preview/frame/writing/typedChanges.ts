import type { EditedNode } from '../../../editing/editedArticle.ts';
import type { Change } from '../../../editing/operation.ts';
import { emptied, setTo } from '../../forms/field/changes.ts';
import type { FoundField } from './textField.ts';

/** A text that has become another one. */
export interface Typed {
  readonly before: string;
  readonly after: string;
  /** By the undo of its field. */
  readonly takesBack?: true;
}

/** Where in a text a piece has become another one. */
interface Piece {
  readonly at: number;
  readonly remove: string;
  readonly insert: string;
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
  const piece = now === before ? own : besides(own, pieceBetween(before, now));
  if (!piece) return undefined;
  if (value === undefined) return setTo(node, place, { json: piece.insert });
  const isAll = piece.remove === now && piece.insert === '';
  if (isAll) return emptied(node, place, { json: '' });
  return [{ kind: 'text', block: node.id, pointer: place.pointer, ...piece }];
}

function pieceBetween(before: string, after: string): Piece {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && before[at] === after[at]) at++;
  let same = 0;
  while (same < shorter - at && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { at, remove: before.slice(at, before.length - same), insert: after.slice(at, after.length - same) };
}

/** A piece, in a text in which another one has changed; undefined where they meet. */
function besides(own: Piece, other: Piece): Piece | undefined {
  if (own.at + own.remove.length < other.at) return own;
  if (own.at > other.at + other.remove.length)
    return { ...own, at: own.at + other.insert.length - other.remove.length };
  return undefined;
}
