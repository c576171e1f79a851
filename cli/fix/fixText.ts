import { hash } from 'node:crypto';
import type { Problem } from '#transformer/problem.ts';
import { applyFixes } from './applyFixes.ts';

/** Finds the problems of an article's text. */
export type FindProblems = (text: string) => readonly Problem[] | Promise<readonly Problem[]>;

export interface FixedText {
  text: string;
  /** Number of fixed problems. */
  count: number;
}

/** Problems that remain after this many rounds do not converge. */
const maxRounds = 100;

/**
 * Applies fixes without visible effect: in each round all that do not overlap, until none is left. The result
 * is stable: fixing it again changes nothing.
 */
export async function fixText(text: string, problemsIn: FindProblems): Promise<FixedText> {
  // A fix that leads back to an earlier text would loop.
  const seen = new Set([hash('sha256', text)]);
  let fixed: FixedText = { text, count: 0 };
  for (let round = 0; round < maxRounds; round++) {
    const problems = await problemsIn(fixed.text);
    const patches = problems.flatMap(({ fix }) => (fix?.kind === 'safe' ? [fix.patch] : []));
    const next = applyFixes(fixed.text, patches);
    if (!next || seen.has(hash('sha256', next.text))) break;
    seen.add(hash('sha256', next.text));
    fixed = { text: next.text, count: fixed.count + next.count };
  }
  return fixed;
}
