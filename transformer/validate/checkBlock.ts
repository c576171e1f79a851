import type { When } from '../../schemas/generated/types.ts';
import { blockValidators } from '../../schemas/generated/validators.js';
import { maxBlockDepth } from '../limits.ts';
import { ownValue } from '../ownValue.ts';
import type { PreparedBlock, Rejection } from '../preparedArticle.ts';
import { typeOf, unknownTypeFault } from './blockType.ts';
import { isDeeperThan } from './isDeeperThan.ts';
import type { FoundFault } from './report.ts';
import { validateData } from './validateData.ts';
import { validateFrame } from './validateFrame.ts';

/**
 * What there is to say of a block wherever it stands: its frame and its own data. Its id among others, its nesting and
 * the blocks inside it are looked at in the article.
 */
export interface CheckedBlock extends Pick<PreparedBlock, 'asWritten'> {
  id: string;
  type: string;
  /** Valid, unless rejected: then it is whatever the author wrote. */
  data: unknown;
  when: When | undefined;
  rejection: Rejection | undefined;
  /** With pointers in the block. Those of its frame come before what the article finds, those of its data after. */
  frameFaults: readonly FoundFault[];
  dataFaults: readonly FoundFault[];
}

/** Checks one block against its frame's schema and that of its type. The input is never changed. */
export function checkBlock(block: object): CheckedBlock {
  const type = typeOf(block);
  const validator = blockValidators.get(type);
  const { id, when, data, faults: frameFaults } = validateFrame(block, validator !== undefined);
  const written = ownValue(block, 'data');
  const checked = { id, type, when, data: written, frameFaults, dataFaults: [] };

  if (isDeeperThan(written, maxBlockDepth)) return { ...checked, data: undefined, rejection: 'too-deep' };
  if (!validator) {
    const rejection = data === undefined ? 'invalid' : 'unknown';
    // A type under another name is the only fault: it says which name is meant.
    const isMisnamed = type === '' && frameFaults.some(({ meant }) => meant === '/type');
    const all = isMisnamed ? frameFaults : [unknownTypeFault(type), ...frameFaults];
    return { ...checked, frameFaults: all, rejection };
  }
  if (data === undefined) return { ...checked, rejection: 'invalid' };
  const { data: valid, faults, asWritten } = validateData(type, data, validator);
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
