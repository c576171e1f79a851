import { checkLink } from '#contracts/link.ts';
import { words } from '../words/words.ts';
import { type Note, quoted } from './pasteNote.ts';
import { trimBreaks } from './trimBreaks.ts';

/** Formatting that is taken, by what it is written as here. */
const marks: Readonly<Record<string, string>> = {
  strong: 'strong',
  b: 'strong',
  em: 'em',
  i: 'em',
  sub: 'sub',
  sup: 'sup',
  s: 's',
  strike: 's',
  code: 'code',
  kbd: 'code',
  samp: 'code',
  tt: 'code',
};

/** What is not taken and has no words that readers would see. What it was is told. */
const what = words.pasting.embedded;
const embedded: Readonly<Record<string, string>> = {
  iframe: what.page,
  object: what.object,
  embed: what.object,
  video: what.video,
  audio: what.sound,
  canvas: what.drawing,
  svg: what.drawing,
  math: what.formula,
  form: what.form,
  input: what.formField,
  textarea: what.formField,
  select: what.formField,
  button: what.button,
  noscript: what.withoutScripts,
};

/** Whether an element is left out and told. */
export function isEmbedded(element: Element): boolean {
  return Object.hasOwn(embedded, element.localName);
}

export function tellEmbedded(element: Element, note: Note): void {
  const name = embedded[element.localName] ?? what.something;
  const source = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  const text = (element.textContent ?? '').trim() || source;
  note('lost', text === '' ? words.pasting.leftOut(name) : words.pasting.leftOutText(name, quoted(text)));
}

interface Cleaning {
  readonly note: Note;
  /** Pictures that stand among the words. */
  readonly onPicture: (picture: Element) => void;
}

/** The text of nodes with its formatting, as nodes of their own; nothing else of them is kept. */
export function cleanInline(nodes: readonly Node[], into: Element, cleaning: Cleaning): void {
  for (const node of nodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      into.append((node.nodeValue ?? '').replace(/[\s\u00a0]+/g, ' '));
      continue;
    }
    if (!(node instanceof Element)) continue;
    const { localName: tag } = node;
    if (isEmbedded(node)) tellEmbedded(node, cleaning.note);
    else if (tag === 'img' || tag === 'picture') cleaning.onPicture(node);
    else if (tag === 'br') into.append(into.ownerDocument.createElement('br'));
    else if (tag === 'a') cleanLink(node, into, cleaning);
    else {
      const name = Object.hasOwn(marks, tag) ? marks[tag] : undefined;
      const target = name === undefined || into.closest(name) ? into : into.ownerDocument.createElement(name);
      cleanInline([...node.childNodes], target, cleaning);
      if (target !== into && (target.textContent ?? '') !== '') into.append(target);
      // Words of two blocks that become one line must not run together.
      if (isBlockLike(tag) && node.nextSibling) into.append(' ');
    }
  }
}

function isBlockLike(tag: string): boolean {
  return /^(?:p|div|li|h[1-6]|td|tr|section|article)$/.test(tag);
}

function cleanLink(link: Element, into: Element, cleaning: Cleaning): void {
  const { note } = cleaning;
  const written = link.getAttribute('href') ?? '';
  const address = unwrapped(written);
  const text = link.textContent ?? '';
  const checked = checkLink(address);
  const isNote = /^#_?(?:ftn|edn|sdfootnote|sdendnote|footnote|cmnt)/i.test(address);
  const isWithin = address.startsWith('#');
  if (written === '' || isWithin || !checked.ok || into.closest('a')) {
    if (isNote) note('look', words.pasting.footnote(quoted(text)));
    else if (written !== '' && !isWithin && !checked.ok) note('lost', words.pasting.badLink(quoted(text)));
    else if (isWithin && text.trim() !== '') note('look', words.pasting.linkWithin(quoted(text)));
    cleanInline([...link.childNodes], into, cleaning);
    return;
  }
  const target = into.ownerDocument.createElement('a');
  target.setAttribute('href', checked.href);
  cleanInline([...link.childNodes], target, cleaning);
  if ((target.textContent ?? '').trim() === '') into.append(...target.childNodes);
  else into.append(target);
}

/** Google's documents lead to other pages by way of its search. */
function unwrapped(address: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(address)) return address;
  return new URL(address).searchParams.get('q') ?? address;
}

/** The HTML of cleaned nodes, without blanks at its ends. */
export function trimmedHtml(element: Element): string {
  element.normalize();
  return trimBreaks(element.innerHTML, { blanks: true })
    .replace(/ ?<br> ?/g, '<br>')
    .replace(/ {2,}/g, ' ');
}
