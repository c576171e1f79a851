import { blockFields } from '../../schemas/generated/blockFields.ts';
import { htmlFields, linkFields } from '../../schemas/generated/htmlFields.ts';
import type { BlockType } from '../../schemas/generated/types.ts';
import { isTechnicalField } from '../../transformer/basic/readableText.ts';
import { pointerStep } from '../../transformer/jsonPointer.ts';
import type { HtmlNode, Range } from '../html/htmlTree.ts';
import { rawTextElements } from '../html/nesting.ts';
import type { Place } from '../place.ts';
import type { ArticleSubject, BlockSubject, HtmlSubject, TextSubject } from '../subjects.ts';
import { isBasic, nodeSubjects } from './nodeSubjects.ts';

/** Fields of code that players of other sites ask for. */
const embedCode = /^embed/i;

/** Title and description. What the byline says are names. */
export function textsOfEnvelope(article: ArticleSubject): TextSubject[] {
  const { title, description = '' } = article.envelope;
  return [
    { text: title, at: '/title' },
    { text: description, at: '/description' },
  ]
    .filter(({ text }) => text !== '')
    .map(({ text, at }) =>
      textOf(article, undefined, text, (within) => placeWithin(article.place(at), within)),
    );
}

/** The texts of a block that are no HTML: fields that readers see, and texts among basic nodes. */
export function textsOfBlock(block: BlockSubject): TextSubject[] {
  if (isBasic(block)) {
    return nodeSubjects(block).texts.map(({ text, at }) =>
      textOf(block.article, block, text, (within) => placeWithin(block.place(at), within)),
    );
  }
  const texts: TextSubject[] = [];
  visit(block.data, '', '', othersOf(block.type), (text, at) => {
    texts.push(
      textOf(block.article, block, text, (within) => placeWithin(block.place(`/data${at}`), within)),
    );
  });
  return texts;
}

/** The texts between the tags of a field of HTML. */
export function textsOfHtml(field: HtmlSubject): TextSubject[] {
  const { block, html } = field;
  if (field.isPlain) {
    return [textOf(block.article, block, html, (within) => field.place(within), field)];
  }
  const texts: TextSubject[] = [];
  const collect = (node: HtmlNode): void => {
    if (node.kind === 'element' && !rawTextElements.has(node.name)) node.children.forEach(collect);
    if (node.kind !== 'text') return;
    const { start, end } = node;
    texts.push(
      textOf(
        block.article,
        block,
        html.slice(start, end),
        (within) =>
          field.place(within ? { start: start + within.start, end: start + within.end } : { start, end }),
        field,
      ),
    );
  };
  field.tree.children.forEach(collect);
  return texts;
}

function textOf(
  article: ArticleSubject,
  block: BlockSubject | undefined,
  text: string,
  place: (within?: Range) => Place,
  html?: HtmlSubject,
): TextSubject {
  return { article, block, text, html, place };
}

function placeWithin(place: Place, within: Range | undefined): Place {
  return within ? { ...place, within: { start: within.start, end: within.end } } : place;
}

const knownOthers = new Map<BlockType, ReadonlySet<string>>();

/** The fields of a block type that are subjects of another kind: HTML, links and blocks. */
function othersOf(type: BlockType): ReadonlySet<string> {
  const known = knownOthers.get(type);
  if (known) return known;
  const others = new Set([
    ...htmlFields[type],
    ...linkFields[type],
    ...blockFields[type].map(({ path }) => path),
  ]);
  knownOthers.set(type, others);
  return others;
}

/** @param pattern the pointer with `*` for the entries of lists, as the lists of fields have it */
function visit(
  value: unknown,
  at: string,
  pattern: string,
  others: ReadonlySet<string>,
  found: (text: string, at: string) => void,
): void {
  if (others.has(pattern)) return;
  if (typeof value === 'string') {
    if (value !== '') found(value, at);
    return;
  }
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) visit(item, `${at}/${index}`, `${pattern}/*`, others, found);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (isTechnicalField(key) || embedCode.test(key)) continue;
    const step = pointerStep(key);
    visit(inner, at + step, pattern + step, others, found);
  }
}
