import { behaviourStatusAttribute } from '#contracts/behaviour.ts';
import { islandElement, islandPrefixAttribute } from '#contracts/island.ts';
import { blockIdAttribute } from '#contracts/previewMarks.ts';

/** In an inert document. `hasScript` says whether scripts run on the target page. */
export function parseMarkup(html: string, hasScript = true): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  // Without scripting the parser parses `noscript`; on the page its content is text.
  if (hasScript) {
    for (const element of template.content.querySelectorAll('noscript'))
      element.textContent = element.innerHTML;
  }
  return template.content;
}

/** Whether a node is an element, of any window. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

export function elementOf({ target }: Event): Element | undefined {
  return target && 'nodeType' in target && isElement(target as Node) ? (target as Element) : undefined;
}

/** Whether a node is an island that React may have hydrated. */
export function isIsland(node: Node): node is Element {
  return isElement(node) && node.localName === islandElement;
}

/** The identity of an element among its kind, regardless of position; undefined for most. */
export function keyOf(node: Node): string | null | undefined {
  if (!isElement(node)) return undefined;
  return node.getAttribute(isIsland(node) ? islandPrefixAttribute : blockIdAttribute);
}

/** Whether a plain script has modified the element or listens to it. */
export function isStarted(node: Node): boolean {
  return isElement(node) && node.hasAttribute(behaviourStatusAttribute);
}
