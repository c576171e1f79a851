import { textFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import type { HtmlNode, Range } from '../html/htmlTree.ts';
import { rawTextElements } from '../html/nesting.ts';
import type { Place } from '../place.ts';
import { isBasic, nodeSubjects } from './nodeSubjects.ts';
import type { ArticleSubject, BlockSubject, HtmlSubject, TextSubject } from './subjects.ts';

const envelopeFields: readonly string[] = [
  '/title',
  '/description',
  '/image/alt',
  ...['/byline/authors/*', '/byline/medicalReviewer'].flatMap((person) => [
    `${person}/name`,
    `${person}/credentials`,
    `${person}/image/alt`,
  ]),
  '/byline/reviewed',
  '/page/headerImage/alt',
  '/page/infScrollArticles/*/title/*',
];

export function textsOfEnvelope(article: ArticleSubject): TextSubject[] {
  const texts: TextSubject[] = [];
  forEachText(article.envelope, envelopeFields, (text, { pointer }) => {
    if (text === '') return;
    const place = placeIn(article.place(pointer));
    texts.push({ article, block: undefined, html: undefined, text, place });
  });
  return texts;
}

export function textsOfBlock(block: BlockSubject): TextSubject[] {
  const { article } = block;
  const found = isBasic(block) ? nodeSubjects(block).texts : textsIn(block);
  return found.map(({ text, at }) => ({
    article,
    block,
    html: undefined,
    text,
    place: (within) => placeIn(block.place(at))(within),
  }));
}

const textAttributes: ReadonlySet<string> = new Set(['alt', 'title']);

export function textsOfHtml(field: HtmlSubject): TextSubject[] {
  const { block, html, tree } = field;
  const texts: TextSubject[] = [];
  const add = (start: number, end: number): void => {
    const place = (within: Range = { start: 0, end: end - start }): Place =>
      field.place({ start: start + within.start, end: start + within.end });
    texts.push({ article: block.article, block, html: field, text: html.slice(start, end), place });
  };
  const visit = (nodes: readonly HtmlNode[]): void => {
    for (const node of nodes) {
      if (node.kind === 'text') add(node.start, node.end);
      if (node.kind !== 'element') continue;
      for (const { name, value, valueStart, valueEnd } of node.attributes) {
        if (value !== '' && textAttributes.has(name)) add(valueStart, valueEnd);
      }
      if (!rawTextElements.has(node.name)) visit(node.children);
    }
  };
  visit(tree.children);
  return texts;
}

function placeIn(field: Place): (within?: Range) => Place {
  return (within) => (within ? { ...field, within: { start: within.start, end: within.end } } : field);
}

function textsIn({ type, data }: BlockSubject): { text: string; at: string }[] {
  const texts: { text: string; at: string }[] = [];
  forEachText(data, textFields[type], (text, { pointer }) => {
    if (text !== '') texts.push({ text, at: `/data${pointer}` });
  });
  return texts;
}
