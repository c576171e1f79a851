import { olderVersionRule } from '#transformer/migrate/problemsAsWritten.ts';
import type { Problem } from '#transformer/problems/problem.ts';

export type IsFixed = (problem: Problem) => boolean;

/** Without visible effect. */
export const isSafe: IsFixed = ({ fix }) => fix?.kind === 'safe';

/** What an earlier version of the contract writes differently. */
export const isMigration: IsFixed = (problem) => problem.rule === olderVersionRule && isSafe(problem);
