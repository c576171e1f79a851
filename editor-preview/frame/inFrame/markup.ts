import { behaviourStatusAttribute } from '#contracts/behaviour.ts';
import { islandElement, islandPrefixAttribute } from '#contracts/island.ts';
import { blockIdAttribute } from '#contracts/previewMarks.ts';

/**
 * The elements that HTML of the renderer makes, in a document of their own in which nothing is loaded or run.
 *
 * @param hasScript whether scripts run on the page that they are for
 */
export function parseMarkup(html: string, hasScript = true): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  // Where scripts do not run, the parser looks into `noscript`; on the page, its content is text.
  if (hasScript) {
    for (const element of template.content.querySelectorAll('noscript'))
      element.textContent = element.innerHTML;
  }
  return template.content;
}

/** Whether a node is an element, of whichever window's page. */
export function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

/** Whether a node is a text, of whichever window's page. */
export function isText(node: Node): node is Text {
  return node.nodeType === 3;
}

/** The element that something happened to. */
export function elementOf({ target }: Event): Element | undefined {
  return target && 'nodeType' in target && isElement(target as Node) ? (target as Element) : undefined;
}

/** Whether a node is an element that React may have made its own. */
export function isIsland(node: Node): node is Element {
  return isElement(node) && node.localName === islandElement;
}

/** What tells an element from others of its kind, wherever it stands; undefined for most. */
export function keyOf(node: Node): string | null | undefined {
  if (!isElement(node)) return undefined;
  return node.getAttribute(isIsland(node) ? islandPrefixAttribute : blockIdAttribute);
}

/** Whether a script without React has changed what is in the element, or listens to it. */
export function isStarted(node: Node): boolean {
  return isElement(node) && node.hasAttribute(behaviourStatusAttribute);
}
