import type { EditedArticle } from '#editing/editedArticle.ts';
import type { JsonObject } from '#editing/editedValue.ts';
import type { Change } from '#editing/operation.ts';
import {
  articleSlot,
  type BlockList,
  listAround,
  listsIn,
  outermost,
  takes,
} from '../document/blockPlaces.ts';
import type { InsertionPoint } from '../document/moves.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';

/**
 * Where new blocks of some types go: behind what is chosen, else into it, else behind the nearest block around it where
 * all of them may stand. Undefined where there is no such place.
 */
export function placeForNew(
  article: EditedArticle,
  selected: ReadonlySet<string>,
  types: readonly string[],
): InsertionPoint | undefined {
  const isOpen = (list: BlockList): boolean => types.every((type) => takes(list, type));
  const last = outermost(article, selected).at(-1);
  if (last === undefined) return { into: articleSlot, after: endOf(article) };
  const beside = listAround(article, last);
  if (beside && isOpen(beside)) return { into: beside.slot, after: last };
  const inside = listsIn(article, last).find(isOpen);
  if (inside) return { into: inside.slot, after: inside.blocks.at(-1) ?? null };
  const parent = article.nodes.get(last)?.slot?.parent;
  return parent ? placeForNew(article, new Set([parent]), types) : undefined;
}

function endOf(article: EditedArticle): string | null {
  return listsIn(article, articleSlot.parent)[0]?.blocks.at(-1) ?? null;
}

/** What blocks are put in by. */
type Inserting = Pick<CommandContext, 'document' | 'view' | 'selected' | 'select' | 'tell'>;

/**
 * Puts blocks, whose ids are free, behind what is chosen, and chooses them.
 *
 * @param insteadOf a block that goes at the same time
 * @returns whether it was done; where not, it has been told why
 */
export function insertBlocks(
  context: Inserting,
  blocks: readonly JsonObject[],
  label: string,
  insteadOf?: string,
): boolean {
  const types = blocks.map(({ type }) => (typeof type === 'string' ? type : ''));
  const place = placeForNew(context.view.article, context.selected, types);
  if (!place) {
    context.tell(words.blocks.mayNotStandHere);
    return false;
  }
  return insertBlocksAt(context, place, blocks, label, insteadOf);
}

/**
 * Puts blocks, whose ids are free, at a place where they may stand, and chooses them.
 *
 * @returns whether it was done; where not, it has been told why
 */
export function insertBlocksAt(
  context: Inserting,
  place: InsertionPoint,
  blocks: readonly JsonObject[],
  label: string,
  insteadOf?: string,
): boolean {
  const ids = blocks.map(({ id }) => String(id));
  const changes = blocks.map(
    (block, index): Change => ({
      kind: 'insert',
      block: { json: block },
      into: place.into,
      after: ids[index - 1] ?? place.after,
    }),
  );
  const removal: readonly Change[] = insteadOf === undefined ? [] : [{ kind: 'remove', block: insteadOf }];
  // The document tells why itself: anything told after that would hide it.
  if (context.document.edit([...changes, ...removal], { label }) !== undefined) return false;
  context.select(ids);
  context.tell(`${label}.`);
  return true;
}
