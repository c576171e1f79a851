import { blockIdAttribute } from '#contracts/previewMarks.ts';
import { changedWords, wordsOf } from './wordDiff.ts';

// Marks on two pages side by side, which are documents in frames without scripts.

export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/** The range of each block by id. Invisible blocks have none. */
export function blockStretches(page: Document): ReadonlyMap<string, Stretch> {
  const offset = page.defaultView?.scrollY ?? 0;
  const found = new Map<string, Stretch>();
  for (const element of page.querySelectorAll(`[${blockIdAttribute}]`)) {
    const range = page.createRange();
    if (element.childNodes.length > 0) range.selectNodeContents(element);
    else range.selectNode(element);
    const { top, bottom, width, height } = range.getBoundingClientRect();
    if (width === 0 && height === 0) continue;
    found.set(element.getAttribute(blockIdAttribute) ?? '', { top: top + offset, bottom: bottom + offset });
  }
  return found;
}

/** The top of the first marked words that belong to no block, such as those of the title. */
export function markOutsideBlocks(page: Document): number | undefined {
  const marks = [...page.querySelectorAll('ins, del')];
  const first = marks.find((mark) => !mark.closest(`[${blockIdAttribute}]`));
  return first && first.getBoundingClientRect().top + (page.defaultView?.scrollY ?? 0);
}

export function blockElement(page: Document, id: string | undefined): Element | null {
  return id === undefined ? null : page.querySelector(`[${blockIdAttribute}="${CSS.escape(id)}"]`);
}

const noText = 'script, style, noscript, template, svg, select, textarea, iframe';

/** Deleted in the earlier page, inserted in the later. Nested blocks are marked separately. */
export function markWords(before: Element, after: Element): void {
  const [old, now] = [textsIn(before), textsIn(after)];
  const changed = changedWords(
    old.map(({ text }) => text),
    now.map(({ text }) => text),
  );
  wrap(old, changed.before, 'del');
  wrap(now, changed.after, 'ins');
}

interface Word {
  readonly node: Text;
  readonly start: number;
  readonly text: string;
}

function textsIn(root: Element): readonly Word[] {
  const walker = root.ownerDocument.createTreeWalker(root, 1 | 4, (node) => {
    if (node.nodeType === 3) return 1;
    const element = node as Element;
    return element.matches(noText) || element.hasAttribute(blockIdAttribute) ? 2 : 3;
  });
  const words: Word[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    let start = 0;
    for (const text of wordsOf(node.nodeValue ?? '')) {
      if (text.trim() !== '') words.push({ node: node as Text, start, text });
      start += text.length;
    }
  }
  return words;
}

const looks = {
  ins: 'background: var(--editorial-soft); color: inherit; text-decoration: underline 2px;',
  del: 'background: var(--caution-soft); color: inherit; text-decoration: line-through 2px;',
};

/** Wraps adjacent words of one text in one mark. Backwards, so that earlier offsets stay valid. */
function wrap(words: readonly Word[], changed: readonly boolean[], name: 'ins' | 'del'): void {
  let end: number | undefined;
  for (let index = words.length - 1; index >= 0; index--) {
    const word = words[index];
    if (!word || !changed[index]) continue;
    end ??= word.start + word.text.trimEnd().length;
    const before = words[index - 1];
    if (before?.node === word.node && changed[index - 1]) continue;
    const range = word.node.ownerDocument.createRange();
    range.setStart(word.node, word.start);
    range.setEnd(word.node, end);
    const mark = word.node.ownerDocument.createElement(name);
    mark.style.cssText = looks[name];
    range.surroundContents(mark);
    end = undefined;
  }
}

const outlines = {
  added: '2px solid var(--editorial)',
  removed: '2px dashed var(--caution)',
  changed: '1px solid var(--editorial)',
  moved: '2px dotted var(--editorial)',
};

/** Outlines a block. Elements with `display: contents` draw nothing themselves. */
export function outline(
  element: Element & Partial<ElementCSSInlineStyle>,
  kind: keyof typeof outlines,
): void {
  const { defaultView } = element.ownerDocument;
  if (defaultView?.getComputedStyle(element).display === 'contents')
    for (const child of element.children) outline(child, kind);
  else element.style?.setProperty('outline', outlines[kind]);
}

/** Opens disclosures, so that no difference is hidden. */
export function unfold(page: Document): void {
  for (const details of page.querySelectorAll('details')) details.open = true;
}
