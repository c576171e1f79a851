import type { Problem } from '../../transformer/problem.ts';
import { isPatched, patchText } from './editText.ts';

/** The problems of an article's text, however they are found. */
export type FindProblems = (text: string) => readonly Problem[];

export interface FixedText {
  text: string;
  /** How many problems were mended. */
  count: number;
}

/** An article of which more than so much can be mended is wrong in another way. */
const maxFixes = 1_000;

/**
 * Mends what can be mended without anybody seeing a difference, one problem after the other, until nothing is left of
 * that kind. So what comes out has nothing more to mend, and mending it again changes nothing.
 */
export function fixText(text: string, problemsIn: FindProblems): FixedText {
  const seen = new Set([text]);
  let fixed: FixedText = { text, count: 0 };
  while (fixed.count < maxFixes) {
    const next = fixOne(fixed.text, problemsIn(fixed.text), seen);
    if (next === undefined) break;
    seen.add(next);
    fixed = { text: next, count: fixed.count + 1 };
  }
  return fixed;
}

/** A remedy that leads back to an earlier text is none. */
function fixOne(text: string, problems: readonly Problem[], seen: ReadonlySet<string>): string | undefined {
  for (const { fix } of problems) {
    if (fix?.kind !== 'safe') continue;
    const patched = patchText(text, fix.patch);
    if (patched === undefined || seen.has(patched)) continue;
    if (isPatched(JSON.parse(text), JSON.parse(patched), fix.patch)) return patched;
  }
  return undefined;
}
