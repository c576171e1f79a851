import { olderVersionRule } from '#transformer/migrate/problemsAsWritten.ts';
import type { Problem } from '#transformer/problem.ts';

/** Which problems are mended in files. */
export type IsMended = (problem: Problem) => boolean;

/** What can be mended without anybody seeing a difference. */
export const isSafe: IsMended = ({ fix }) => fix?.kind === 'safe';

/** What an earlier version of the contract writes in another way. */
export const isMigration: IsMended = (problem) => problem.rule === olderVersionRule && isSafe(problem);
