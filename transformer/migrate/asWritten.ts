import type { JsonPatchOperation, Problem } from '../problem.ts';
import type { MigrationStep } from './migrateArticle.ts';

/** Maps a problem of a migrated article back to the written one. Fingerprints stay, so that they survive migrating the file. */
export function asWritten(problem: Problem, steps: readonly MigrationStep[]): Problem {
  if (steps.length === 0) return problem;
  const back = (pointer: string): string => pointerAsWritten(pointer, steps);
  const { pointer, related, fix } = problem;
  return {
    ...problem,
    pointer: back(pointer),
    ...(related ? { related: related.map((other) => ({ ...other, pointer: back(other.pointer) })) } : {}),
    ...(fix ? { fix: { ...fix, patch: fix.patch.map((operation) => patchAsWritten(operation, back)) } } : {}),
  };
}

function patchAsWritten(
  operation: JsonPatchOperation,
  back: (pointer: string) => string,
): JsonPatchOperation {
  const path = back(operation.path);
  return 'from' in operation ? { ...operation, path, from: back(operation.from) } : { ...operation, path };
}

function pointerAsWritten(pointer: string, steps: readonly MigrationStep[]): string {
  const moves = steps.flatMap(({ patch }) =>
    patch.flatMap((operation) => (operation.op === 'move' ? [operation] : [])),
  );
  return moves.reduceRight((at, { from, path }) => {
    const isThere = at === path || at.startsWith(`${path}/`);
    return isThere ? from + at.slice(path.length) : at;
  }, pointer);
}
