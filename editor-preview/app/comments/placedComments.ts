import type { Comment } from '#editor-preview/model/comments/comment.ts';
import { type PlaceNow, placeNow } from '#editor-preview/model/comments/placeNow.ts';
import { articleItself, type EditedArticle, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import { shownTextOfHtml } from '#transformer/html/textOfHtml.ts';
import { blocksInOrder, withAncestors } from '../document/blockPlaces.ts';

export interface PlacedComment {
  readonly comment: Comment;
  readonly now: PlaceNow;
}

/** Places comments incrementally: only those of changed blocks are searched again. */
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
        now: node ? placeNow(article, comment.place, shownTextOfHtml) : { kind: 'block-deleted' },
      };
      known.set(comment.id, { comment, fields: node?.fields, placed: made });
      return made;
    });
    const isSame = placed.length === last.length && placed.every((one, index) => one === last[index]);
    if (!isSame) last = placed;
    return last;
  };
}

/** In page order: those on the article first, those of deleted blocks last. */
export function inPageOrder(
  placed: readonly PlacedComment[],
  article: EditedArticle,
): readonly PlacedComment[] {
  const order = new Map([articleItself, ...blocksInOrder(article)].map((id, index) => [id, index]));
  const rank = ({ now }: PlacedComment): number =>
    now.kind === 'block-deleted' ? order.size : (order.get(now.block) ?? order.size);
  return placed.toSorted((one, other) => rank(one) - rank(other));
}

export function isOpen({ comment }: PlacedComment): boolean {
  return comment.resolved === undefined;
}

/** Open comments per block, including nested blocks. The article includes those of deleted blocks. */
export function commentCounts(
  placed: readonly PlacedComment[],
  article: EditedArticle,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const count = (id: string): void => void counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const one of placed.filter(isOpen)) {
    const { now } = one;
    if (now.kind === 'block-deleted' || now.block === articleItself) count(articleItself);
    else for (const id of withAncestors(article, now.block)) count(id);
  }
  return counts;
}

/** Open comments per field of a block by pointer; '' for the block as a whole. */
export function fieldCounts(placed: readonly PlacedComment[], block: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of placed.filter(isOpen)) {
    const { now } = one;
    if (now.kind === 'block-deleted' || now.block !== block) continue;
    const pointer = 'pointer' in now ? (now.pointer ?? '') : '';
    counts.set(pointer, (counts.get(pointer) ?? 0) + 1);
  }
  return counts;
}
