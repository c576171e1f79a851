import { olderVersionRule } from '#transformer/migrate/problemsAsWritten.ts';
import type { Problem } from '#transformer/problem.ts';

/** Which problems are fixed in files. */
export type IsMended = (problem: Problem) => boolean;

/** A fix without visible effect. */
export const isSafe: IsMended = ({ fix }) => fix?.kind === 'safe';

/** A fix of what an earlier version of the contract writes differently. */
export const isMigration: IsMended = (problem) => problem.rule === olderVersionRule && isSafe(problem);
