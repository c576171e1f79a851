/** Shorter words have too many neighbours: `iron` and `icon` are both words. */
const minLength = 4;
/** Words up to this length may differ by one slip, longer ones by two. */
const longestWithOneSlip = 6;

/**
 * The word that somebody most likely meant: the nearest by slips of the finger (a letter too many, too few, wrong, or
 * two swapped), the commoner one on a tie. Candidates come from the database's trigram index, which finds what is alike
 * but ranks swapped letters badly.
 */
export function nearestWord(
  typed: string,
  candidates: readonly { word: string; articles: number }[],
): string | undefined {
  if (typed.length < minLength) return undefined;
  const allowed = typed.length <= longestWithOneSlip ? 1 : 2;
  let best: { word: string; slips: number; articles: number } | undefined;
  for (const { word, articles } of candidates) {
    // Somebody who has typed half of a word has made no slip yet.
    const slips = word.startsWith(typed) ? 0.5 : slipsBetween(typed, word, allowed);
    if (slips > allowed) continue;
    if (!best || slips < best.slips || (slips === best.slips && articles > best.articles)) {
      best = { word, slips, articles };
    }
  }
  return best?.word;
}

/**
 * Damerau-Levenshtein distance in its restricted form (optimal string alignment). Gives up, with a number above the
 * limit, as soon as the lengths alone exceed it.
 */
export function slipsBetween(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substituted = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let cost = Math.min(substituted, at(last, j) + 1, at(row, j - 1) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, at(beforeLast, j - 2) + 1);
      }
      row.push(cost);
    }
    beforeLast = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
