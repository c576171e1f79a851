import type { Comment } from '#editing/comments/comment.ts';
import { type PlaceNow, placeNow } from '#editing/comments/placeNow.ts';
import { articleItself, type EditedArticle, type EditedNode } from '#editing/editedArticle.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import { blockAndAround, blocksInOrder } from '../document/blockPlaces.ts';

/** A comment with where it stands now. */
export interface PlacedComment {
  readonly comment: Comment;
  readonly now: PlaceNow;
}

/** Places comments again and again; looks anew only at those whose block has changed. */
export function createPlacer(): (
  comments: readonly Comment[],
  article: EditedArticle,
) => readonly PlacedComment[] {
  const known = new Map<
    string,
    { comment: Comment; fields: EditedNode['fields'] | undefined; placed: PlacedComment }
  >();
  let last: readonly PlacedComment[] = [];
  return (comments, article) => {
    const placed = comments.map((comment): PlacedComment => {
      const node = article.nodes.get(comment.place.block);
      const before = known.get(comment.id);
      if (before?.comment === comment && before.fields === node?.fields) return before.placed;
      const made: PlacedComment = {
        comment,
        now: node ? placeNow(article, comment.place, shownTextOfHtml) : { kind: 'block-gone' },
      };
      known.set(comment.id, { comment, fields: node?.fields, placed: made });
      return made;
    });
    const isSame = placed.length === last.length && placed.every((one, index) => one === last[index]);
    if (!isSame) last = placed;
    return last;
  };
}

/** In the order of the page: those on the article first, those whose block is gone last. */
export function inPageOrder(
  placed: readonly PlacedComment[],
  article: EditedArticle,
): readonly PlacedComment[] {
  const order = new Map([articleItself, ...blocksInOrder(article)].map((id, index) => [id, index]));
  const rank = ({ now }: PlacedComment): number =>
    now.kind === 'block-gone' ? order.size : (order.get(now.block) ?? order.size);
  return placed.toSorted((one, other) => rank(one) - rank(other));
}

export function isOpen({ comment }: PlacedComment): boolean {
  return comment.resolved === undefined;
}

/** How many open comments every block has, those of blocks inside it among them. The article has those of blocks that are gone. */
export function commentCounts(
  placed: readonly PlacedComment[],
  article: EditedArticle,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const one of placed.filter(isOpen)) {
    const { now } = one;
    if (now.kind === 'block-gone' || now.block === articleItself) count(articleItself);
    else for (const id of blockAndAround(article, now.block)) count(id);
  }
  return counts;
}

/** How many open comments the fields of a block have, by their pointers; '' for the block as a whole. */
export function fieldCounts(placed: readonly PlacedComment[], block: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of placed.filter(isOpen)) {
    const { now } = one;
    if (now.kind === 'block-gone' || now.block !== block) continue;
    const pointer = 'pointer' in now ? (now.pointer ?? '') : '';
    counts.set(pointer, (counts.get(pointer) ?? 0) + 1);
  }
  return counts;
}
