import { maxBlocks, maxNestedBlocks } from '../article/limits.ts';
import type { PreparedArticle, PreparedBlock } from '../article/preparedArticle.ts';
import { withBlocksInside } from '../blockTree.ts';
import { migrateArticle } from '../migrate/migrateArticle.ts';
import { runSync } from '../steps.ts';
import { boundedSteps } from './articleSteps.ts';
import { boundArticle } from './boundArticle.ts';
import type { ContentContract } from './contentContract.ts';
import { createReport } from './report.ts';
import { validateBlock } from './validateBlock.ts';
import { checkEnvelope } from './validateEnvelope.ts';

interface KnownBlock {
  prepared: PreparedBlock;
  all: readonly PreparedBlock[];
  nested: number;
}

/**
 * Each block once while it is the same object. Same content as `validateArticle`, without problems and
 * authors' places. Undefined without a page.
 */
export function createRepeatedValidation(
  contract: ContentContract,
): (input: unknown) => PreparedArticle | undefined {
  const known = new WeakMap<object, KnownBlock>();

  function validated(block: unknown): KnownBlock {
    const cached = typeof block === 'object' && block !== null ? known.get(block) : undefined;
    if (cached) return cached;
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
    // Which ones are omitted depends on their order.
    if (nested > maxNestedBlocks) return runSync(boundedSteps(bounded, contract)).article;
    return {
      ...envelope,
      blocks: blocks.map(({ prepared }) => prepared),
      allBlocks: blocks.flatMap(({ all }) => all),
    };
  };
}
