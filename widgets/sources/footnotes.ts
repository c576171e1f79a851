import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import { mapElements } from '#transformer/fromHtml/tree/walk.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { elementNamed, isElement, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';

const maxLine = 300;

/** The id of the source that the nth footnote of an article becomes, from 0. */
export function footnoteKey(index: number): string {
  return `footnote-${index + 1}`;
}

/** A footnote as a source; undefined for one that is longer than a source may be, or more than text. */
export function readFootnote(note: TreeElement, id: string): { id: string; title: string } | undefined {
  if (findAll([note], 'img, table, iframe, ul, ol, [data-kind]').length > 0) return undefined;
  const backlinks = findAll([note], 'a[href^="#"]').filter(
    (link) => !/[\p{L}\p{N}]/u.test(textOfTree([link])),
  );
  const title = textOfTree(withoutNodes([note], backlinks));
  return title === '' || title.length > maxLine ? undefined : { id, title };
}

/**
 * Puts marks in the place of the links to footnotes, in one walk for all lists. The elements around a link that hold nothing else go
 * with it.
 *
 * @param keys the ids of sources by the ids of footnotes
 * @param inLists the links within the footnotes
 */
export function citeFootnotes(
  nodes: TreeNode[],
  keys: ReadonlyMap<string, string>,
  inLists: ReadonlySet<TreeElement>,
): void {
  const mark = (element: TreeElement): readonly TreeNode[] | undefined => {
    const [only] = element.children;
    if (
      element.name === 'sup' &&
      element.children.length === 1 &&
      only &&
      isElement(only) &&
      only.name === 'cite'
    )
      return element.children;
    const { href = '' } = element.attribs;
    const key =
      element.name === 'a' && href.startsWith('#') && !inLists.has(element)
        ? keys.get(href.slice(1))
        : undefined;
    return key === undefined ? undefined : [elementNamed('cite', [], { [sourceAttribute]: key })];
  };
  for (const node of nodes) if (isElement(node)) node.children = mapElements(node.children, mark);
}
