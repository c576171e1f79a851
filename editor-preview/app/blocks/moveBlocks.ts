import { articleItself } from '#editor-preview/model/editedArticle.ts';
import { blockName, blockNames } from '../document/blockNames.ts';
import { containingList, outermost } from '../document/blockPlaces.ts';
import { type InsertionPoint, movesTo } from '../document/moves.ts';
import type { CommandContext } from '../tool/command.ts';
import { words } from '../words/words.ts';

export function moveChosen(context: CommandContext, place: InsertionPoint): void {
  moveBlocks(context, context.selected, place);
}

export function moveBlocks(
  {
    document,
    view: { article },
    select,
    announce,
  }: Pick<CommandContext, 'document' | 'view' | 'select' | 'announce'>,
  moved: ReadonlySet<string>,
  place: InsertionPoint,
): void {
  const changes = movesTo(article, moved, place);
  const ids = outermost(article, moved);
  const [first] = ids;
  if (!changes || first === undefined) {
    announce(words.blocks.notAllowedThere);
    return;
  }
  const names = blockNames(article, ids);
  document.edit(changes, { label: words.labels.move(names) });
  select(ids);
  const after = document.view().article;
  const blocks = containingList(after, first)?.blocks ?? [];
  const parent = after.nodes.get(first)?.slot?.parent;
  const parentName =
    parent === undefined || parent === articleItself ? words.blocks.theArticle : blockName(after, parent);
  announce(words.blocks.moved(names, blocks.indexOf(first) + 1, blocks.length, parentName));
}
