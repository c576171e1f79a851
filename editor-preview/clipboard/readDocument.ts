import { withoutElements } from '#transformer/html/withoutElements.ts';
import { words } from '../words/words.ts';
import { type Note, quoted } from './pasteNote.ts';
import { buildWordLists } from './wordLists.ts';

// What programs put on the clipboard is HTML of their own kind. It is read into a document in which nothing is loaded or
// run, and brought to what HTML means by itself: what is only said by styles and by names of classes becomes elements.

/** Larger clipboards are not read, in UTF-16 units. */
export const maxPasted = 4_000_000;

/** What says nothing to readers. */
const wordless =
  'script, style, meta, link, title, template, head > *, br.Apple-interchange-newline, col, colgroup';

/** Reads HTML of the clipboard; the body of an inert document. */
export function readDocument(html: string, note: Note): HTMLElement {
  const { body } = new DOMParser().parseFromString(withoutStyles(fragmentOf(html)), 'text/html');
  if (body.querySelector('script') || hasHandlers(body)) note('lost', words.pasting.scripts);
  for (const element of body.querySelectorAll(wordless)) element.remove();
  removeComments(body);
  removeHidden(body, note);
  removeWordNotes(body, note);
  buildWordLists(body);
  for (const element of [...body.querySelectorAll<HTMLElement>('b, i, span, font, p')])
    meanBySelf(element, note);
  nestLists(body);
  return body;
}

/** Windows marks the piece that was copied. */
function fragmentOf(html: string): string {
  const [start, end] = [html.indexOf('<!--StartFragment-->'), html.lastIndexOf('<!--EndFragment-->')];
  return start >= 0 && end > start ? html.slice(start + '<!--StartFragment-->'.length, end) : html;
}

/** Even in a document that is only parsed, style sheets are held against the policy of this page. */
function withoutStyles(html: string): string {
  return withoutElements(html, 'style').replace(/<[a-z][^<>]*>/gi, (tag) =>
    tag.replace(/\sstyle\s*=/gi, ' data-pasted-style='),
  );
}

/** What an element's style says, which is read and never applied. */
export function styleOf(element: Element): ReadonlyMap<string, string> {
  const declarations = (element.getAttribute('data-pasted-style') ?? '').split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    return at < 0
      ? []
      : [
          [
            declaration.slice(0, at).trim().toLowerCase(),
            declaration
              .slice(at + 1)
              .trim()
              .toLowerCase(),
          ] as const,
        ];
  });
  return new Map(declarations);
}

function hasHandlers(body: HTMLElement): boolean {
  return [...body.querySelectorAll('*')].some((element) =>
    [...element.attributes].some(({ name }) => name.startsWith('on')),
  );
}

function removeComments(body: HTMLElement): void {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}

function removeHidden(body: HTMLElement, note: Note): void {
  for (const element of [...body.querySelectorAll('[data-pasted-style], [hidden]')]) {
    const style = styleOf(element);
    const isHidden =
      element.hasAttribute('hidden') || style.get('display') === 'none' || style.get('mso-hide') === 'all';
    if (!isHidden || !element.isConnected) continue;
    const text = element.textContent ?? '';
    if (text.trim() !== '') note('lost', words.pasting.hidden(quoted(text)));
    element.remove();
  }
}

/** Comments in the margin, deleted text that is still on record, and the marks where footnotes are. */
function removeWordNotes(body: HTMLElement, note: Note): void {
  for (const element of [
    ...body.querySelectorAll('[data-pasted-style*="mso-element:comment"], .MsoCommentReference'),
  ]) {
    const text = element.textContent ?? '';
    if (text.trim() !== '') note('lost', words.pasting.comment(quoted(text)));
    element.remove();
  }
  for (const element of [...body.querySelectorAll('del')]) {
    note('lost', words.pasting.deleted(quoted(element.textContent ?? '')));
    element.remove();
  }
}

/** Formatting that is said by a style becomes an element; an element that a style takes back goes. */
function meanBySelf(element: HTMLElement, note: Note): void {
  const style = styleOf(element);
  const weight = style.get('font-weight') ?? '';
  const tag = element.localName;
  if (tag === 'p') {
    if (/\bMsoTitle\b|^title$/.test(element.className)) renamed(element, 'h1');
    return;
  }
  if (
    (tag === 'b' && /^(?:normal|[1-4]00)$/.test(weight)) ||
    (tag === 'i' && style.get('font-style') === 'normal')
  ) {
    element.replaceWith(...element.childNodes);
    return;
  }
  const marks = [
    ...(/^(?:bold|bolder|[6-9]00)$/.test(weight) ? ['strong'] : []),
    ...(style.get('font-style') === 'italic' ? ['em'] : []),
    ...(style.get('vertical-align') === 'super' ? ['sup'] : []),
    ...(style.get('vertical-align') === 'sub' ? ['sub'] : []),
    ...((style.get('text-decoration') ?? '').includes('line-through') ? ['s'] : []),
  ];
  if (marks.length === 0 || (tag !== 'span' && tag !== 'font')) return;
  if (/background/.test([...style.keys()].join(' ')) && /yellow|#ff0/.test([...style.values()].join(' ')))
    note('look', words.pasting.highlighted(quoted(element.textContent ?? '')));
  // A heading is bold by itself.
  const isInHeading = element.closest('h1, h2, h3, h4, h5, h6') !== null;
  for (const mark of marks) {
    if (isInHeading && mark === 'strong') continue;
    const wrapper = element.ownerDocument.createElement(mark);
    wrapper.append(...element.childNodes);
    element.append(wrapper);
  }
}

function renamed(element: HTMLElement, tag: string): void {
  const other = element.ownerDocument.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Some programs put a list that belongs into an item behind that item. */
function nestLists(body: HTMLElement): void {
  for (const list of [...body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')]) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
    else {
      const own = body.ownerDocument.createElement('li');
      list.replaceWith(own);
      own.append(list);
    }
  }
}
