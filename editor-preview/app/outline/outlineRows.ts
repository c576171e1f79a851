import { articleItself, type EditedArticle, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import { isEditedObject } from '#editor-preview/model/editedValue.ts';
import { blockSummary, typeTitle } from '../document/blockNames.ts';
import { listsIn, typeOfNode } from '../document/blockPlaces.ts';
import { words } from '../words/words.ts';

export interface OutlineRow {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly summary: string;
  readonly level: number;
  /** In steps: the level, and for what is below a heading its level. */
  readonly indent: number;
  readonly position: number;
  readonly of: number;
  readonly parent: string;
  /** Undefined for a type without any. */
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
  const visit = (
    id: string,
    place: Pick<OutlineRow, 'level' | 'indent' | 'position' | 'of' | 'parent'>,
  ): void => {
    const node = article.nodes.get(id);
    if (!node) return;
    const lists = listsIn(article, id);
    const blocks = lists.flatMap((list) => list.blocks).filter((block) => article.nodes.has(block));
    const isOpen = !folded.has(id);
    const isArticle = id === articleItself;
    const type = isArticle ? '' : typeOfNode(node);
    const row: OutlineRow = {
      ...place,
      id,
      type,
      title: isArticle ? words.article : typeTitle(type),
      summary: isArticle ? titleOf(node.fields.title) : blockSummary(node),
      childCount: lists.length > 0 ? blocks.length : undefined,
      isOpen,
    };
    const known = before.get(id);
    rows.push(known && isSameRow(known, row) ? known : row);
    if (!isOpen) return;
    let below = 0;
    for (const [index, block] of blocks.entries()) {
      const heading = headingDepth(article.nodes.get(block));
      const indent = place.indent + 1 + (heading === undefined ? below : heading - 1);
      below = heading ?? below;
      visit(block, { level: place.level + 1, indent, position: index + 1, of: blocks.length, parent: id });
    }
  };
  visit(articleItself, { level: 1, indent: 0, position: 1, of: 1, parent: articleItself });
  return rows;
}

/** 1 for a section, 2 and 3 for its parts; undefined for any other block. */
function headingDepth(node: EditedNode | undefined): 1 | 2 | 3 | undefined {
  if (!node || typeOfNode(node) !== 'heading') return undefined;
  const { data } = node.fields;
  const level = isEditedObject(data) ? data.level : undefined;
  return level === 3 ? 2 : level === 4 ? 3 : 1;
}

function titleOf(title: unknown): string {
  return typeof title === 'string' ? title : '';
}

function isSameRow(one: OutlineRow, other: OutlineRow): boolean {
  return (
    one.type === other.type &&
    one.title === other.title &&
    one.summary === other.summary &&
    one.level === other.level &&
    one.indent === other.indent &&
    one.position === other.position &&
    one.of === other.of &&
    one.parent === other.parent &&
    one.childCount === other.childCount &&
    one.isOpen === other.isOpen
  );
}
