import { elementOf } from '../../html/elements.ts';
import {
  isBlankText,
  isElement,
  isText,
  type TreeElement,
  type TreeNode,
  textNode,
} from '../../html/treeNodes.ts';
import type { AddNote } from '../note.ts';
import { elementsIn } from '../tree/walk.ts';
import { wholeTextOf } from './embedded.ts';

export function boxAttributes(isDone: boolean): Record<string, string> {
  return { type: 'checkbox', ...(isDone ? { checked: '' } : {}) };
}

/** Removes form fields and buttons with their labels. Checkboxes of task lists stay. */
export function withoutControls(nodes: readonly TreeNode[], note: AddNote): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    if (isList(node)) showTicks(node);
    if (node.name === 'form') node.children = withoutFieldsOfForm(node, note);
    else node.children = withoutControls(node.children, note);
    return node;
  });
}

function withoutFieldsOfForm(form: TreeElement, note: AddNote): TreeNode[] {
  const parts = new Map<TreeNode, FormPart>();
  const { letters } = measure(form, parts);
  return letters > maxFormLetters
    ? withoutFormsIn(form.children, parts, note)
    : withoutFields(form.children, note);
}

interface FormPart {
  readonly hasField: boolean;
  readonly letters: number;
}

/** In characters. A form with more text is a whole page in a form, as ASP.NET writes it. */
const maxFormLetters = 600;

/** In a page-wide form, only short parts with fields are removed. */
function withoutFormsIn(
  nodes: readonly TreeNode[],
  parts: ReadonlyMap<TreeNode, FormPart>,
  note: AddNote,
): TreeNode[] {
  const hasSiblingField = nodes.some(isField);
  return nodes.flatMap((node): TreeNode[] => {
    const { hasField, letters } = parts.get(node) ?? { hasField: false, letters: 0 };
    if (!isElement(node)) return [node];
    if (hasSiblingField || (hasField && letters <= maxFormLetters)) return withoutFields([node], note);
    if (!hasField) return withoutControls([node], note);
    node.children = withoutFormsIn(node.children, parts, note);
    return [node];
  });
}

function measure(node: TreeNode, parts: Map<TreeNode, FormPart>): FormPart {
  if (isText(node)) return { hasField: false, letters: node.data.trim().length };
  if (!isElement(node) || elementOf(node.name).fate === 'dropped')
    return { hasField: isField(node), letters: 0 };
  let hasField = isField(node);
  let letters = 0;
  for (const child of node.children) {
    const part = measure(child, parts);
    hasField ||= part.hasField;
    letters += part.letters;
  }
  parts.set(node, { hasField, letters });
  return { hasField, letters };
}

function isField(node: TreeNode): boolean {
  if (!isElement(node)) return false;
  const type = node.attribs.type?.toLowerCase() ?? 'text';
  return node.name === 'input'
    ? !/^(?:hidden|checkbox|button|submit|image|reset)$/.test(type)
    : node.name === 'select' || node.name === 'textarea';
}

/** A button outside a form is often the heading of a collapsible section. */
function withoutFields(nodes: readonly TreeNode[], note: AddNote): TreeNode[] {
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

/** The text next to a checkbox may be a sentence of the article. */
function isLabelOfField({ name, children }: TreeElement): boolean {
  return name === 'label' && ![...elementsIn(children)].some(isBox);
}

/** If some tasks of a list are done, each begins with an open or ticked box. */
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
