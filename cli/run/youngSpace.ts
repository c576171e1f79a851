import v8 from 'node:v8';

// V8 lets the room for young objects grow with all that ever survived, to 128 MB in a long run, though hardly any object
// of a check outlives its article. How much there may be is read when a thread starts, and the first one is there before
// any of our code: of that one, only the growth can be steered.

/** Megabytes of young objects that a thread has room for: with more of it, checking is hardly quicker. */
export const youngSpaceMegabytes = 16;

/** How many megabytes V8 begins with. */
const initialMegabytes = 2;

let isFull = false;

/** Keeps this thread's room small while files are listed, which all survive. Other threads begin with all of theirs. */
export function holdYoungSpace(): void {
  growBy(1);
  // One of the two halves, between which objects are copied.
  v8.setFlagsFromString(`--min-semi-space-size=${youngSpaceMegabytes / 2}`);
}

/** Lets this thread's room grow in one step to what it may be, and no further. To be called between batches. */
export function fillYoungSpace(): void {
  if (isFull) return;
  const space = v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  isFull = space !== undefined && space.space_size > initialMegabytes * 2 ** 20;
  growBy(isFull ? 1 : youngSpaceMegabytes / initialMegabytes);
}

function growBy(factor: number): void {
  v8.setFlagsFromString(`--semi-space-growth-factor=${factor}`);
}
