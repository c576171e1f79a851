// Word puts lists on the clipboard as paragraphs: their level stands in a style, their bullet or number in a piece of text
// that is to be ignored.

const isItem = '[data-pasted-style*="mso-list:"]';
const marker = '[data-pasted-style*="mso-list:Ignore"], [data-pasted-style*="mso-list: Ignore"]';

/** Makes lists of the paragraphs that Word means as their items. */
export function buildWordLists(body: HTMLElement): void {
  const items = [...body.querySelectorAll(isItem)].filter(
    (element) => !element.matches(marker) && /level\d/.test(element.getAttribute('data-pasted-style') ?? ''),
  );
  let open: { level: number; list: Element }[] = [];
  let last: Element | undefined;
  for (const paragraph of items) {
    const level = Number(/level(\d+)/.exec(paragraph.getAttribute('data-pasted-style') ?? '')?.[1] ?? 1);
    const sign = paragraph.querySelector(marker);
    const tag = /^\s*(?:\d+|[a-z]{1,4})\s*[.)]/i.test(sign?.textContent ?? '') ? 'ol' : 'ul';
    sign?.remove();
    if (previousOf(paragraph) !== last || !last) open = [];
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const current = open.at(-1);
    const item = body.ownerDocument.createElement('li');
    if (current?.level === level && current.list.localName === tag) current.list.append(item);
    else {
      if (current?.level === level) open.pop();
      const list = body.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      list.append(item);
      open.push({ level, list });
    }
    item.append(...paragraph.childNodes);
    // A heading in a list stays a heading of its own.
    last = open[0]?.list;
    paragraph.remove();
  }
}

function previousOf(element: Element): Element | undefined {
  let node = element.previousSibling;
  while (node && (node.nodeType !== 1 || node.textContent?.trim() === '')) {
    if (node.nodeType === 3 && node.textContent?.trim() !== '') return undefined;
    node = node.previousSibling;
  }
  return node instanceof Element ? node : undefined;
}
