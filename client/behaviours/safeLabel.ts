/** A label is a few words; longer HTML is cut before parsing. In UTF-16 units. */
const maxLength = 2000;
const maxDepth = 8;

const plainTags = ['B', 'STRONG', 'EM', 'I', 'SPAN'];

/**
 * From untrusted HTML: rebuilds the text and the few allowed elements. Copies no attribute but an https
 * address, and no text of scripts and styles.
 */
export function safeLabel(html: string): DocumentFragment {
  const label = document.createDocumentFragment();
  // A parsed document loads and runs nothing.
  copy(new DOMParser().parseFromString(html.slice(0, maxLength), 'text/html').body, label, 0);
  return label;
}

function copy(source: Node, target: Element | DocumentFragment, depth: number): void {
  for (const node of source.childNodes) {
    if (node instanceof Text) target.append(node.data);
    if (
      node instanceof Element &&
      depth < maxDepth &&
      !/^(SCRIPT|STYLE|TEMPLATE|TEXTAREA|TITLE)$/i.test(node.tagName)
    ) {
      const element = elementFor(node);
      if (element) target.append(element);
      copy(node, element ?? target, depth + 1);
    }
  }
}

function elementFor(source: Element): HTMLElement | undefined {
  if (plainTags.includes(source.tagName)) return document.createElement(source.tagName);
  const address = source.tagName === 'A' ? URL.parse(source.getAttribute('href') ?? '') : null;
  if (address?.protocol !== 'https:') return undefined;
  const link = document.createElement('a');
  link.href = address.href;
  link.rel = 'sponsored nofollow noopener';
  return link;
}
