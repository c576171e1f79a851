import { maxProblemsPerBlock } from '../article/limits.ts';
import { createProblem } from '../problems/createProblem.ts';
import type { Problem } from '../problems/problem.ts';
import type { Fault } from '../render/fault.ts';

export interface ArticlePart {
  /** JSON Pointer of the part as written; '' for the article itself. */
  pointer: string;
  blockId: string;
  blockType: string;
}

export interface FoundFault extends Fault {
  suggestion?: string;
  related?: Problem['related'];
}

export const envelopePart: ArticlePart = { pointer: '', blockId: '', blockType: '' };

export interface Report {
  readonly path: string;
  readonly problems: Problem[];
  add(part: ArticlePart, fault: FoundFault): void;
  addAll(part: ArticlePart, faults: readonly FoundFault[]): void;
}

export function createReport(path: string, problems: Problem[] = []): Report {
  function add({ pointer, ...part }: ArticlePart, { at, related, suggestion, ...fault }: FoundFault): void {
    problems.push(
      createProblem({
        ...fault,
        ...part,
        path,
        pointer: pointer + at,
        blockPointer: pointer,
        ...(related ? { related } : {}),
        ...(suggestion === undefined ? {} : { fix: renaming(pointer + at, pointer + suggestion) }),
      }),
    );
  }
  return {
    path,
    problems,
    add,
    addAll(part, faults) {
      for (const fault of faults) add(part, fault);
    },
  };
}

/** Needs review: a similar name may be something else. */
function renaming(from: string, path: string): NonNullable<Problem['fix']> {
  return { kind: 'review', patch: [{ op: 'move', from, path }] };
}

export function capFaults<Item>(
  items: readonly Item[],
  describe: (items: readonly Item[]) => FoundFault[],
): FoundFault[] {
  const faults = describe(items.slice(0, maxProblemsPerBlock));
  const more = items.length - maxProblemsPerBlock;
  if (more <= 0) return faults;
  const message = `There are ${more} more problems here. They are shown after the first ones are fixed.`;
  return [...faults, { rule: 'block/more-problems', severity: 'info', at: '', message }];
}
