import { contentHash } from '../contentHash.ts';
import { type BlockList, isPreparedBlock, type PreparedBlock } from '../preparedArticle.ts';

/** Enough of the hash to tell the blocks of one article apart; two that collide are numbered. */
const hashLength = 8;

/** What an id may be made of, as the block schema has it. A type that nobody registered can be any text. */
const plainType = /^[a-z][a-z0-9-]{0,59}$/;

/**
 * Gives every block an id that is unique in the article, nested blocks included. Authors' ids stay; where one is
 * missing or repeated, it is made from type and content, so it stays the same when other blocks come, go or move.
 */
export function fillStableIds(blocks: BlockList<PreparedBlock>): BlockList<PreparedBlock> {
  const taken = idsOf(blocks);
  const given = new Set<string>();

  function idOf({ id, type, data }: PreparedBlock): string {
    if (id && !given.has(id)) return claim(id);
    const made = `${plainType.test(type) ? type : 'block'}-${contentHash(contentOf(data)).slice(0, hashLength)}`;
    return claim(firstFree(made, (candidate) => taken.has(candidate) || given.has(candidate)));
  }

  function claim(id: string): string {
    given.add(id);
    return id;
  }

  return blocks.map((block) => ({ ...block, id: idOf(block) }));
}

/** What an author wrote of a block's data, whatever its place in the article. */
function contentOf(data: unknown): string {
  const written = (_key: string, value: unknown): unknown => {
    if (!isPreparedBlock(value)) return value;
    const { id, type, data, when } = value;
    return { ...(id ? { id } : {}), type, data, ...(when ? { when } : {}) };
  };
  return JSON.stringify(data, written) ?? '';
}

/** The id itself, or the first that is free of it with `-2`, `-3` and so on behind it. */
export function firstFree(id: string, isTaken: (candidate: string) => boolean): string {
  let candidate = id;
  for (let number = 2; isTaken(candidate); number++) candidate = `${id}-${number}`;
  return candidate;
}

/** Every id of the blocks. */
export function idsOf(blocks: BlockList<PreparedBlock>): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ id }) => id || []));
}
