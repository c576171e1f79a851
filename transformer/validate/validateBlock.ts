import { blockValidators } from '../../schemas/generated/validators.js';
import { authorPointer } from '../jsonPointer.ts';
import { maxBlockDepth, maxBlockNesting, maxNestedBlocks } from '../limits.ts';
import { mapInnerValues, mayHoldBlocks } from '../nestedBlocks.ts';
import type { PreparedBlock } from '../preparedArticle.ts';
import { type BlockIds, idFault } from './blockIds.ts';
import type { BlockCheck, CheckedBlock } from './checkBlock.ts';
import { describeValue, listed, quoted } from './describeValue.ts';
import { repair } from './repair.ts';
import type { FoundFault, Place, Report } from './report.ts';

/** What is known of the article around a block. */
export interface Surroundings {
  check: BlockCheck;
  /** Whether nothing in the article is too deep or too long. */
  isSmall: boolean;
  report: Report;
  ids: BlockIds;
  /** How many blocks the block stands in. */
  nesting: number;
  /** How many blocks inside others the article had so far. */
  nested: { count: number };
  /** The types that may stand here; without it, all may. */
  types?: readonly string[] | undefined;
}

/**
 * Checks one block on its own, whatever it is: its frame, its data against the schema of its type, and the blocks
 * inside it. What can be shown of it is valid; what cannot is rejected, and reported once for each cause.
 */
export function validateBlock(value: unknown, pointer: string, around: Surroundings): PreparedBlock {
  const { report } = around;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    report.add(
      { pointer, blockId: '', blockType: '' },
      {
        rule: 'block/malformed',
        severity: 'error',
        at: '',
        message: `A block is ${describeValue(value)}; it should be a group with id, type and data.`,
      },
    );
    return { id: '', type: '', data: value, pointer, rejection: 'malformed' };
  }

  const checked = around.check(value, around.isSmall);
  const { id, type, when, data } = checked;
  const place: Place = { pointer, blockId: id, blockType: type };
  const block: PreparedBlock = { id, type, data, pointer };
  if (checked.renderings) block.checked = checked;
  if (when) block.when = when;

  if (checked.rejection === 'too-deep' || around.nesting > maxBlockNesting) {
    report.add(place, tooDeepFault(around.nesting));
    return { ...block, data: undefined, rejection: 'too-deep' };
  }
  if (around.types && checked.rejection !== 'unknown' && !around.types.includes(type)) {
    report.add(place, disallowedFault(type, around.types));
    return { ...block, data: undefined, rejection: 'disallowed' };
  }
  if (checked.frameFaults.length > 0) report.addAll(place, checked.frameFaults);
  reportId(place, checked, around);
  if (checked.dataFaults.length > 0) report.addAll(place, checked.dataFaults);
  if (checked.rejection) block.rejection = checked.rejection;
  return checked.rejection === 'invalid' ? block : withNested(block, around, checked.removed);
}

/** One word about the id: that it is wrong, missing or taken. Of a block of unknown type, a missing one is no matter. */
function reportId(place: Place, { frameFaults, type }: CheckedBlock, { report, ids }: Surroundings): void {
  if (frameFaults.length > 0 && frameFaults.some(({ at }) => at === '/id')) return;
  if (place.blockId === '' && !blockValidators.has(type)) return;
  const fault = idFault(place.blockId, place.pointer, ids);
  if (fault) report.add(place, fault);
}

/**
 * The block with the blocks inside it checked as well. Of these, one of unknown type stays, because something can be
 * shown of it; the others that cannot be shown go, and so does what cannot be without them.
 */
function withNested(block: PreparedBlock, around: Surroundings, removed: readonly string[]): PreparedBlock {
  if (!mayHoldBlocks(block.type)) return removed.length > 0 ? { ...block, removed } : block;
  const deeper: string[] = [];
  const mapped = mapInnerValues(block.type, block.data, (value, { pointer, types }) => {
    const written = authorPointer(`/data${pointer}`, removed);
    around.nested.count++;
    if (around.nested.count > maxNestedBlocks) {
      if (around.nested.count === maxNestedBlocks + 1) reportTooMany(block, written, around.report);
      return undefined;
    }
    const nesting = around.nesting + 1;
    const prepared = validateBlock(value, block.pointer + written, { ...around, nesting, types });
    if (prepared.rejection && prepared.rejection !== 'unknown') return undefined;
    deeper.push(...(prepared.removed ?? []).map((gone) => written + gone));
    return asWritten(prepared, value);
  });
  const gone = mapped.removed.map((at) => authorPointer(`/data${at}`, removed));
  const all = [...removed, ...gone, ...deeper];
  const { data } = mapped;
  if (data === block.data) return all.length > 0 ? { ...block, removed: all } : block;
  return mended({ ...block, data, ...(all.length > 0 ? { removed: all } : {}) });
}

/** Where a block that its parent cannot do without has gone, what holds it goes next. Its own fault says it all. */
function mended(block: PreparedBlock): PreparedBlock {
  const validator = blockValidators.get(block.type);
  if (!validator || validator(block.data)) return block;
  const { value, removed } = repair(block.data, validator, () => false);
  if (value === undefined) return { ...block, rejection: 'invalid' };
  const { removed: before = [] } = block;
  const gone = removed.map((at) => authorPointer(`/data${at}`, before));
  return { ...block, data: value, removed: [...before, ...gone] };
}

/** A nested block as it stands in its parent's data: the author's own object where nothing about it changed. */
function asWritten({ id, type, data, when }: PreparedBlock, nested: unknown): unknown {
  const written: { id?: unknown; type?: unknown; data?: unknown; when?: unknown } = Object(nested);
  const isSame =
    (written.id ?? '') === id && written.type === type && written.data === data && written.when === when;
  if (isSame && !Object.hasOwn(written, 'suppress')) return nested;
  return { ...(id ? { id } : {}), type, data, ...(when ? { when } : {}) };
}

function reportTooMany({ id, type, pointer }: PreparedBlock, at: string, report: Report): void {
  report.add(
    { pointer, blockId: id, blockType: type },
    {
      rule: 'block/too-many',
      severity: 'error',
      at,
      message: `The article has more than ${maxNestedBlocks} blocks inside other blocks; from here on they are left out.`,
    },
  );
}

function tooDeepFault(nesting: number) {
  const message =
    nesting > maxBlockNesting
      ? `Blocks stand inside each other more than ${maxBlockNesting} deep; this one is left out.`
      : `Lists and groups stand inside each other more than ${maxBlockDepth} deep in this block; it is left out.`;
  return { rule: 'block/too-deep', severity: 'error', at: '', message } as const;
}

function disallowedFault(type: string, allowed: readonly string[]): FoundFault {
  return {
    rule: 'block/not-allowed',
    severity: 'error',
    at: '/type',
    evidence: type,
    message: `A block of the type ${quoted(type)} cannot stand here, and is left out. What can is ${listed(allowed, 'or')}.`,
  };
}
