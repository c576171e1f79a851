import { ownValue } from '#contracts/json/ownValue.ts';
import { maxBlocks } from '../article/limits.ts';
import type { PreparedArticle, PreparedBlock } from '../article/preparedArticle.ts';
import { withBlocksInside } from '../blockTree.ts';
import { type MigratedArticle, migrateArticle } from '../migrate/migrateArticle.ts';
import { createProblem, shorten } from '../problems/createProblem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Steps } from '../steps.ts';
import type { BoundedValue } from './boundArticle.ts';
import type { ContentContract } from './contentContract.ts';
import { describeValue } from './describeValue.ts';
import { createReport, envelopePart } from './report.ts';
import { type Surroundings, validateBlock } from './validateBlock.ts';
import { checkEnvelope } from './validateEnvelope.ts';

export interface ValidatedArticle {
  /** All valid content; undefined without a page. */
  article: PreparedArticle | undefined;
  /** Content for checks: the article, or the valid rest of one without a page. Its path is as written. */
  checkable: PreparedArticle | undefined;
  /** All problems at their places as written, each cause once; see `migrated`. */
  problems: Problem[];
  /** After changes, places refer to it until `problemsAsWritten` maps them. */
  migrated: MigratedArticle;
}

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

export function unusable(problems: Problem[], migrated: MigratedArticle = noMigration): ValidatedArticle {
  return { article: undefined, checkable: undefined, problems, migrated };
}

const noMigration: MigratedArticle = { value: undefined, steps: [], newerVersion: undefined };

function* blockSteps(values: readonly unknown[], around: Surroundings): Steps<PreparedBlock[]> {
  const blocks: PreparedBlock[] = [];
  // Reports holes of sparse arrays, which `map` would skip.
  for (let index = 0; index < values.length && index < maxBlocks; index++) {
    blocks.push(validateBlock(values[index], `/blocks/${index}`, around));
    yield;
  }
  if (values.length > maxBlocks) {
    around.report.add(envelopePart, {
      rule: 'block/too-many',
      severity: 'error',
      at: `/blocks/${maxBlocks}`,
      message: `The article has ${values.length} blocks. Only the first ${maxBlocks} are shown. Split it into several articles.`,
    });
  }
  return blocks;
}

/** A longer path exceeds its schema, and would bloat every problem. */
const maxPathLength = 200;

/** The path as written, so that problems of an article with an invalid path still name it. */
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
    message: `The document is ${describeValue(value)}; an article must be a group of fields with path, title and blocks.`,
  });
}
