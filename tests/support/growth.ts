/** Less than this says nothing: the rest of the process takes as long. In milliseconds of a processor. */
const noticed = 400;
/**
 * Where four times the length takes more than so many times as long, the time does not grow with the length alone: it
 * would be 4, and 16 with its square. Twice the length says too little: what a machine does beside it once made 2.6 of 2.
 */
const mostTimes = 8;
/** How often what looks slow is run before it is said so: the fastest run has the least of what is not its own. */
const runs = 5;
/** How often a length is doubled. What is quadratic takes a thousand times as long at the end. */
const doublings = 5;

/**
 * Whether the time that something takes grows faster than what it is given: doubles the length, and stops as soon as it
 * is slow. Counts time of a processor, so that it does not matter what else the machine does, and compares it with
 * itself, so that it does not matter how fast the machine is.
 *
 * @param run does its work on something of a length
 * @param longest the last length that is tried
 * @returns what took too long; undefined where nothing did
 */
export async function slowGrowth(
  run: (length: number) => unknown,
  longest: number,
): Promise<string | undefined> {
  const took: number[] = [];
  for (let halvings = doublings; halvings >= 0; halvings--) {
    const length = Math.floor(longest / 2 ** halvings);
    const ofQuarter = took.at(-2) ?? Number.POSITIVE_INFINITY;
    const enough = Math.max(noticed, ofQuarter * mostTimes);
    const least = await fastest(() => run(length), enough);
    if (least > enough) {
      return `${length} took ${Math.round(least)} ms of a processor, and a quarter of it ${Math.round(ofQuarter)}`;
    }
    took.push(least);
  }
  return undefined;
}

/** The time of the fastest run, or of the first that took no longer than is enough. */
async function fastest(run: () => unknown, enough: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < runs; round++) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
    if (least <= enough) break;
  }
  return least;
}
