import { isBlockType } from '#schemas/blockTypes.ts';
import { maxBlockDepth, maxBlockNesting, maxNestedBlocks } from '../article/limits.ts';
import { authorPlace, type PreparedBlock } from '../article/preparedArticle.ts';
import { mapInnerValues } from '../blockTree.ts';
import { type CheckedBlock, checkBlock, inData } from './checkBlock.ts';
import type { ContentContract } from './contentContract.ts';
import { describeValue, listed, quoted } from './describeValue.ts';
import type { ArticlePart, FoundFault, Report } from './report.ts';

export interface Surroundings {
  contract: ContentContract;
  report: Report;
  ids: BlockIds;
  nesting: number;
  nested: { count: number };
  types?: readonly string[] | undefined;
}

/** The valid rest stays; otherwise the block is rejected with one problem for each cause. */
export function validateBlock(value: unknown, pointer: string, around: Surroundings): PreparedBlock {
  const { report, nesting } = around;
  const depth = nesting > 0 ? { depth: nesting } : {};
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report.add({ pointer, blockId: '', blockType: '' }, malformedFault(value));
    return { id: '', type: '', data: value, pointer, ...depth, rejection: 'malformed' };
  }

  const checked = checkBlock(value, around.contract);
  const { id, type, when, data, rejection, asWritten } = checked;
  const part: ArticlePart = { pointer, blockId: id, blockType: type };
  const block: PreparedBlock = { id, type, data, pointer, ...depth, ...(when ? { when } : {}) };

  if (rejection === 'too-deep' || nesting > maxBlockNesting) {
    report.add(part, tooDeepFault(nesting));
    return { ...block, data: undefined, rejection: 'too-deep' };
  }
  if (around.types && rejection !== 'unknown' && !around.types.includes(type)) {
    report.add(part, disallowedFault(type, around.types));
    return { ...block, data: undefined, rejection: 'disallowed' };
  }
  report.addAll(part, checked.envelopeFaults);
  reportId(part, checked, around);
  report.addAll(part, checked.dataFaults);
  if (rejection === 'invalid') return { ...block, rejection };
  return withInnerBlocks(
    { ...block, ...(rejection ? { rejection } : {}), ...(asWritten ? { asWritten } : {}) },
    around,
  );
}

/** One problem for the id: invalid, missing or repeated. An unknown type may lack one. */
function reportId(
  part: ArticlePart,
  { envelopeFaults, type }: CheckedBlock,
  { report, ids }: Surroundings,
): void {
  if (envelopeFaults.some(({ at }) => at === '/id')) return;
  if (part.blockId === '' && !isBlockType(type)) return;
  const fault = idFault(part.blockId, part.pointer, ids);
  if (fault) report.add(part, fault);
}

/**
 * Unknown types stay, because their text is shown; others that cannot be shown are removed, with whatever
 * requires them.
 */
function withInnerBlocks(block: PreparedBlock, around: Surroundings): PreparedBlock {
  let isMissing = false;
  const data = mapInnerValues(block.type, block.data, (value, { pointer, types }) => {
    const written = authorPlace(block, `/data${pointer}`);
    const inner = validateInner(value, written, { ...around, nesting: around.nesting + 1, types }, block);
    isMissing ||= inner === undefined;
    return inner;
  });
  const whole = data === block.data ? block : { ...block, data };
  return isMissing ? withoutDependents(whole, around.contract) : whole;
}

function validateInner(
  value: unknown,
  pointer: string,
  around: Surroundings,
  parent: PreparedBlock,
): PreparedBlock | undefined {
  const { nested, report } = around;
  nested.count++;
  if (nested.count > maxNestedBlocks) {
    if (nested.count === maxNestedBlocks + 1) reportTooMany(parent, pointer, report);
    return undefined;
  }
  const inner = validateBlock(value, pointer, around);
  return inner.rejection && inner.rejection !== 'unknown' ? undefined : inner;
}

/** Removes what requires a removed nested block, whose own fault explains it. */
function withoutDependents(block: PreparedBlock, { validatorOf, words }: ContentContract): PreparedBlock {
  const validator = validatorOf(block.type);
  if (!validator || validator(block.data)) return block;
  const { value, asWritten: before } = words.repair(block.data, validator, () => false);
  if (value === undefined) return { ...block, rejection: 'invalid' };
  const { asWritten: first = (at: string) => at } = block;
  const asWritten = before && ((at: string) => first(inData(before)(at)));
  return { ...block, data: value, ...(asWritten ? { asWritten } : {}) };
}

function malformedFault(value: unknown): FoundFault {
  return {
    rule: 'block/malformed',
    severity: 'error',
    at: '',
    message: `A block is ${describeValue(value)}; it must be a group with id, type and data.`,
  };
}

function reportTooMany({ id, type, pointer }: PreparedBlock, written: string, report: Report): void {
  report.add(
    { pointer, blockId: id, blockType: type },
    {
      rule: 'block/too-many',
      severity: 'error',
      at: written.slice(pointer.length),
      message: `The article has more than ${maxNestedBlocks} blocks inside other blocks. The blocks from here on are not shown.`,
    },
  );
}

function tooDeepFault(nesting: number): FoundFault {
  const message =
    nesting > maxBlockNesting
      ? `Blocks are nested more than ${maxBlockNesting} levels deep. This block is not shown.`
      : `Lists and groups in this block are nested more than ${maxBlockDepth} levels deep. The block is not shown.`;
  return { rule: 'block/too-deep', severity: 'error', at: '', message };
}

function disallowedFault(type: string, allowed: readonly string[]): FoundFault {
  return {
    rule: 'block/not-allowed',
    severity: 'error',
    at: '/type',
    evidence: type,
    message: `A block of type ${quoted(type)} is not allowed here and is not shown. Allowed: ${listed(allowed, 'or')}.`,
  };
}

type BlockIds = Map<string, string>;

/** Readers lose nothing, but a generated id changes with the content, so editor and checks lose track. */
function idFault(id: string, pointer: string, known: BlockIds): FoundFault | undefined {
  if (id === '') {
    return {
      rule: 'id/missing',
      severity: 'warning',
      at: '/id',
      message: 'The block has no id. Give it one that is unique in the article and never changes.',
    };
  }
  const first = known.get(id);
  if (first === undefined) {
    known.set(id, pointer);
    return undefined;
  }
  return {
    rule: 'id/duplicate',
    severity: 'warning',
    at: '/id',
    evidence: id,
    message: `The id ${quoted(id)} is used by an earlier block. Change the id of this block, or remove the block if it was pasted twice.`,
    related: [{ pointer: `${first}/id`, message: 'This block has the same id.' }],
  };
}
