import { pictureAddressOf } from '../../html/pictureAddress.ts';
import { elementNamed, isElement, type TreeElement, type TreeNode } from '../../html/treeNodes.ts';
import type { AddNote, NoteTopic } from '../note.ts';
import { findAll } from '../tree/selector.ts';
import { mapElements } from '../tree/walk.ts';
import { textOfTree } from '../tree/writeTree.ts';

const embedded: ReadonlyMap<string, NoteTopic> = new Map<string, NoteTopic>([
  ['iframe', 'page'],
  ['frame', 'page'],
  ['fencedframe', 'page'],
  ['object', 'object'],
  ['embed', 'object'],
  ['applet', 'object'],
  ['video', 'video'],
  ['audio', 'sound'],
  ['bgsound', 'sound'],
  ['canvas', 'drawing'],
  ['meter', 'drawing'],
  ['progress', 'drawing'],
  ['svg', 'drawing'],
  ['math', 'formula'],
  ['input', 'form-field'],
  ['textarea', 'form-field'],
  ['select', 'form-field'],
  ['option', 'form-field'],
  ['optgroup', 'form-field'],
  ['noscript', 'without-scripts'],
  ['noembed', 'without-scripts'],
  ['noframes', 'without-scripts'],
  ['script', 'script'],
  ['xmp', 'object'],
  ['plaintext', 'object'],
]);

export function isEmbedded({ name }: TreeElement): boolean {
  return embedded.has(name);
}

/**
 * Removes the fallback text of frames, which browsers never show; without a page it gets a note.
 * Call before filters and claims, which would lose it.
 */
export function withoutTextOfFrames(nodes: TreeNode[], note: AddNote): TreeNode[] {
  return mapElements(nodes, (element) => {
    if (element.name !== 'iframe' || element.children.length === 0) return undefined;
    const text = hasPage(element) ? '' : wholeTextOf(element.children);
    if (text !== '') note('lost', 'page', text, element.at);
    return [{ ...element, children: [] }];
  });
}

/** Scripts put the address into `data-src` and the like. */
function hasPage({ attribs }: TreeElement): boolean {
  return Object.entries(attribs).some(([name, value]) => /src(?:doc)?$/.test(name) && value.trim() !== '');
}

export function noteEmbedded(element: TreeElement, note: AddNote): void {
  const { name, attribs, children, at } = element;
  const topic = embedded.get(name);
  if (topic === undefined) return;
  const { src, data, placeholder, value, type } = attribs;
  if (name === 'script') {
    // Unclaimed data, such as JSON-LD, was never visible.
    if (src !== undefined || !type?.includes('json')) note('lost', topic, src ?? '', at);
    return;
  }
  if (name === 'input' && /^(?:hidden|checkbox|radio)$/i.test(type ?? '')) return;
  if (name === 'iframe' && !hasPage(element)) return;
  const text = wholeTextOf(children);
  if (name === 'svg' && text === '' && isDecorative(attribs)) return;
  // A lazy-loading script's picture is a sibling.
  if (topic === 'without-scripts' && text === '') return;
  const sources = findAll(children, 'source, img').flatMap((child) => pictureAddressOf(child.attribs) ?? []);
  note('lost', topic, text || (src ?? data ?? sources[0] ?? placeholder ?? value ?? ''), at);
}

export function wholeTextOf(nodes: readonly TreeNode[]): string {
  return textOfTree(withOpened(nodes), { withStruck: true });
}

/** Nested embedded elements become divisions, so that their text is read as well. */
function withOpened(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.map((node) => {
    if (!isElement(node)) return node;
    const isOpened = isEmbedded(node) && node.name !== 'script';
    return elementNamed(isOpened ? 'div' : node.name, withOpened(node.children));
  });
}

/** Drawings up to this size, in CSS pixels, are icons. */
const maxIconSize = 48;

function isDecorative({
  role,
  width,
  height,
  'aria-hidden': hidden,
  'aria-label': label,
}: TreeElement['attribs']): boolean {
  if (hidden === 'true' || role === 'presentation' || role === 'none') return true;
  const isIcon = [width, height].some((size) => size !== undefined && Number.parseFloat(size) <= maxIconSize);
  return isIcon && label === undefined;
}
