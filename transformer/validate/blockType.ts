import { ownValue } from '#contracts/json/ownValue.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { quoted } from './describeValue.ts';
import { nearestName } from './nearestName.ts';
import type { FoundFault } from './report.ts';

/** A block's type as text; '' if missing. */
export function typeOf(block: object): string {
  const type = ownValue(block, 'type');
  if (typeof type === 'string') return type;
  return typeof type === 'number' || typeof type === 'boolean' || type === null ? String(type) : '';
}

/** The fault of an unknown block type. */
export function unknownTypeFault(type: string): FoundFault {
  const near = nearestName(type, blockTypes);
  const hint = near ? ` Did you mean ${quoted(near)}?` : '';
  const what = type === '' ? 'The block has no type' : `There is no block type ${quoted(type)}`;
  return {
    rule: 'block/unknown-type',
    severity: 'error',
    at: '/type',
    evidence: type,
    message: `${what}.${hint} Readers see only the text it holds.`,
  };
}
