import { getHeapSpaceStatistics } from 'node:v8';

/**
 * Loaded into a server, it makes it leak when it gets the signal SIGUSR2: until so many bytes of objects stay as are in
 * LEAK_UP_TO, and kept there; or, where that is more than there is, all at once and without end.
 */
const goal = Number(process.env.LEAK_UP_TO);
const kept = [];

function leak() {
  // Numbers without a box: many bytes, and little that a heap snapshot has to name.
  while (bytesThatStay() < goal) kept.push(new Array(20_000).fill(0));
}

function bytesThatStay() {
  return getHeapSpaceStatistics()
    .filter(({ space_name: name }) => !name.startsWith('new_'))
    .reduce((sum, { space_used_size: size }) => sum + size, 0);
}

process.on('SIGUSR2', () => {
  leak();
  setInterval(leak, 100);
});
