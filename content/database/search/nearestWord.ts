import { editDistance } from '#transformer/validate/editDistance.ts';

/** Shorter words have too many neighbors: `iron` and `icon` are both words. */
const minLength = 4;
const longestWithOneSlip = 6;

/** By edit distance, because the trigram index ranks swapped letters badly. The commoner word on a tie. */
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
    if (!best || slips < best.slips || (slips === best.slips && articles > best.articles))
      best = { word, slips, articles };
  }
  return best?.word;
}
