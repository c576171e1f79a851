/** A thing that is measured: what it is called in the table, and one round of its work. */
export interface Contender {
  name: string;
  /** What a round begins with. Not measured. */
  prepare?: () => void;
  round: () => unknown;
}

/** What was measured, in milliseconds per round. */
export interface Timing {
  name: string;
  fastest: number;
  median: number;
  /** Nine rounds of ten took no longer. */
  p90: number;
}

/**
 * Times contenders in turn, round by round, so that whatever else the machine does slows all of them alike.
 *
 * @param rounds how many rounds each gets, after a tenth as many to warm up
 */
export function timeInTurn(contenders: readonly Contender[], rounds: number): Timing[] {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = -Math.ceil(rounds / 10); round < rounds; round++) {
    for (const contender of contenders) {
      contender.prepare?.();
      const start = performance.now();
      contender.round();
      if (round >= 0) times.get(contender.name)?.push(performance.now() - start);
    }
  }
  return contenders.map(({ name }) => {
    const sorted = (times.get(name) ?? []).sort((a, b) => a - b);
    return { name, fastest: quantile(sorted, 0), median: quantile(sorted, 0.5), p90: quantile(sorted, 0.9) };
  });
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
