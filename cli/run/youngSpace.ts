import v8 from 'node:v8';

/** Megabytes of young objects that a thread has room for: with more of it, checking is hardly quicker. */
export const youngSpaceMegabytes = 16;

/** It grows by doubling, so that what has more than half of the room has all of it. */
const lastDoubling = (youngSpaceMegabytes / 2) * 2 ** 20;

let isBounded = false;

/** Gives threads that are started from now on all of their room at once: see {@link boundYoungSpace}. */
export function widenYoungSpaces(): void {
  // One of the two halves, between which objects are copied.
  v8.setFlagsFromString(`--min-semi-space-size=${youngSpaceMegabytes / 2}`);
}

/**
 * Lets the room for young objects grow no further, as soon as this thread has as much as others, which are told at their
 * start. Theirs grow no further either. V8 would go on doubling it, to eight times as much in a long run, though hardly any object outlives its article.
 */
export function boundYoungSpace(): void {
  if (isBounded) return;
  const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  if (!space || space.space_size <= lastDoubling) return;
  // The limit itself is read when a thread starts, and the first one is there before any of our code.
  v8.setFlagsFromString('--semi-space-growth-factor=1');
  isBounded = true;
}
