import { diffArrays } from 'diff';
import type { EditedArticle } from '#editing/editedArticle.ts';
import type { ParkedOperation } from '#editing/exchange.ts';
import type { Change, Operation } from '#editing/operation.ts';
import { valueAt } from '#editing/valueAt.ts';
import { elementOf } from '#transformer/html/elements.ts';
import { parseHtml } from '../forms/rich-text/htmlTokens.ts';

/** A text as it is in two versions, and the field that it stands in. */
export interface TwoTexts {
  readonly block: string;
  readonly pointer: string;
  readonly mine: string;
  readonly theirs: string;
}

/** What is to be decided at once: one operation, or all that one person typed into one text, pause after pause. */
export interface Question {
  /** Of the first one. */
  readonly id: string;
  readonly operations: readonly Operation[];
  /** Where it is about a text alone, which still stands there. */
  readonly texts: TwoTexts | undefined;
}

/** Of what is typed without leaving it: an operation begins when typing does, and ends when it rests. */
const maxPause = 5 * 60_000;

/**
 * What could not be merged as questions, in the order in which it was parked: one for a text, however often its writer has
 * paused. Whoever answers a question ends all that it is about, and sees the last text of it only: a text that does not
 * go on from the one before is a question of its own.
 */
export function questionsOf(parked: readonly ParkedOperation[], article: EditedArticle): Question[] {
  const questions: Question[] = [];
  /** Of each text, its last version, and where among the questions that stands. */
  const lastOf = new Map<string, { readonly version: Version; readonly at: number }>();
  for (const one of parked) {
    const { operation } = one;
    const texts = textsOf(operation, article);
    if (!texts) {
      questions.push({ id: operation.id, operations: [operation], texts });
      continue;
    }
    const key = `${texts.block} ${texts.pointer}`;
    const version = { parked: one, text: texts.mine };
    const last = lastOf.get(key);
    const before = last && goesOn(last.version, version) ? questions[last.at] : undefined;
    const at = last && before ? last.at : questions.length;
    questions[at] = {
      id: before?.id ?? operation.id,
      operations: [...(before?.operations ?? []), operation],
      texts,
    };
    lastOf.set(key, { version, at });
  }
  return questions;
}

interface Version {
  readonly parked: ParkedOperation;
  readonly text: string;
}

/**
 * Whether somebody went on typing from one version to the next. One person may have two windows: so both versions met the same, and
 * the next either followed soon from the same window, or has lost nothing of the first.
 */
function goesOn(before: Version, after: Version): boolean {
  const [first, next] = [before.parked, after.parked];
  if (first.operation.author !== next.operation.author) return false;
  if (first.met.join() !== next.met.join()) return false;
  const pause = Date.parse(next.operation.at) - Date.parse(first.operation.at);
  const isOneWindow = first.sender === next.sender;
  return pause >= 0 && ((isOneWindow && pause <= maxPause) || isInside(before.text, after.text));
}

/** Whether a text became another by something put into it at one place. */
function isInside(text: string, longer: string): boolean {
  let start = 0;
  while (start < text.length && text[start] === longer[start]) start++;
  return text.length <= longer.length && longer.endsWith(text.slice(start));
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
function hasBlocks(html: string): boolean {
  const [, name = ''] = /^\s*<([a-z][a-z0-9]*)/i.exec(html) ?? [];
  return elementOf(name.toLowerCase()).level === 'block';
}

/**
 * Both versions in one text: what they have in common stands once, and where they differ theirs comes first. Paragraphs and lists stay
 * whole; of a text in a line, one version follows the other.
 */
export function bothTexts({ mine, theirs }: Pick<TwoTexts, 'mine' | 'theirs'>): string {
  if (mine === theirs || mine.trim() === '') return theirs;
  if (theirs.trim() === '') return mine;
  if (!hasBlocks(mine) || !hasBlocks(theirs)) return `${theirs.trimEnd()} ${mine.trimStart()}`;
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
