import 'fake-indexeddb/auto';
import { chaos } from '../editor-preview/app/document/chaos/chaos.ts';
import { expectNothingLost } from '../editor-preview/app/document/chaos/expectNothingLost.ts';
import { killedProcess } from '../editor-preview/app/document/chaos/killedProcess.ts';

const operations = 5_000;
const runs = 5;

test.each(Array.from({ length: runs }, (_, run) => 7_000 + run))(
  'of thousands of operations by two editors nothing is lost or done twice while all ends at random (seed %d)',
  async (seed) => {
    const after = await chaos({ operations: operations / runs, seed });
    expectNothingLost(after);
    expect(after.tabsKilled).toBeGreaterThan(5);
    expect(after.serversKilled).toBeGreaterThan(5);
  },
  600_000,
);

test('of what two editors do while the process of the server is killed as it writes, nothing is lost or done twice', async () => {
  const after = await chaos({ operations: 1_000, seed: 8_000, startServer: killedProcess, rest: 12 });
  expectNothingLost(after);
  expect(after.tabsKilled).toBeGreaterThan(5);
  expect(after.serversKilled).toBeGreaterThan(5);
}, 600_000);
