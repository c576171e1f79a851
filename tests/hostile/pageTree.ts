import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';

export type PageElement = DefaultTreeAdapterTypes.Element;
type PageNode = DefaultTreeAdapterTypes.Node;

/** Reads a page as the standard says, which jsdom does as well; a whole DOM of each of thousands of pages takes minutes. */
export function readTree(html: string): DefaultTreeAdapterTypes.Document {
  // Without scripting, what stands in `noscript` is elements, and seen.
  return parse(html, { scriptingEnabled: false });
}

export function elementsIn(node: PageNode): PageElement[] {
  const found: PageElement[] = [];
  const waiting: PageNode[] = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next !== node && defaultTreeAdapter.isElementNode(next)) found.push(next);
    if ('childNodes' in next) waiting.push(...next.childNodes.toReversed());
  }
  return found;
}

export function textIn(node: PageNode, shown = false): string {
  if (defaultTreeAdapter.isTextNode(node)) return node.value;
  if (!('childNodes' in node) || (shown && node.nodeName === 'script')) return '';
  return node.childNodes.map((child) => textIn(child, shown)).join('');
}

export function* around(element: PageElement): Generator<PageElement> {
  for (let node: PageNode | null = element; node; node = 'parentNode' in node ? node.parentNode : null) {
    if (defaultTreeAdapter.isElementNode(node)) yield node;
  }
}

export function attributeOf({ attrs }: PageElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

export const innerHtml = (element: PageElement): string => serialize(element);
