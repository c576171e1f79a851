import { ownValue } from '#contracts/json/ownValue.ts';
import { withBlocksInside } from '../blockTree.ts';
import { createProblem, shorten } from '../createProblem.ts';
import type { BoundedValue } from '../json/boundArticle.ts';
import { maxBlocks } from '../limits.ts';
import { type MigratedArticle, migrateArticle } from '../migrate/migrateArticle.ts';
import type { PreparedArticle, PreparedBlock } from '../preparedArticle.ts';
import type { Problem } from '../problem.ts';
import type { Steps } from '../steps.ts';
import type { ContentContract } from './contentContract.ts';
import { describeValue } from './describeValue.ts';
import { createReport, envelopePart } from './report.ts';
import { type Surroundings, validateBlock } from './validateBlock.ts';
import { checkEnvelope } from './validateEnvelope.ts';

export interface ValidatedArticle {
  /** All that can be shown, valid; undefined where there is no page to show. */
  article: PreparedArticle | undefined;
  /** All that can be checked: the article, or what is valid of one without a page. Its path is as its author wrote it. */
  checkable: PreparedArticle | undefined;
  /** Everything that is wrong, each cause once, at its place in the article as its author wrote it; see `migrated`. */
  problems: Problem[];
  /**
   * The article as the present version of the contract writes it. Where something has changed, places are those in what it
   * has become until `problemsAsWritten` tells them.
   */
  migrated: MigratedArticle;
}

/** The steps of `validateArticle`, one for each block, for an article whose bounds have been checked. */
export function* boundedSteps(
  { value: asItCame, problems }: Pick<BoundedValue, 'value' | 'problems'>,
  contract: ContentContract,
): Steps<ValidatedArticle> {
  const migrated = migrateArticle(asItCame);
  const { value } = migrated;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return unusable([...problems, notAnArticle(value)], migrated);
  }
  const report = createReport(pathOf(value), [...problems]);
  const { envelope, remains, faults } = checkEnvelope(value, contract.words);
  report.addAll(envelopePart, faults);
  const around = { contract, report, ids: new Map<string, string>(), nesting: 0, nested: { count: 0 } };
  const written = 'blocks' in value && Array.isArray(value.blocks) ? value.blocks : [];
  const blocks = yield* blockSteps(written, around);
  const tree = { blocks, allBlocks: blocks.flatMap(withBlocksInside) };
  const article = envelope && { ...envelope, ...tree };
  const checkable = article ?? (remains && { ...remains, path: report.path, ...tree });
  return { article, checkable, problems: report.problems, migrated };
}

/** What comes of an input that is no article. */
export function unusable(problems: Problem[], migrated: MigratedArticle = noMigration): ValidatedArticle {
  return { article: undefined, checkable: undefined, problems, migrated };
}

const noMigration: MigratedArticle = { value: undefined, steps: [], newerVersion: undefined };

function* blockSteps(values: readonly unknown[], around: Surroundings): Steps<PreparedBlock[]> {
  const blocks: PreparedBlock[] = [];
  // A list with holes in it is no JSON, but whoever hands one in shall hear of it: `map` would pass over them.
  for (let index = 0; index < values.length && index < maxBlocks; index++) {
    blocks.push(validateBlock(values[index], `/blocks/${index}`, around));
    yield;
  }
  if (values.length > maxBlocks) {
    around.report.add(envelopePart, {
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
