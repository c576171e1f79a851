import { diffArrays } from 'diff';
import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import type { ConflictingOperation } from '#editor-preview/model/exchange.ts';
import type { Change, Operation } from '#editor-preview/model/operation.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { elementOf } from '#transformer/html/elements.ts';
import { parseHtml } from '../forms/rich-text/htmlTokens.ts';

export interface TwoTexts {
  readonly block: string;
  readonly pointer: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Conflicts to resolve together: one operation, or all that one person typed into one text. */
export interface Question {
  readonly id: string;
  readonly operations: readonly Operation[];
  readonly texts: TwoTexts | undefined;
}

/** Maximum pause of continued typing: an operation ends at each pause. */
const maxPause = 5 * 60_000;

/**
 * One question per text, however often its author paused. An answer resolves the whole group and shows only its
 * last text, so a text that does not continue the previous one is a separate question.
 */
export function questionsOf(conflicts: readonly ConflictingOperation[], article: EditedArticle): Question[] {
  const questions: Question[] = [];
  /** The last version of each text, and the index of its question. */
  const lastOf = new Map<string, { readonly version: Version; readonly at: number }>();
  for (const one of conflicts) {
    const { operation } = one;
    const texts = textsOf(operation, article);
    if (!texts) {
      questions.push({ id: operation.id, operations: [operation], texts });
      continue;
    }
    const key = `${texts.block} ${texts.pointer}`;
    const version = { conflict: one, text: texts.mine };
    const last = lastOf.get(key);
    const before = last && continues(last.version, version) ? questions[last.at] : undefined;
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
  readonly conflict: ConflictingOperation;
  readonly text: string;
}

/**
 * A person may have two windows: so both must conflict with the same, and the second must follow soon in the
 * same window, or contain all of the first.
 */
function continues(before: Version, after: Version): boolean {
  const [first, next] = [before.conflict, after.conflict];
  if (first.operation.author !== next.operation.author) return false;
  if (first.met.join() !== next.met.join()) return false;
  const pause = Date.parse(next.operation.at) - Date.parse(first.operation.at);
  const isOneWindow = first.sender === next.sender;
  return pause >= 0 && ((isOneWindow && pause <= maxPause) || isInside(before.text, after.text));
}

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

export function textChange({ block, pointer }: TwoTexts, text: string): Change {
  return { kind: 'set', block, pointer, value: { json: text } };
}

function hasBlocks(html: string): boolean {
  const [, name = ''] = /^\s*<([a-z][a-z0-9]*)/i.exec(html) ?? [];
  return elementOf(name.toLowerCase()).level === 'block';
}

/** Common parts once, at differences theirs first. Paragraphs and lists stay whole; inline text is concatenated. */
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
