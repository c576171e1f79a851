import { getHeapStatistics } from 'node:v8';

/**
 * Loaded into a server, it makes it leak when it gets the signal SIGUSR2: until so many bytes are in use as are in
 * LEAK_UP_TO, and kept there; or, where that is more than there is, all at once and without end.
 */
const goal = Number(process.env.LEAK_UP_TO);
const kept = [];

/** Little at a time: V8 takes a burst for the end of all memory, and then gives more of it than it was told to. */
const piecesAtOnce = 10;

function leak() {
  const most = goal === Number.POSITIVE_INFINITY ? goal : piecesAtOnce;
  for (let piece = 0; piece < most && getHeapStatistics().used_heap_size < goal; piece += 1) {
    // Numbers without a box: many bytes, and little that a heap snapshot has to name.
    kept.push(new Array(20_000).fill(0));
  }
}

process.on('SIGUSR2', () => {
  leak();
  setInterval(leak, 20);
});
