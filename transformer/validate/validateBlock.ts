import { blockValidators } from '../../schemas/generated/validators.js';
import { authorPointer } from '../jsonPointer.ts';
import { maxBlockDepth, maxBlockNesting, maxNestedBlocks } from '../limits.ts';
import { mapNestedBlocks } from '../nestedBlocks.ts';
import type { PreparedBlock } from '../preparedArticle.ts';
import { type BlockIds, idFault } from './blockIds.ts';
import type { BlockCheck, CheckedBlock } from './checkBlock.ts';
import { describeValue } from './describeValue.ts';
import type { Place, Report } from './report.ts';

/** What is known of the article around a block. */
export interface Surroundings {
  check: BlockCheck;
  report: Report;
  ids: BlockIds;
  /** How many blocks the block stands in. */
  nesting: number;
  /** How many blocks inside others the article had so far. */
  nested: { count: number };
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

  const checked = around.check(value, report.path);
  const { id, type, when, data } = checked;
  const place: Place = { pointer, blockId: id, blockType: type };
  const block: PreparedBlock = { id, type, data, pointer };
  if (when) block.when = when;

  if (checked.rejection === 'too-deep' || around.nesting > maxBlockNesting) {
    report.add(place, tooDeepFault(around.nesting));
    return { ...block, data: undefined, rejection: 'too-deep' };
  }
  report.addAll(place, checked.frameFaults);
  reportId(place, checked, around);
  report.addAll(place, checked.dataFaults);
  if (checked.contentKey !== undefined) block.checked = { data, contentKey: checked.contentKey };
  if (checked.rejection) block.rejection = checked.rejection;
  return checked.rejection === 'invalid' ? block : withNested(block, around, checked.removed);
}

/** One word about the id: that it is wrong, missing or taken. Of a block of unknown type, a missing one is no matter. */
function reportId(place: Place, { frameFaults, type }: CheckedBlock, { report, ids }: Surroundings): void {
  if (frameFaults.some(({ at }) => at === '/id')) return;
  if (place.blockId === '' && !blockValidators.has(type)) return;
  const fault = idFault(place.blockId, place.pointer, ids);
  if (fault) report.add(place, fault);
}

/**
 * The block with the blocks inside it checked as well. Of these, one of unknown type stays, because something can be
 * shown of it; the others that cannot be shown go.
 */
function withNested(block: PreparedBlock, around: Surroundings, removed: readonly string[]): PreparedBlock {
  const nestedRemoved: string[] = [];
  const { data } = mapNestedBlocks(block.type, block.data, (nested, at) => {
    const written = authorPointer(`/data${at}`, removed);
    around.nested.count++;
    if (around.nested.count > maxNestedBlocks) {
      if (around.nested.count === maxNestedBlocks + 1) reportTooMany(block, written, around.report);
      nestedRemoved.push(written);
      return undefined;
    }
    const prepared = validateBlock(nested, block.pointer + written, {
      ...around,
      nesting: around.nesting + 1,
    });
    if (prepared.rejection && prepared.rejection !== 'unknown') {
      nestedRemoved.push(written);
      return undefined;
    }
    for (const gone of prepared.removed ?? []) nestedRemoved.push(written + gone);
    return asWritten(prepared, nested);
  });
  const all = [...removed, ...nestedRemoved];
  if (data === block.data && all.length === 0) return block;
  return all.length > 0 ? { ...block, data, removed: all } : { ...block, data };
}

/** A nested block as it stands in its parent's data: the author's own object where nothing about it changed. */
function asWritten({ id, type, data, when }: PreparedBlock, nested: object): object {
  const written: { id?: unknown; type?: unknown; data?: unknown; when?: unknown } = nested;
  const isSame =
    (written.id ?? '') === id && written.type === type && written.data === data && written.when === when;
  if (isSame && !Object.hasOwn(nested, 'suppress')) return nested;
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
