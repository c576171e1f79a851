import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { JsonObject } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';
import { typeTitle } from '../document/blockNames.ts';
import {
  accepts,
  articleSlot,
  type BlockList,
  containingList,
  listsIn,
  outermost,
} from '../document/blockPlaces.ts';
import type { InsertionPoint } from '../document/moves.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';

/**
 * After the selection, else inside it, else after the nearest ancestor where all are allowed.
 * Undefined if there is none.
 */
export function placeForNew(
  article: EditedArticle,
  selected: ReadonlySet<string>,
  types: readonly string[],
): InsertionPoint | undefined {
  const isOpen = (list: BlockList): boolean => types.every((type) => accepts(list, type));
  const last = outermost(article, selected).at(-1);
  if (last === undefined) return { into: articleSlot, after: endOf(article) };
  const list = containingList(article, last);
  if (list && isOpen(list)) return { into: list.slot, after: last };
  const inside = listsIn(article, last).find(isOpen);
  if (inside) return { into: inside.slot, after: inside.blocks.at(-1) ?? null };
  const parent = article.nodes.get(last)?.slot?.parent;
  return parent ? placeForNew(article, new Set([parent]), types) : undefined;
}

function endOf(article: EditedArticle): string | null {
  return listsIn(article, articleSlot.parent)[0]?.blocks.at(-1) ?? null;
}

type Inserting = Pick<CommandContext, 'document' | 'view' | 'selected' | 'select' | 'announce'>;

/**
 * With unused ids, after the selection; selects them. Returns false if refused, with the reason announced.
 * @param insteadOf a block that is removed in the same step
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
    context.announce(words.blocks.notAllowedHere);
    return false;
  }
  return insertBlocksAt(context, place, blocks, label, insteadOf);
}

/** With unused ids; selects them. Returns false if refused, with the reason announced. */
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
  // The document announces the reason: a second message would replace it.
  if (context.document.edit([...changes, ...removal], { label }) !== undefined) return false;
  context.select(ids);
  const [only] = blocks;
  const names =
    only && blocks.length === 1 && typeof only.type === 'string'
      ? typeTitle(only.type)
      : words.blocks.several(blocks.length);
  context.announce(words.blocks.added(names), label);
  return true;
}
