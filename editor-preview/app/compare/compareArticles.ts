import { blocksIn } from '#editor-preview/model/articleNodes.ts';
import { articleItself, type EditedArticle, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import {
  type ComparedFields,
  compareFields,
  type FieldChange,
  signatureOf,
  withoutBlocks,
  wordsIn,
} from './compareFields.ts';
import { longestRising } from './longestRising.ts';
import { type Content, matchByContent } from './matchByContent.ts';

export interface ComparedBlock {
  readonly before: string | undefined;
  readonly after: string | undefined;
  /** Whether it is in another list, or in another order among the remaining ones. */
  readonly isMoved: boolean;
  readonly changes: readonly FieldChange[];
}

export interface ArticleComparison {
  readonly article: readonly FieldChange[];
  /** All blocks of both states in the later order; a removed one follows its former predecessor. */
  readonly blocks: readonly ComparedBlock[];
}

/**
 * Blocks are matched by id, others by content.
 * @param hasKeys whether item keys mean the same in both states, as along the log
 */
export function compareArticles(
  before: EditedArticle,
  after: EditedArticle,
  hasKeys: boolean,
): ArticleComparison {
  const [oldOrder, order] = [inOrder(before), inOrder(after)];
  const pairs = matchBlocks(before, after, oldOrder, order);
  const fields = new Map<string, ComparedFields>();
  for (const [id, old] of [[articleItself, articleItself] as const, ...pairs]) {
    const [was, is] = [before.nodes.get(old), after.nodes.get(id)];
    if (was && is) fields.set(id, compareFields(was.fields, is.fields, hasKeys));
  }
  const moved = movedBlocks(before, after, pairs, fields);
  const present = order.map((id): ComparedBlock => {
    const old = pairs.get(id);
    return {
      before: old,
      after: id,
      isMoved: moved.has(id),
      changes: old === undefined ? [] : (fields.get(id)?.changes ?? []),
    };
  });
  return {
    article: fields.get(articleItself)?.changes ?? [],
    blocks: withRemoved(present, oldOrder),
  };
}

export function isDifferent({ before, after, isMoved, changes }: ComparedBlock): boolean {
  return before === undefined || after === undefined || isMoved || changes.length > 0;
}

function inOrder(article: EditedArticle): readonly string[] {
  return blocksIn(article, article.nodes.get(articleItself)?.fields);
}

function matchBlocks(
  before: EditedArticle,
  after: EditedArticle,
  oldOrder: readonly string[],
  order: readonly string[],
): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const id of order) {
    const old = before.nodes.get(id);
    if (old && old.fields.type === after.nodes.get(id)?.fields.type) pairs.set(id, id);
  }
  const unmatched = order.filter((id) => !pairs.has(id));
  const oldUnmatched = oldOrder.filter((id) => !pairs.has(id));
  const contents = (article: EditedArticle, ids: readonly string[]): Content[] =>
    ids.flatMap((id) => contentOf(article.nodes.get(id)) ?? []);
  for (const [index, position] of matchByContent(
    contents(before, oldUnmatched),
    contents(after, unmatched),
  )) {
    const [id, old] = [unmatched[index], oldUnmatched[position]];
    if (id !== undefined && old !== undefined) pairs.set(id, old);
  }
  return pairs;
}

function contentOf(node: EditedNode | undefined): Content | undefined {
  if (!node) return undefined;
  const { id: _id, type = '', ...own } = node.fields;
  const json = withoutBlocks(own);
  return {
    kind: String(type),
    signature: `${String(type)} ${signatureOf(json)}`,
    words: () => wordsIn(json),
  };
}

/** Blocks in another list, or in another relative order in their list. */
function movedBlocks(
  before: EditedArticle,
  after: EditedArticle,
  pairs: ReadonlyMap<string, string>,
  fields: ReadonlyMap<string, ComparedFields>,
): ReadonlySet<string> {
  const oldPositions = new Map(inOrder(before).map((id, position) => [id, position]));
  const isInSameList = (id: string, old: string): boolean => {
    const [is, was] = [after.nodes.get(id)?.slot, before.nodes.get(old)?.slot];
    if (!is || !was) return false;
    const parent = is.parent === articleItself ? articleItself : pairs.get(is.parent);
    if (parent !== was.parent) return false;
    const list = fields.get(is.parent)?.lists.get(was.list) ?? was.list;
    return list === is.list;
  };
  const moved = new Set<string>();
  const lists = new Map<string, { id: string; position: number }[]>();
  for (const [id, old] of [...pairs].toSorted(byOrder(inOrder(after)))) {
    const slot = after.nodes.get(id)?.slot;
    if (!slot) continue;
    if (!isInSameList(id, old)) {
      moved.add(id);
      continue;
    }
    const list = JSON.stringify([slot.parent, slot.list]);
    const members = lists.get(list) ?? [];
    members.push({ id, position: oldPositions.get(old) ?? 0 });
    lists.set(list, members);
  }
  for (const members of lists.values()) {
    const staying = longestRising(members.map(({ position }) => position));
    for (const [index, { id }] of members.entries()) if (!staying.has(index)) moved.add(id);
  }
  return moved;
}

function byOrder(order: readonly string[]) {
  const positions = new Map(order.map((id, position) => [id, position]));
  return ([one]: readonly [string, string], [other]: readonly [string, string]): number =>
    (positions.get(one) ?? 0) - (positions.get(other) ?? 0);
}

/** Adds removed blocks, each after its former predecessor. */
function withRemoved(present: readonly ComparedBlock[], oldOrder: readonly string[]): ComparedBlock[] {
  const known = new Set(present.map(({ before }) => before));
  const behind = new Map<string | undefined, ComparedBlock[]>();
  let last: string | undefined;
  for (const old of oldOrder) {
    if (known.has(old)) {
      last = old;
      continue;
    }
    const removed = behind.get(last) ?? [];
    removed.push({ before: old, after: undefined, isMoved: false, changes: [] });
    behind.set(last, removed);
  }
  return [
    ...(behind.get(undefined) ?? []),
    ...present.flatMap((block) => [
      block,
      ...(block.before === undefined ? [] : (behind.get(block.before) ?? [])),
    ]),
  ];
}
