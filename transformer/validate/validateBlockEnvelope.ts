import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { validateBlock as isBlockEnvelope } from '#schemas/generated/envelopeValidators.js';
import type { Block, When } from '#schemas/generated/types.ts';
import type { Severity } from '../problems/problem.ts';
import type { Words } from './contentContract.ts';
import { listed } from './describeValue.ts';
import { capFaults, type FoundFault } from './report.ts';
import { blockEnvelopeRoot } from './schemaRoots.ts';

export interface CheckedBlockEnvelope {
  id: string;
  when: When | undefined;
  /** The data as written; undefined if the block cannot be shown. */
  data: unknown;
  faults: readonly FoundFault[];
}

/**
 * An unknown type is the only fault. An invalid condition costs the block, which must not be shown to all;
 * `null` means no condition.
 */
export function validateBlockEnvelope(
  written: object,
  isKnownType: boolean,
  words: Words,
): CheckedBlockEnvelope {
  const block = isKnownType ? written : { ...written, type: 'unknown', data: {} };
  if (isBlockEnvelope(block)) return envelopeOf(block, none);
  const { value, causes } = words.repair(block, isBlockEnvelope, () => false);
  const faults = capFaults(causes, (first) =>
    words.describeCauses(first, written, blockEnvelopeRoot).map((cause) => ({
      ...cause,
      severity: severityAt(cause.at),
    })),
  );
  const loose = looseFields(written, faults);
  if (loose) return { id: ownId(block), when: undefined, data: undefined, faults: loose };
  if (!isBlockEnvelope(value) || losesCondition(block, value)) {
    const idIsWrong = faults.some(({ at }) => at === '/id');
    return { id: idIsWrong ? '' : ownId(block), when: undefined, data: undefined, faults };
  }
  return envelopeOf(value, faults);
}

const none: readonly never[] = [];

function envelopeOf({ id = '', when, data }: Block, faults: readonly FoundFault[]): CheckedBlockEnvelope {
  return { id, when, data, faults };
}

/** Invisible fields cost readers nothing: ids are generated, suppressions stripped. */
function severityAt(pointer: string): Severity {
  return /^\/(?:id|suppress)(?:\/|$)/.test(pointer) ? 'warning' : 'error';
}

function losesCondition(written: object, { when }: Block): boolean {
  const condition = ownValue(written, 'when');
  if (condition === undefined || condition === null) return false;
  if (typeof condition !== 'object' || when === undefined) return true;
  return (['experiment', 'variant', 'countries'] as const).some(
    (part) => Object.hasOwn(condition, part) && when[part] === undefined,
  );
}

function ownId(block: { id?: unknown }): string {
  return Object.hasOwn(block, 'id') && typeof block.id === 'string' ? block.id : '';
}

function looseFields(written: object, faults: readonly FoundFault[]): readonly FoundFault[] | undefined {
  const isLoose = ({ rule, suggestion }: FoundFault): boolean =>
    rule === 'schema/unknown-field' && suggestion === undefined;
  const missing = faults.find(({ at }) => at === '/data');
  const names = faults.filter(isLoose).map(({ at }) => pointerKeys(at).at(-1) ?? '');
  if (!missing || Object.hasOwn(written, 'data') || names.length === 0) return undefined;
  const message = `"Data" is missing. Move the fields of the block into "data", also ${listed(names, 'and')}.`;
  return [{ ...missing, message }, ...faults.filter((fault) => fault !== missing && !isLoose(fault))];
}
