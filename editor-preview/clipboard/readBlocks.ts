import type { JsonObject } from '#editing/editedValue.ts';
import { words } from '../words/words.ts';
import { cleanInline, isEmbedded, tellEmbedded, trimmedHtml } from './cleanInline.ts';
import { type Note, quoted } from './pasteNote.ts';
import { readTable } from './readTable.ts';

/** Elements that hold what stands for itself, and mean nothing more. */
const isBlockElement =
  /^(?:p|div|section|article|main|header|footer|aside|nav|h[1-6]|ul|ol|table|blockquote|pre|hr|dl|figure|address|details|center)$/;
/** A text block holds no more, in UTF-16 units; a longer text becomes several. */
const longestText = 60_000;
/** A list block holds no more items. */
const mostItems = 200;

/** A block without an id. */
type NewBlock = JsonObject & { readonly type: string };

/** The blocks that a cleaned document becomes, in its order. */
export function readBlocks(body: HTMLElement, note: Note): NewBlock[] {
  const blocks: NewBlock[] = [];
  const { ownerDocument: document } = body;
  const levels = headingLevels(body, note);
  let text = '';

  const endText = (): void => {
    if (text !== '') blocks.push({ type: 'rich-text', data: { html: text } });
    text = '';
  };
  const addText = (html: string): void => {
    if (text.length + html.length > longestText) endText();
    text += html;
  };
  const addBlock = (block: NewBlock): void => {
    endText();
    blocks.push(block);
  };
  const addPicture = (picture: Element, caption?: string): void => {
    const image = picture.localName === 'img' ? picture : picture.querySelector('img');
    const alt = (image?.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
    const isPixel = [image?.getAttribute('width'), image?.getAttribute('height')].some(
      (size) => size !== null && size !== undefined && Number(size) <= 2,
    );
    if (isPixel && alt === '') {
      note('lost', words.pasting.pixel);
      return;
    }
    addBlock({
      type: 'image',
      data: { ...(alt === '' ? {} : { alt: alt.slice(0, 300) }), ...(caption ? { caption } : {}) },
    });
    note('to-do', alt === '' ? words.pasting.choosePicture : words.pasting.chooseThePicture(quoted(alt)));
  };
  /** The formatted text of nodes; pictures among it come behind it. */
  const inline = (nodes: readonly Node[], pictures: Element[]): string => {
    const line = document.createElement('div');
    cleanInline(nodes, line, { note, onPicture: (picture) => pictures.push(picture) });
    return trimmedHtml(line);
  };
  const addParagraph = (
    nodes: readonly Node[],
    wrap: (html: string) => string = (html) => `<p>${html}</p>`,
  ): void => {
    const pictures: Element[] = [];
    const html = inline(nodes, pictures);
    if (html !== '') addText(wrap(html));
    for (const picture of pictures) addPicture(picture);
  };
  const addHeading = (element: Element): void => {
    const words = (element.textContent ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
    const level = levels(Number(element.localName.slice(1)));
    if (words !== '') addBlock({ type: 'heading', data: { text: words, ...(level === 2 ? {} : { level }) } });
    for (const picture of element.querySelectorAll('img')) addPicture(picture);
  };
  const addList = (list: Element): void => {
    const pictures: Element[] = [];
    if (list.querySelector('ul, ol, table, blockquote, pre, h1, h2, h3, h4, h5, h6')) {
      addText(nestedList(list, pictures));
    } else {
      const items = [...list.children]
        .map((item) => inline([...item.childNodes], pictures))
        .filter((html) => html !== '');
      const style = list.localName === 'ol' ? { style: 'number' } : {};
      for (let from = 0; from < items.length; from += mostItems)
        addBlock({ type: 'list', data: { ...style, items: items.slice(from, from + mostItems) } });
    }
    for (const picture of pictures) addPicture(picture);
  };
  const nestedList = (list: Element, pictures: Element[]): string => {
    const items = [...list.children].map((item) => {
      const inner = [...item.children].filter(({ localName }) => localName === 'ul' || localName === 'ol');
      const own = [...item.childNodes].filter((node) => !inner.some((each) => each === node));
      if (inner.length === 0 && item.querySelector('table, h1, h2, h3, h4, h5, h6'))
        note('look', words.pasting.becameText(quoted(item.textContent ?? '')));
      return `<li>${inline(own, pictures)}${inner.map((each) => nestedList(each, pictures)).join('')}</li>`;
    });
    return `<${list.localName}>${items.join('')}</${list.localName}>`;
  };

  function read(nodes: readonly Node[]): void {
    let line: Node[] = [];
    const endLine = (): void => {
      if (line.length > 0) addParagraph(line);
      line = [];
    };
    for (const node of nodes) {
      if (!(node instanceof Element)) {
        line.push(node);
        continue;
      }
      if (!isOfBlocks(node)) {
        if (isEmbedded(node)) tellEmbedded(node, note);
        else line.push(node);
        continue;
      }
      endLine();
      readElement(node);
    }
    endLine();
  }
  function readElement(element: Element): void {
    const { localName: tag } = element;
    if (isEmbedded(element)) tellEmbedded(element, note);
    else if (/^h[1-6]$/.test(tag)) addHeading(element);
    else if (tag === 'ul' || tag === 'ol') addList(element);
    else if (tag === 'table') addTable(element);
    else if (tag === 'hr') addText('<hr>');
    else if (tag === 'blockquote') addParagraphs(element, 'blockquote');
    else if (tag === 'pre')
      addText(`<p><code>${escaped((element.textContent ?? '').trimEnd()).replace(/\n/g, '<br>')}</code></p>`);
    else if (tag === 'figure') addFigure(element);
    else if (tag === 'dl') addTerms(element);
    else read([...element.childNodes]);
  }
  const addParagraphs = (element: Element, tag: string): void => {
    const pictures: Element[] = [];
    const paragraphs = [...element.children].some((child) => isOfBlocks(child))
      ? [...element.children].map((child) => inline([...child.childNodes], pictures))
      : [inline([...element.childNodes], pictures)];
    const html = paragraphs.filter((each) => each !== '').map((each) => `<p>${each}</p>`);
    if (html.length > 0) addText(`<${tag}>${html.join('')}</${tag}>`);
    for (const picture of pictures) addPicture(picture);
  };
  const addTerms = (element: Element): void => {
    for (const child of element.children)
      addParagraph([...child.childNodes], (html) =>
        child.localName === 'dt' ? `<p><strong>${html}</strong></p>` : `<p>${html}</p>`,
      );
  };
  const addFigure = (figure: Element): void => {
    const caption = figure.querySelector('figcaption');
    const picture = figure.querySelector('img');
    if (picture && !figure.querySelector('table')) {
      addPicture(picture, caption ? inline([...caption.childNodes], []) : undefined);
      caption?.remove();
      picture.remove();
    }
    read([...figure.childNodes]);
  };
  const addTable = (table: Element): void => {
    const cells = table.querySelectorAll('td, th');
    // Mail and old pages lay themselves out with tables of one cell.
    const [only] = cells;
    if (cells.length === 1 && only) {
      read([...only.childNodes]);
      return;
    }
    const pictures: Element[] = [];
    const data = readTable(table, (nodes) => inline(nodes, pictures), note);
    if (data) addBlock({ type: 'table', data });
    for (const picture of pictures) addPicture(picture);
  };

  read([...body.childNodes]);
  endText();
  return blocks;
}

function isOfBlocks(element: Element): boolean {
  return (
    isBlockElement.test(element.localName) ||
    (element.localName !== 'a' &&
      [...element.querySelectorAll('*')].some(({ localName }) => isBlockElement.test(localName)))
  );
}

/** Which level a heading gets: the article's title is its only heading of the first level. */
function headingLevels(body: HTMLElement, note: Note): (level: number) => number {
  const [first, ...others] = body.querySelectorAll('h1');
  if (!first) return (level) => Math.min(4, Math.max(2, level));
  if (others.length > 0) return (level) => Math.min(4, level + 1);
  note('look', words.pasting.titleBecame(quoted(first.textContent ?? '')));
  return (level) => Math.min(4, Math.max(2, level));
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
