import { contentHash } from './contentHash.ts';
import type { Problem } from './problem.ts';

export interface ProblemDetails extends Omit<Problem, 'fingerprint' | 'help'> {
  /** JSON Pointer of the block at fault, where that is not the top-level block that `pointer` begins with. */
  blockPointer?: string;
}

/** Where the rules are: a folder for each, in that of its family, with the page that explains it. */
const rulesFolder = 'quality/rules';

/** Evidence is for recognising a place, not for reading on. */
const maxEvidenceLength = 120;

const topLevelBlock = /^\/blocks\/\d+/;
const positionInList = /\/\d+(?=\/|$)/g;

/** Completes a problem with its fingerprint and with the place where its rule is explained. */
export function createProblem({ blockPointer, ...details }: ProblemDetails): Problem {
  const { blockId, blockType, evidence, ...rest } = details;
  const problem: Omit<Problem, 'fingerprint' | 'help'> = {
    ...rest,
    // A block without an id has none to show, rather than an empty one.
    ...(blockId ? { blockId } : {}),
    ...(blockType ? { blockType: shorten(blockType, maxEvidenceLength) } : {}),
    ...(evidence === undefined ? {} : { evidence: shorten(evidence, maxEvidenceLength) }),
  };
  return { ...problem, fingerprint: fingerprintOf(problem, blockPointer), help: helpOf(details.rule) };
}

/** The page that explains a rule. */
export function helpOf(rule: string): string {
  return `${rulesFolder}/${rule}/page.md`;
}

/** A text cut to a length, on one line, without half a character at its end. */
export function shorten(text: string, maxLength: number): string {
  const cut =
    text.length > maxLength ? `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
  return cut.replace(/\s+/g, ' ');
}

/**
 * Stable when blocks move or the file is reformatted: made of the rule, the article, the block's id (its type, where
 * it has none), the place inside the block without positions in lists, and the evidence. Two entries of a list with the
 * same fault have the same one: whoever keeps fingerprints counts them.
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
