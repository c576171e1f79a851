import { type BlockList, isPreparedBlock, type PreparedBlock } from '../article/preparedArticle.ts';
import { contentHash } from '../problems/contentHash.ts';

/** Enough to distinguish an article's blocks; collisions are numbered. */
const hashLength = 8;

/** Allowed characters of an id, as in the block schema. An unknown type can be any text. */
const plainType = /^[a-z][a-z0-9-]{0,59}$/;

/** Missing or repeated ids are derived from type and content, so they are stable when other blocks change. */
export function fillStableIds(blocks: BlockList<PreparedBlock>): BlockList<PreparedBlock> {
  const taken = idsOf(blocks);
  const used = new Set<string>();

  function idOf({ id, type, data }: PreparedBlock): string {
    if (id && !used.has(id)) return claim(id);
    const made = `${plainType.test(type) ? type : 'block'}-${contentHash(contentOf(data)).slice(0, hashLength)}`;
    return claim(firstFree(made, (candidate) => taken.has(candidate) || used.has(candidate)));
  }

  function claim(id: string): string {
    used.add(id);
    return id;
  }

  return blocks.map((block) => ({ ...block, id: idOf(block) }));
}

function contentOf(data: unknown): string {
  const written = (_key: string, value: unknown): unknown => {
    if (!isPreparedBlock(value)) return value;
    const { id, type, data, when } = value;
    return { ...(id ? { id } : {}), type, data, ...(when ? { when } : {}) };
  };
  return JSON.stringify(data, written) ?? '';
}

export function firstFree(id: string, isTaken: (candidate: string) => boolean): string {
  let candidate = id;
  for (let number = 2; isTaken(candidate); number++) candidate = `${id}-${number}`;
  return candidate;
}

export function idsOf(blocks: BlockList<PreparedBlock>): ReadonlySet<string> {
  return new Set(blocks.flatMap(({ id }) => id || []));
}
