import { contentHash } from './contentHash.ts';
import type { Problem } from './problem.ts';

export interface ProblemDetails extends Omit<Problem, 'fingerprint' | 'help'> {
  /** JSON Pointer of the block, unless it is the top-level block of `pointer`. */
  blockPointer?: string;
}

const rulesFolder = 'rules';

const maxEvidenceLength = 120;

const topLevelBlock = /^\/blocks\/\d+/;
const positionInList = /\/\d+(?=\/|$)/g;

export function createProblem({ blockPointer, ...details }: ProblemDetails): Problem {
  const { blockId, blockType, evidence, ...rest } = details;
  const problem: Omit<Problem, 'fingerprint' | 'help'> = {
    ...rest,
    // An empty id is omitted.
    ...(blockId ? { blockId } : {}),
    ...(blockType ? { blockType: shorten(blockType, maxEvidenceLength) } : {}),
    ...(evidence === undefined ? {} : { evidence: shorten(evidence, maxEvidenceLength) }),
  };
  return { ...problem, fingerprint: fingerprintOf(problem, blockPointer), help: helpOf(details.rule) };
}

export function helpOf(rule: string): string {
  return `${rulesFolder}/${rule}/page.md`;
}

export function shorten(text: string, maxLength: number): string {
  const cut =
    text.length > maxLength ? `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return cut.replace(/\s+/g, ' ');
}

/**
 * Stable when blocks move or the file is reformatted. Equal faults in one list share a fingerprint, so
 * consumers count them.
 */
function fingerprintOf(
  { rule, path, blockId, blockType, pointer, evidence }: Omit<Problem, 'fingerprint' | 'help'>,
  blockPointer: string | undefined,
): string {
  const inside =
    blockPointer !== undefined && pointer.startsWith(blockPointer)
      ? pointer.slice(blockPointer.length)
      : pointer.replace(topLevelBlock, '');
  const place = inside.replace(positionInList, '/*');
  return contentHash(JSON.stringify([rule, path, blockId ?? blockType ?? '', place, evidence ?? '']));
}
