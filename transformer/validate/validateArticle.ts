import type { BlockCache } from '../blockCache.ts';
import { createProblem, shorten } from '../createProblem.ts';
import { type BoundedValue, boundArticle, measureJson } from '../json/boundArticle.ts';
import { maxBlockDepth, maxBlocks, maxHtmlLength } from '../limits.ts';
import { ownValue } from '../ownValue.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import type { Problem } from '../problem.ts';
import { checkBlock } from './checkBlock.ts';
import { describeValue } from './describeValue.ts';
import { createReport, envelopePlace } from './report.ts';
import { type Surroundings, validateBlock } from './validateBlock.ts';
import { checkEnvelope } from './validateEnvelope.ts';

export interface ValidatedArticle {
  /** All that can be shown, valid; undefined where there is no page to show. */
  article: PreparedArticle | undefined;
  /** All that can be checked: the article, or what is valid of one without a page. Its path is as its author wrote it. */
  checkable: PreparedArticle | undefined;
  /** Everything that is wrong, each cause once, at its place in the article as its author wrote it. */
  problems: Problem[];
}

/** What is known of what has not changed since the article's last page. */
type KnownOfArticle = Pick<BlockCache, 'measureOf' | 'checkEnvelope' | 'check'>;

/**
 * Checks an article, whatever it is: the envelope, then each block on its own against the schema of its type (design,
 * section 2, step 2). Never throws, never changes its input, and copies only what something is taken out of.
 *
 * @param cache what is known of what has not changed since the article's last page
 */
export function validateArticle(input: unknown, cache?: KnownOfArticle): ValidatedArticle {
  const path = pathOf(input);
  const bounded = boundArticle(input, path, measureJson(input, cache?.measureOf));
  return bounded.ok ? validateBounded(bounded, cache) : unusable([bounded.problem]);
}

/** {@link validateArticle} for an article whose bounds have been checked, as `parseArticle` does. */
export function validateBounded(
  { value, problems, measured }: Pick<BoundedValue, 'value' | 'problems' | 'measured'>,
  cache?: KnownOfArticle,
): ValidatedArticle {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unusable([...problems, notAnArticle(value)]);
  }
  const report = createReport(pathOf(value), [...problems]);
  const { envelope, remains, faults } = (cache?.checkEnvelope ?? checkEnvelope)(value);
  report.addAll(envelopePlace, faults);
  const isSmall = measured.depth <= maxBlockDepth && measured.longest <= maxHtmlLength;
  const around = {
    check: cache?.check ?? checkBlock,
    isSmall,
    report,
    ids: new Map<string, string>(),
    nesting: 0,
    nested: { count: 0 },
  };
  const blocks = 'blocks' in value && Array.isArray(value.blocks) ? validateBlocks(value.blocks, around) : [];
  const article = envelope && { ...envelope, blocks };
  const checkable = article ?? (remains && { ...remains, path: report.path, blocks });
  return { article, checkable, problems: report.problems };
}

function unusable(problems: Problem[]): ValidatedArticle {
  return { article: undefined, checkable: undefined, problems };
}

function validateBlocks(values: readonly unknown[], around: Surroundings): PreparedBlock[] {
  const blocks: PreparedBlock[] = [];
  // A list with holes in it is no JSON, but whoever hands one in shall hear of it: `map` would pass over them.
  for (let index = 0; index < values.length && index < maxBlocks; index++) {
    blocks.push(validateBlock(values[index], `/blocks/${index}`, around));
  }
  if (values.length > maxBlocks) {
    around.report.add(envelopePlace, {
      rule: 'block/too-many',
      severity: 'error',
      at: `/blocks/${maxBlocks}`,
      message: `The article has ${values.length} blocks; only the first ${maxBlocks} are shown. Split it into several articles.`,
    });
  }
  return blocks;
}

/** No path is longer than its schema lets it be; what is, would make every problem as long. */
const maxPathLength = 200;

/** The path as its author wrote it, so that problems of an article whose path is wrong still say which one it is. */
export function pathOf(input: unknown): string {
  const path = typeof input === 'object' && input !== null ? ownValue(input, 'path') : '';
  return typeof path === 'string' ? shorten(path, maxPathLength) : '';
}

function notAnArticle(value: unknown): Problem {
  return createProblem({
    rule: 'schema/type',
    severity: 'error',
    path: '',
    pointer: '',
    message: `The document is ${describeValue(value)}; an article is a group of fields with path, title and blocks.`,
  });
}
