import type { Box } from '../messages.ts';

/** Of its content, if it has `display: contents`; undefined if nothing is visible. */
export function boxOf(element: Element): Box | undefined {
  return boundingBox((element.childNodes.length > 0 ? [...element.childNodes] : [element]).flatMap(boxesOf));
}

export function boundingBox(boxes: readonly (Box | undefined)[]): Box | undefined {
  const shown = boxes.filter((box) => box !== undefined);
  if (shown.length === 0) return undefined;
  const left = Math.min(...shown.map((box) => box.left));
  const top = Math.min(...shown.map((box) => box.top));
  const right = Math.max(...shown.map((box) => box.left + box.width));
  const bottom = Math.max(...shown.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

export function boxOfShown(shown: Pick<Element | Range, 'getBoundingClientRect'>): Box | undefined {
  const { left, top, width, height } = shown.getBoundingClientRect();
  return width === 0 && height === 0 ? undefined : { left, top, width, height };
}

/** The boxes of a node. Nodes with `display: contents`, such as islands, have those of their children. */
function boxesOf(node: Node): (Box | undefined)[] {
  if (isElement(node))
    return node.getClientRects().length > 0 ? [boxOfShown(node)] : [...node.childNodes].flatMap(boxesOf);
  const range = node.ownerDocument?.createRange();
  range?.selectNode(node);
  return [range && boxOfShown(range)];
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE;
}
