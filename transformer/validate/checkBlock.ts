import type { When } from '../../schemas/generated/types.ts';
import { blockValidators } from '../../schemas/generated/validators.js';
import { maxBlockDepth } from '../limits.ts';
import { ownValue } from '../ownValue.ts';
import type { Rejection } from '../preparedArticle.ts';
import type { Renderings } from '../renderedBlock.ts';
import { typeOf, unknownTypeFault } from './blockType.ts';
import { isDeeperThan } from './isDeeperThan.ts';
import type { FoundFault } from './report.ts';
import { validateData } from './validateData.ts';
import { validateFrame } from './validateFrame.ts';

/**
 * What there is to say of a block wherever it stands: its frame and its own data. Its id among others, its nesting and
 * the blocks inside it are looked at in the article.
 */
export interface CheckedBlock {
  id: string;
  type: string;
  /** Valid, unless rejected: then it is whatever the author wrote. */
  data: unknown;
  when: When | undefined;
  rejection: Rejection | undefined;
  /** The author's pointers, in the block, of array items that are gone from the data. */
  removed: readonly string[];
  /** With pointers in the block. Those of its frame come before what the article finds, those of its data after. */
  frameFaults: readonly FoundFault[];
  dataFaults: readonly FoundFault[];
  /** What was made of the block, where that is kept. */
  renderings?: Renderings;
}

const nothing: readonly never[] = [];

/** Checks a block, or hands out what an earlier check of the same object found; see {@link checkBlock}. */
export type BlockCheck = (block: object, isSmall: boolean) => CheckedBlock;

/**
 * Checks one block against its frame's schema and that of its type. The input is never changed.
 *
 * @param isSmall whether the article has been measured, and nothing in it is too deep or too long
 */
export function checkBlock(block: object, isSmall = false): CheckedBlock {
  const type = typeOf(block);
  const validator = blockValidators.get(type);
  const { id, when, data, faults: frameFaults } = validateFrame(block, validator !== undefined);
  const written = ownValue(block, 'data');
  const checked: CheckedBlock = {
    id,
    type,
    when,
    data: written,
    rejection: undefined,
    removed: nothing,
    frameFaults,
    dataFaults: nothing,
  };

  if (!isSmall && isDeeperThan(written, maxBlockDepth))
    return { ...checked, data: undefined, rejection: 'too-deep' };
  if (!validator) {
    const rejection = data === undefined ? 'invalid' : 'unknown';
    // A type under another name is the only fault: it says which name is meant.
    const isMisnamed = type === '' && frameFaults.some(({ meant }) => meant === '/type');
    const all = isMisnamed ? frameFaults : [unknownTypeFault(type), ...frameFaults];
    return { ...checked, frameFaults: all, rejection };
  }
  if (data === undefined) return { ...checked, rejection: 'invalid' };
  const { data: valid, faults, removed } = validateData(type, data, validator, isSmall);
  // Nearly every block of nearly every article, handed on as it is.
  if (valid === written && faults.length === 0) return checked;
  return {
    ...checked,
    data: valid ?? data,
    rejection: valid === undefined ? 'invalid' : undefined,
    removed: removed.map((at) => `/data${at}`),
    dataFaults: faults.map(inBlock),
  };
}

/** A fault of the data, with its places in the block. */
function inBlock(fault: FoundFault): FoundFault {
  const { at, meant } = fault;
  return { ...fault, at: `/data${at}`, ...(meant === undefined ? {} : { meant: `/data${meant}` }) };
}
