import { olderVersionRule } from '#transformer/migrate/problemsAsWritten.ts';
import type { Problem } from '#transformer/problem.ts';

export type IsMended = (problem: Problem) => boolean;

/** Without visible effect. */
export const isSafe: IsMended = ({ fix }) => fix?.kind === 'safe';

/** What an earlier version of the contract writes differently. */
export const isMigration: IsMended = (problem) => problem.rule === olderVersionRule && isSafe(problem);
