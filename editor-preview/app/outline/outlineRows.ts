import { articleItself, type EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { blockSummary, typeTitle } from '../document/blockNames.ts';
import { listsIn, typeOfNode } from '../document/blockPlaces.ts';
import { words } from '../words/words.ts';

export interface OutlineRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly level: number;
  readonly position: number;
  readonly of: number;
  readonly parent: string;
  /** The number of child blocks; undefined for a type without any. */
  readonly childCount: number | undefined;
  readonly isOpen: boolean;
}

/** Without rows inside a collapsed block. Unchanged rows in `before` keep their identity. */
export function outlineRows(
  article: EditedArticle,
  folded: ReadonlySet<string>,
  before: ReadonlyMap<string, OutlineRow> = new Map(),
): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const visit = (id: string, place: Pick<OutlineRow, 'level' | 'position' | 'of' | 'parent'>): void => {
    const node = article.nodes.get(id);
    if (!node) return;
    const lists = listsIn(article, id);
    const blocks = lists.flatMap((list) => list.blocks).filter((block) => article.nodes.has(block));
    const isOpen = !folded.has(id);
    const isArticle = id === articleItself;
    const row: OutlineRow = {
      ...place,
      id,
      title: isArticle ? words.article : typeTitle(typeOfNode(node)),
      summary: isArticle ? titleOf(node.fields.title) : blockSummary(node),
      childCount: lists.length > 0 ? blocks.length : undefined,
      isOpen,
    };
    const known = before.get(id);
    rows.push(known && isSameRow(known, row) ? known : row);
    if (!isOpen) return;
    for (const [index, block] of blocks.entries())
      visit(block, { level: place.level + 1, position: index + 1, of: blocks.length, parent: id });
  };
  visit(articleItself, { level: 1, position: 1, of: 1, parent: articleItself });
  return rows;
}

function titleOf(title: unknown): string {
  return typeof title === 'string' ? title : '';
}

function isSameRow(one: OutlineRow, other: OutlineRow): boolean {
  return (
    one.title === other.title &&
    one.summary === other.summary &&
    one.level === other.level &&
    one.position === other.position &&
    one.of === other.of &&
    one.parent === other.parent &&
    one.childCount === other.childCount &&
    one.isOpen === other.isOpen
  );
}
