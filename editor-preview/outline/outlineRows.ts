import { articleItself, type EditedArticle } from '../../contracts/editing/editedArticle.ts';
import { blockSummary, typeTitle } from '../document/blockNames.ts';
import { listsIn, typeOfNode } from '../document/blockPlaces.ts';

/** The article, or a block, in the outline. */
export interface OutlineRow {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** 1 for the article, 2 for its own blocks. */
  readonly level: number;
  /** Its place among its kind, from 1. */
  readonly position: number;
  readonly of: number;
  /** The block that it stands in; `articleItself` for none. */
  readonly parent: string;
  /** How many blocks it holds; undefined for one that never holds any. */
  readonly holds: number | undefined;
  readonly isOpen: boolean;
}

/** What the outline shows, in order: the article and its blocks, but for those inside a folded one. */
export function outlineRows(article: EditedArticle, folded: ReadonlySet<string>): OutlineRow[] {
  const rows: OutlineRow[] = [];
  const visit = (id: string, place: Pick<OutlineRow, 'level' | 'position' | 'of' | 'parent'>): void => {
    const node = article.nodes.get(id);
    if (!node) return;
    const lists = listsIn(article, id);
    const blocks = lists.flatMap((list) => list.blocks).filter((block) => article.nodes.has(block));
    const isOpen = !folded.has(id);
    const isArticle = id === articleItself;
    rows.push({
      ...place,
      id,
      title: isArticle ? 'Article' : typeTitle(typeOfNode(node)),
      summary: isArticle ? titleOf(node.fields.title) : blockSummary(node),
      holds: lists.length > 0 ? blocks.length : undefined,
      isOpen,
    });
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
