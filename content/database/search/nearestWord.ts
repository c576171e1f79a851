import { editDistance } from '#transformer/validate/editDistance.ts';

/** Shorter words have too many neighbours: `iron` and `icon` are both words. */
const minLength = 4;
/** Words up to this length may differ by one slip, longer ones by two. */
const longestWithOneSlip = 6;

/**
 * The most likely intended word: the nearest by typing errors (a letter too many, too few, wrong, or two swapped), the commoner one
 * on a tie. Candidates come from the database's trigram index, which finds similar words but ranks swapped letters badly.
 */
export function nearestWord(
  typed: string,
  candidates: readonly { word: string; articles: number }[],
): string | undefined {
  if (typed.length < minLength) return undefined;
  const allowed = typed.length <= longestWithOneSlip ? 1 : 2;
  let best: { word: string; slips: number; articles: number } | undefined;
  for (const { word, articles } of candidates) {
    // A half-typed word has no typing error yet.
    const slips = word.startsWith(typed) ? 0.5 : editDistance(typed, word, allowed + 1);
    if (slips > allowed) continue;
    if (!best || slips < best.slips || (slips === best.slips && articles > best.articles)) {
      best = { word, slips, articles };
    }
  }
  return best?.word;
}
