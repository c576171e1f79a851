/** Less than this says nothing: the rest of the process takes as long. In milliseconds of a processor. */
const noticed = 400;
/** Where twice the length takes more than so many times as long, the time does not grow with the length alone. */
const mostTimes = 2.5;
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
  let before = Number.POSITIVE_INFINITY;
  for (let halvings = doublings; halvings >= 0; halvings--) {
    const length = Math.floor(longest / 2 ** halvings);
    const took = await fastest(() => run(length));
    if (took > noticed && took > before * mostTimes) {
      return `${length} took ${Math.round(took)} ms of a processor, and half of it ${Math.round(before)}`;
    }
    before = took;
  }
  return undefined;
}

/** The time of the fastest of three runs, or of the first that nobody would notice. */
async function fastest(run: () => unknown): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && least > noticed; round++) {
    const start = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(start);
    least = Math.min(least, (user + system) / 1_000);
  }
  return least;
}
