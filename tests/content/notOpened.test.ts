import { whyNotOpened } from '#content/database/opening/storeFolder.ts';

test.each([
  [0, 'its disk has 0 MB left. Free 32 MB or more and start again. Leave'],
  [31_999_999, 'its disk has 31 MB left.'],
  [32_000_000, 'its files are damaged, or of another version.'],
  [50_000_000_000, 'its files are damaged, or of another version.'],
])('a database that does not start with %i free bytes says: %s', (freeBytes, reason) => {
  expect(whyNotOpened('/data/store/database', freeBytes)).toContain(reason);
});
