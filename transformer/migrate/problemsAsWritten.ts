import { presentVersion } from '#schemas/migrations/migrations.ts';
import { createProblem } from '../problems/createProblem.ts';
import type { JsonPatchOperation, Problem } from '../problems/problem.ts';
import { type MigratedArticle, type MigrationStep, versionField } from './migrateArticle.ts';

export const olderVersionRule = 'schema/older-version';

export function problemsAsWritten(
  problems: readonly Problem[],
  { steps, newerVersion }: MigratedArticle,
  path: string,
): Problem[] {
  const [first] = steps;
  return [
    ...(newerVersion === undefined ? [] : [newer(newerVersion, path)]),
    ...(first ? [older(first, steps, path)] : []),
    ...problems.map((problem) => asWritten(problem, steps)),
  ];
}

function newer(version: number, path: string): Problem {
  return createProblem({
    rule: 'schema/newer-version',
    severity: 'error',
    path,
    pointer: `/${versionField}`,
    message: `The article has contract version ${version}, but this release supports only up to version ${presentVersion}. Newer parts are not shown. Update Pagewell, or correct the version of the article.`,
  });
}

function older(first: MigrationStep, steps: readonly MigrationStep[], path: string): Problem {
  const [place] = first.patch.flatMap((operation) => {
    if (operation.path === `/${versionField}`) return [];
    return 'from' in operation ? operation.from : operation.path;
  });
  const changes = steps.map(
    ({ migration: { to, about } }) => `Since version ${to} of the contract ${about}.`,
  );
  return createProblem({
    rule: olderVersionRule,
    severity: 'info',
    path,
    pointer: place ?? '',
    message: `${changes.join(' ')} It is shown in the new form. To update the file, run pagewell validate --migrate.`,
    fix: { kind: 'safe', patch: first.patch },
  });
}

/** To the written article. Fingerprints stay, so that they survive migrating the file. */
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
