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
  /** The median of each turn's first round, when the processor's caches hold what the others left there. */
  medianOfFirst: number;
}

/** Rounds of one contender before it is the next one's turn. */
export const roundsInTurn = 10;

/**
 * Times contenders in turn, so that whatever else the machine does slows all of them alike.
 *
 * @param turns how many turns of {@link roundsInTurn} each gets, after a tenth as many to warm up
 */
export function timeInTurn(contenders: readonly Contender[], turns: number): Timing[] {
  const times = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let turn = -Math.ceil(turns / 10); turn < turns; turn++) {
    for (const contender of contenders) {
      for (let round = 0; round < roundsInTurn; round++) {
        contender.prepare?.();
        const start = performance.now();
        contender.round();
        if (turn >= 0) times.get(contender.name)?.push(performance.now() - start);
      }
    }
  }
  return contenders.map(({ name }) => {
    const all = times.get(name) ?? [];
    const first = sorted(all.filter((_, index) => index % roundsInTurn === 0));
    const every = sorted(all);
    return {
      name,
      fastest: quantile(every, 0),
      median: quantile(every, 0.5),
      p90: quantile(every, 0.9),
      medianOfFirst: quantile(first, 0.5),
    };
  });
}

function sorted(times: readonly number[]): number[] {
  return [...times].sort((a, b) => a - b);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
