import { diffArrays } from 'diff';
import type { EditedArticle } from '../../editing/editedArticle.ts';
import type { Change, Operation } from '../../editing/operation.ts';
import { valueAt } from '../../editing/valueAt.ts';
import { parseHtml } from '../forms/rich-text/htmlTokens.ts';

/** A text as it is in two versions, and the field that it stands in. */
export interface TwoTexts {
  readonly block: string;
  readonly pointer: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What is to be decided at once: one operation, or all that were typed into one text. */
export interface Question {
  /** Of the first one. */
  readonly id: string;
  readonly operations: readonly Operation[];
  /** Where it is about a text alone, which still stands there. */
  readonly texts: TwoTexts | undefined;
}

/** What could not be merged as questions, in the order in which it was done: one for a text, however often its writer has paused. */
export function questionsOf(operations: readonly Operation[], article: EditedArticle): Question[] {
  const questions = new Map<string, Question>();
  for (const operation of operations) {
    const texts = textsOf(operation, article);
    const key = texts ? `${texts.block} ${texts.pointer}` : operation.id;
    const before = questions.get(key);
    questions.set(key, {
      id: before?.id ?? operation.id,
      operations: [...(before?.operations ?? []), operation],
      texts,
    });
  }
  return [...questions.values()];
}

function textsOf({ changes }: Operation, article: EditedArticle): TwoTexts | undefined {
  const [change, ...others] = changes;
  if (change?.kind !== 'set' || others.length > 0) return undefined;
  const { block, pointer, value } = change;
  const node = article.nodes.get(block);
  const there = node && valueAt(node.fields, pointer);
  if (typeof value?.json !== 'string' || typeof there !== 'string') return undefined;
  return { block, pointer, mine: value.json, theirs: there };
}

/** Makes a text what is wanted of it. */
export function textChange({ block, pointer }: TwoTexts, text: string): Change {
  return { kind: 'set', block, pointer, value: { json: text } };
}

/** Whether a text is made of paragraphs, lists and the like. */
const hasBlocks = /^\s*<(?:p|ul|ol|h[1-6]|blockquote|table|div|figure)\b/i;

/**
 * Both versions in one text: what they have in common stands once, and where they differ theirs comes first. Paragraphs and lists stay
 * whole; of a text in a line, one version follows the other.
 */
export function bothTexts({ mine, theirs }: Pick<TwoTexts, 'mine' | 'theirs'>): string {
  if (mine === theirs || mine.trim() === '') return theirs;
  if (theirs.trim() === '') return mine;
  if (!hasBlocks.test(mine) || !hasBlocks.test(theirs)) return `${theirs.trimEnd()} ${mine.trimStart()}`;
  return diffArrays(partsOf(theirs), partsOf(mine))
    .flatMap(({ value }) => value)
    .join('');
}

function partsOf(html: string): string[] {
  return [...parseHtml(html).childNodes].flatMap((node) => {
    const part = node instanceof Element ? node.outerHTML : (node.nodeValue ?? '');
    return part.trim() === '' ? [] : [part];
  });
}
