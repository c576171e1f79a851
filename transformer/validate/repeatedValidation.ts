import { withBlocksInside } from '../blockTree.ts';
import { boundArticle } from '../json/boundArticle.ts';
import { maxBlocks, maxNestedBlocks } from '../limits.ts';
import { migrateArticle } from '../migrate/migrateArticle.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import { atOnce } from '../steps.ts';
import { boundedSteps } from './articleSteps.ts';
import type { ContentContract } from './contentContract.ts';
import { createReport } from './report.ts';
import { validateBlock } from './validateBlock.ts';
import { checkEnvelope } from './validateEnvelope.ts';

interface KnownBlock {
  prepared: PreparedBlock;
  /** The block and those inside it. */
  all: readonly PreparedBlock[];
  /** Blocks inside it, at every depth, that were looked at. */
  nested: number;
}

/**
 * Validates versions of an article one after the other, each block once as long as it is the same object. What can be
 * shown is that of `validateArticle`; what is wrong is not told, and the places of blocks are not those of their author.
 *
 * @returns the article, or undefined where there is no page to show
 */
export function createRepeatedValidation(
  contract: ContentContract,
): (input: unknown) => PreparedArticle | undefined {
  const known = new WeakMap<object, KnownBlock>();

  function validated(block: unknown): KnownBlock {
    const before = typeof block === 'object' && block !== null ? known.get(block) : undefined;
    if (before) return before;
    const nested = { count: 0 };
    const around = { contract, report: createReport(''), ids: new Map<string, string>(), nesting: 0, nested };
    const prepared = validateBlock(block, '/blocks/0', around);
    const now = { prepared, all: withBlocksInside(prepared), nested: nested.count };
    if (typeof block === 'object' && block !== null) known.set(block, now);
    return now;
  }

  return (input) => {
    const bounded = boundArticle(input);
    if (!bounded.ok) return undefined;
    const { value } = migrateArticle(bounded.value);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    const { envelope } = checkEnvelope(value, contract.words);
    if (!envelope) return undefined;
    const written: unknown[] = 'blocks' in value && Array.isArray(value.blocks) ? value.blocks : [];
    const blocks = written.slice(0, maxBlocks).map(validated);
    const nested = blocks.reduce((sum, block) => sum + block.nested, 0);
    // Which of them are left out shows only when they are counted in order.
    if (nested > maxNestedBlocks) return atOnce(boundedSteps(bounded, contract)).article;
    return {
      ...envelope,
      blocks: blocks.map(({ prepared }) => prepared),
      allBlocks: blocks.flatMap(({ all }) => all),
    };
  };
}
