import { shorten } from '#transformer/problems/createProblem.ts';
import type { HtmlElement } from '../../engine/html/htmlTree.ts';
import type { Place } from '../../engine/place.ts';
import type { Rule } from '../../engine/rule.ts';
import type { ArticleSubject, BlockSubject, HtmlSubject } from '../../engine/subjects/subjects.ts';

/** Blocks of prose. Cards and shop notes repeat words on purpose. */
const prose: ReadonlySet<string> = new Set([
  'rich-text',
  'quote',
  'note',
  'list',
  'faq',
  'colored-content',
  'key-points',
]);
const paragraphs: ReadonlySet<string> = new Set(['p', 'li', 'blockquote']);
/** Shorter paragraphs, such as "Talk with your doctor first.", may be repeated. */
const minLength = 80;
const shownLength = 50;

interface Paragraph {
  text: string;
  block: BlockSubject;
  place: () => Place;
}

export const rule: Rule = {
  id: 'text/repeated',
  severity: 'warning',
  summary: 'A paragraph is in the article twice.',
  article(article, report) {
    const first = new Map<string, Paragraph>();
    const reported = new Set<BlockSubject>();
    for (const paragraph of paragraphsOf(article)) {
      const { text, block } = paragraph;
      const key = `${block.type} ${text}`;
      const earlier = first.get(key);
      if (!earlier) first.set(key, paragraph);
      else if (!reported.has(block)) {
        reported.add(block);
        const words = shorten(text, shownLength);
        report(
          paragraph.place(),
          `This paragraph is in the article twice: "${words}" Remove one of them, and check for other duplicated text here.`,
          { evidence: words, related: [{ place: earlier.place(), message: 'This is the first one.' }] },
        );
      }
    }
  },
};

function paragraphsOf({ fields, texts }: ArticleSubject): Paragraph[] {
  const plain = texts.flatMap(({ text, block, html, place }) =>
    block && !html && text.length >= minLength && isProse(block) ? [{ text, block, place }] : [],
  );
  return [...fields.filter(({ block }) => isProse(block)).flatMap(paragraphsIn), ...plain]
    .map((paragraph) => ({ ...paragraph, text: paragraph.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text.length >= minLength);
}

function paragraphsIn(field: HtmlSubject): Paragraph[] {
  const { block, tree } = field;
  if (field.html.length < minLength) return [];
  const found = tree.elements.filter(({ name }) => paragraphs.has(name));
  if (found.length === 0) {
    const text = tree.elements.length === 0 ? field.html : '';
    return [{ text, block, place: () => field.place() }];
  }
  const long = found.filter((element) => element.end - element.start > minLength && !isInParagraph(element));
  return long.map((element) => ({
    text: field.textOf(element),
    block,
    place: () => field.place({ start: element.start, end: element.end }),
  }));
}

function isInParagraph({ parent }: HtmlElement): boolean {
  return parent !== undefined && (paragraphs.has(parent.name) || isInParagraph(parent));
}

function isProse(block: BlockSubject): boolean {
  return prose.has(block.type) && !isForSome(block);
}

/** Whether a block is conditional: other readers may get the same words in another block. */
function isForSome({ prepared, parent }: BlockSubject): boolean {
  return prepared.when !== undefined || (parent !== undefined && isForSome(parent));
}
