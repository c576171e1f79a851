import { valueAt } from '../contracts/json/jsonPointer.ts';
import { parseArticle } from '../transformer/parseArticle.ts';

/** Names beyond these say no more than that much is different. */
const maxNames = 8;

/**
 * What two versions of an article differ in: ids of blocks, and names of fields outside the blocks. Undefined where
 * either text is no JSON.
 */
export function differingBlocks(mine: string, theirs: string): string[] | undefined {
  const [a, b] = [parseArticle(mine), parseArticle(theirs)];
  if (!a.ok || !b.ok) return undefined;
  const [partsOfMine, partsOfTheirs] = [partsOf(a.value), partsOf(b.value)];
  const names = new Set([...partsOfMine.keys(), ...partsOfTheirs.keys()]);
  const differing = [...names].filter((name) => partsOfMine.get(name) !== partsOfTheirs.get(name));
  return differing.length > maxNames
    ? [...differing.slice(0, maxNames), `${differing.length - maxNames} more`]
    : differing;
}

/** The article's parts as JSON, by name: every field of the envelope, every block, and the order of the blocks. */
function partsOf(article: unknown): Map<string, string> {
  const parts = new Map<string, string>();
  if (typeof article !== 'object' || article === null) return parts;
  for (const [field, value] of Object.entries(article)) {
    if (field !== 'blocks') parts.set(`“${field}”`, JSON.stringify(value));
  }
  const blocks = valueAt(article, '/blocks');
  const ids: string[] = [];
  for (const [index, block] of Array.isArray(blocks) ? blocks.entries() : []) {
    const id = valueAt(block, '/id');
    const name = typeof id === 'string' && id !== '' ? `block “${id}”` : `block number ${index + 1}`;
    ids.push(name);
    parts.set(name, JSON.stringify(block));
  }
  parts.set('the order of the blocks', ids.join());
  return parts;
}
