import { hash } from 'node:crypto';
import type { Problem } from '#transformer/problem.ts';
import { applyFixes } from './applyFixes.ts';

/** The problems of an article's text, however they are found. */
export type FindProblems = (text: string) => readonly Problem[] | Promise<readonly Problem[]>;

export interface FixedText {
  text: string;
  /** How many problems were mended. */
  count: number;
}

/** What is not mended after so many rounds is wrong in another way. */
const maxRounds = 100;

/**
 * Mends what can be mended without anybody seeing a difference: in each round all problems that do not touch each other,
 * until nothing is left of that kind. So what comes out has nothing more to mend, and mending it again changes nothing.
 */
export async function fixText(text: string, problemsIn: FindProblems): Promise<FixedText> {
  // A remedy that leads back to an earlier text is none.
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
