import { ownValue } from '#contracts/json/ownValue.ts';
import type { When } from '#schemas/generated/types.ts';
import { maxBlockDepth } from '../limits.ts';
import type { PreparedBlock, Rejection } from '../preparedArticle.ts';
import { typeOf, unknownTypeFault } from './blockType.ts';
import type { ContentContract } from './contentContract.ts';
import type { FoundFault } from './report.ts';
import { validateBlockEnvelope } from './validateBlockEnvelope.ts';
import { validateData } from './validateData.ts';

/**
 * What there is to say of a block wherever it stands: what stands around its data, and the data. Its id among others, its nesting and
 * the blocks inside it are looked at in the article.
 */
export interface CheckedBlock extends Pick<PreparedBlock, 'asWritten'> {
  id: string;
  type: string;
  /** Valid, unless rejected: then it is whatever the author wrote. */
  data: unknown;
  when: When | undefined;
  rejection: Rejection | undefined;
  /** With pointers in the block. Those of what stands around the data come before what the article finds, those of its data after. */
  envelopeFaults: readonly FoundFault[];
  dataFaults: readonly FoundFault[];
}

/** Checks one block against the schema of every block and that of its type. The input is never changed. */
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
    // A type under another name is the only fault: it says which name is meant.
    const isMisnamed = type === '' && envelopeFaults.some(({ meant }) => meant === '/type');
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

/** A map of pointers in a block's data, as one of pointers in the block. */
export function inData(map: (at: string) => string): (at: string) => string {
  return (at) => (at.startsWith(`${dataField}/`) ? dataField + map(at.slice(dataField.length)) : at);
}

/** A fault of the data, with its places in the block. */
function inBlock(fault: FoundFault): FoundFault {
  const { at, meant } = fault;
  return { ...fault, at: dataField + at, ...(meant === undefined ? {} : { meant: dataField + meant }) };
}

/** Whether arrays and objects stand inside each other more than `levels` deep; a text or a number is 0 deep. */
function isDeeperThan(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  if (Array.isArray(value)) {
    // A loop, because this is called for every value of every article.
    for (let index = 0; index < value.length; index++)
      if (isDeeperThan(value[index], levels - 1)) return true;
    return false;
  }
  for (const key in value) if (isDeeperThan(Reflect.get(value, key), levels - 1)) return true;
  return false;
}
