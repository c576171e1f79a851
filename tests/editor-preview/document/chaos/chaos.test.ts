import 'fake-indexeddb/auto';
import { chaos } from './chaos.ts';
import { expectNothingLost } from './expectNothingLost.ts';

test('of what two editors do while tabs, network and server end at random, nothing is lost or done twice', async () => {
  const after = await chaos({ operations: 300, seed: 20_261_123 });
  expectNothingLost(after);
  // Else the test would have tried nothing.
  expect(after.tabsKilled).toBeGreaterThan(2);
  expect(after.serversKilled).toBeGreaterThan(1);
  expect(after.parked.length).toBeGreaterThan(0);
  // On a machine that does much else meanwhile it takes minutes.
}, 600_000);
