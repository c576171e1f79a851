import type { TreeElement, TreeNode } from '../../html/treeNodes.ts';
import { isElement, isText } from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { namedElement } from '../tree/named.ts';
import { classesOf } from '../tree/walk.ts';
import { readAsContent } from './blockComments.ts';

/** WordPress's own blocks have one word after `wp-block-`, or two of these. */
const ofWordPress =
  /^(?:media|social|page|post|query|site|latest|tag|template|comment|comments|list|read|term|nextpage|missing|legacy|navigation|cover|button|buttons|gallery|embed|file|table|image)-/;

/**
 * A plug-in's block on a published page. An empty one, which a script fills, becomes an element of its name;
 * otherwise its content is read, with a note.
 */
export function namedByClass(element: TreeElement, note: AddNote): TreeNode[] | undefined {
  const { children, attribs, at } = element;
  const block = classesOf(element)
    .find((name) => name.startsWith('wp-block-') && name.includes('-', 9))
    ?.slice(9);
  if (block === undefined || block.includes('__') || block.includes('is-layout') || ofWordPress.test(block))
    return undefined;
  const dash = block.indexOf('-');
  const name = `${block.slice(0, dash)}/${block.slice(dash + 1)}`;
  if (!children.every(isBlank)) {
    if (!readAsContent.test(name)) note('lost', 'unwrapped-block', name, at);
    return undefined;
  }
  const fields = Object.fromEntries(
    Object.entries(attribs).flatMap(([name, value]) =>
      name.startsWith('data-') ? [[name.slice(5), value]] : [],
    ),
  );
  return [namedElement({ kind: 'block', name, fields }, [], at)];
}

function isBlank(node: TreeNode): boolean {
  return isText(node) ? node.data.trim() === '' : !isElement(node);
}
