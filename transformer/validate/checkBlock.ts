import { ownValue } from '#contracts/json/ownValue.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import type { When } from '#schemas/generated/types.ts';
import { maxBlockDepth } from '../article/limits.ts';
import type { PreparedBlock, Rejection } from '../article/preparedArticle.ts';
import type { ContentContract } from './contentContract.ts';
import { quoted } from './describeValue.ts';
import { nearestName } from './nearestName.ts';
import type { FoundFault } from './report.ts';
import { validateBlockEnvelope } from './validateBlockEnvelope.ts';
import { validateData } from './validateData.ts';

/** Without its context: uniqueness of its id, nesting and nested blocks are checked in the article. */
export interface CheckedBlock extends Pick<PreparedBlock, 'asWritten'> {
  id: string;
  type: string;
  data: unknown;
  when: When | undefined;
  rejection: Rejection | undefined;
  /** Relative to the block. Envelope faults come before those found in the article, data faults after. */
  envelopeFaults: readonly FoundFault[];
  dataFaults: readonly FoundFault[];
}

export function checkBlock(block: object, { validatorOf, words }: ContentContract): CheckedBlock {
  const type = typeOf(block);
  const validator = validatorOf(type);
  const {
    id,
    when,
    data,
    faults: envelopeFaults,
  } = validateBlockEnvelope(block, validator !== undefined, words);
  const written = ownValue(block, 'data');
  const checked = { id, type, when, data: written, envelopeFaults, dataFaults: [] };

  if (isDeeperThan(written, maxBlockDepth)) return { ...checked, data: undefined, rejection: 'too-deep' };
  if (!validator) {
    const rejection = data === undefined ? 'invalid' : 'unknown';
    // A misnamed type is the only fault: it names the right one.
    const isMisnamed = type === '' && envelopeFaults.some(({ suggestion }) => suggestion === '/type');
    const all = isMisnamed ? envelopeFaults : [unknownTypeFault(type), ...envelopeFaults];
    return { ...checked, envelopeFaults: all, rejection };
  }
  if (data === undefined) return { ...checked, rejection: 'invalid' };
  const { data: valid, faults, asWritten } = validateData(type, data, { validator, words });
  return {
    ...checked,
    data: valid ?? data,
    rejection: valid === undefined ? 'invalid' : undefined,
    ...(asWritten ? { asWritten: inData(asWritten) } : {}),
    dataFaults: faults.map(inBlock),
  };
}

const dataField = '/data';

export function inData(map: (at: string) => string): (at: string) => string {
  return (at) => (at.startsWith(`${dataField}/`) ? dataField + map(at.slice(dataField.length)) : at);
}

function inBlock(fault: FoundFault): FoundFault {
  const { at, suggestion } = fault;
  return {
    ...fault,
    at: dataField + at,
    ...(suggestion === undefined ? {} : { suggestion: dataField + suggestion }),
  };
}

/** Whether arrays and objects are nested deeper than `levels`; a text or a number is 0 deep. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    // A loop for speed: this runs for every value of every article.
    for (let index = 0; index < value.length; index++)
      if (isDeeperThan(value[index], levels - 1)) return true;
    return false;
  }
  for (const key in value) if (isDeeperThan(Reflect.get(value, key), levels - 1)) return true;
  return false;
}

function typeOf(block: object): string {
  const type = ownValue(block, 'type');
  if (typeof type === 'string') return type;
  return typeof type === 'number' || typeof type === 'boolean' || type === null ? String(type) : '';
}

function unknownTypeFault(type: string): FoundFault {
  const near = nearestName(type, blockTypes);
  const hint = near ? ` Did you mean ${quoted(near)}?` : '';
  const summary = type === '' ? 'The block has no type' : `The block type ${quoted(type)} is unknown`;
  return {
    rule: 'block/unknown-type',
    severity: 'error',
    at: '/type',
    evidence: type,
    message: `${summary}.${hint} Readers see only its text.`,
  };
}
