import { isBlankText, isElement, type TreeElement, type TreeNode, textNode } from '../../html/treeNodes.ts';
import type { TakeNote } from '../note.ts';
import { elementsIn } from '../tree/walk.ts';
import { wholeTextOf } from './embedded.ts';

/** Attributes of a task's box, as HTML has it. */
export function boxAttributes(isDone: boolean): Record<string, string> {
  return { type: 'checkbox', ...(isDone ? { checked: '' } : {}) };
}

/** Fields and buttons of forms, which are left out with their labels, and boxes of tasks. */
export function withoutControls(nodes: readonly TreeNode[], note: TakeNote): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    if (isList(node)) showTicks(node);
    const inner = node.name === 'form' ? withoutFields : withoutControls;
    node.children = inner(node.children, note);
    return node;
  });
}

/** A button outside a form is often the heading of a section that opens. */
function withoutFields(nodes: readonly TreeNode[], note: TakeNote): TreeNode[] {
  return nodes.flatMap((node): TreeNode[] => {
    if (!isElement(node)) return [node];
    if (isList(node)) showTicks(node);
    if (node.name !== 'button' && !isLabelOfField(node)) {
      node.children = withoutFields(node.children, note);
      return [node];
    }
    const text = wholeTextOf(node.children);
    if (text !== '') note('lost', 'form-field', text, node.at);
    return [textNode(' ')];
  });
}

/** The text beside a box to check may be a sentence of the article. */
function isLabelOfField({ name, children }: TreeElement): boolean {
  return name === 'label' && ![...elementsIn(children)].some(isBox);
}

/** Where some tasks of a list are done, each begins with an open or a ticked box. */
function showTicks(list: TreeElement): void {
  const tasks = [...elementsIn([list])].flatMap((item) => {
    const box = item.name === 'li' ? boxOf(item) : undefined;
    return box ? [{ item, box }] : [];
  });
  if (!tasks.some(({ box }) => isTicked(box))) return;
  for (const { item, box } of tasks) {
    const paragraph = item.children.find((node) => !isBlankText(node) && node !== box);
    const sign = textNode(isTicked(box) ? '☑ ' : '☐ ');
    if (paragraph && isElement(paragraph) && paragraph.name === 'p') paragraph.children.unshift(sign);
    else box.children = [sign];
    box.name = 'span';
    box.attribs = {};
  }
}

/** The box that an item begins with. */
function boxOf({ children }: TreeElement): TreeElement | undefined {
  const first = children.find((node) => !isBlankText(node));
  if (!first || !isElement(first) || isList(first)) return undefined;
  return isBox(first) ? first : boxOf(first);
}

function isBox({ name, attribs }: TreeElement): boolean {
  return name === 'input' && attribs.type?.toLowerCase() === 'checkbox';
}

function isTicked({ attribs }: TreeElement): boolean {
  return attribs.checked !== undefined;
}

function isList({ name }: TreeElement): boolean {
  return name === 'ul' || name === 'ol';
}
