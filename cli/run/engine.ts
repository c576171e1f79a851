import v8 from 'node:v8';

// What a run of seconds wants of V8. Nothing is set while a thread loads what it needs: with any setting other than the
// usual one, V8 refuses the compiled code that Node.js brings of its own modules, which then takes as long as a hundred
// articles, in each thread.

/** Megabytes of young objects that a thread has room for: with more of it, checking is hardly quicker. */
export const youngSpaceMegabytes = 16;

/** By how much V8 lets the room for young objects grow at a time. */
const usualGrowth = 2;

let isTuned = false;
let isFull = false;

/**
 * Does something that loads nothing, and keeps this thread's room for young objects small meanwhile: for what makes many
 * objects that all survive.
 */
export function inSmallYoungSpace<Result>(work: () => Result): Result {
  if (isTuned) return work();
  letYoungSpaceGrow(1);
  try {
    return work();
  } finally {
    letYoungSpaceGrow(usualGrowth);
  }
}

/**
 * Tunes V8 to a long run, and lets this thread's room for young objects grow in one step to what it may be, and no
 * further: else it would grow to 128 MB with all that ever survived, though hardly any object of a check outlives its
 * article. Other threads have theirs from the beginning. To be called between batches.
 */
export function tuneEngine(): void {
  if (!isTuned) setFlags();
  isTuned = true;
  if (isFull) return;
  const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const growth = Math.floor(
    (youngSpaceMegabytes * 2 ** 20) / (space?.space_size ?? Number.POSITIVE_INFINITY),
  );
  isFull = growth <= 1;
  letYoungSpaceGrow(Math.max(growth, 1));
}

function letYoungSpaceGrow(factor: number): void {
  v8.setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}

function setFlags(): void {
  // One of the two halves, between which objects are copied.
  v8.setFlagsFromString(`--min-semi-space-size=${youngSpaceMegabytes / 2}`);
  // Every processor has articles to check: help that has to be waited for takes longer than it saves.
  v8.setFlagsFromString('--no-parallel-scavenge');
  // The second optimising compiler costs more than it gains, once for each thread: it may compile what each article calls
  // dozens of times, and leaves the rest to the first. The validators it leaves alone: they are large, and what the first
  // makes of them is as good. Other versions of V8 may not know the flags.
  if (process.versions.v8.startsWith('13.')) {
    v8.setFlagsFromString('--invocation-count-for-turbofan=50000');
    v8.setFlagsFromString('--turbo-filter=-validate*');
  }
}
