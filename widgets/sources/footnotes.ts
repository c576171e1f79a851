import { findAll } from '#transformer/fromHtml/tree/selector.ts';
import { mapElements, plainItems } from '#transformer/fromHtml/tree/walk.ts';
import { withoutNodes } from '#transformer/fromHtml/tree/withoutNodes.ts';
import { textOfTree } from '#transformer/fromHtml/tree/writeTree.ts';
import { sourceAttribute } from '#transformer/html/citeMark.ts';
import { elementNamed, isElement, type TreeElement, type TreeNode } from '#transformer/html/treeNodes.ts';

export const footnoteLists =
  'ol.wp-block-footnotes, ol.footnotes, .footnotes ol, .footnote-list ol, ol.footnotes-list';
/** On a list of footnotes: the ids of the resulting sources. */
export const footnotesAttribute = 'data-footnotes';
const maxLine = 300;

export function markFootnotes(nodes: TreeNode[]): void {
  const keys = new Map<string, string>();
  const inLists = new Set<TreeElement>();
  let count = 0;
  for (const list of findAll(nodes, footnoteLists)) {
    const notes = plainItems(list) ?? [];
    const ids = new Set(notes.map(({ attribs }) => attribs.id ?? ''));
    // A footnote with more than one line of text stays a list, with its links.
    if (
      ids.size === 0 ||
      ids.size !== notes.length ||
      ids.has('') ||
      !notes.every((note) => readFootnote(note, 'x'))
    )
      continue;
    const own = [...ids].map((id, index) => {
      const key = footnoteKey(count + index);
      // Links target the first of two elements with the same id.
      if (!keys.has(id)) keys.set(id, key);
      return key;
    });
    count += own.length;
    for (const link of findAll([list], 'a')) inLists.add(link);
    list.attribs[footnotesAttribute] = own.join(' ');
  }
  if (count > 0) citeFootnotes(nodes, keys, inLists);
}

function footnoteKey(index: number): string {
  return `footnote-${index + 1}`;
}

/** A footnote as a source; undefined if it is too long or more than text. */
export function readFootnote(note: TreeElement, id: string): { id: string; title: string } | undefined {
  if (findAll([note], 'img, table, iframe, ul, ol, [data-kind]').length > 0) return undefined;
  const backlinks = findAll([note], 'a[href^="#"]').filter(
    (link) => !/[\p{L}\p{N}]/u.test(textOfTree([link])),
  );
  const title = textOfTree(withoutNodes([note], backlinks));
  return title === '' || title.length > maxLine ? undefined : { id, title };
}

/** Elements that contain only the link are removed with it. */
function citeFootnotes(
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
