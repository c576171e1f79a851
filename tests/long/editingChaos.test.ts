import 'fake-indexeddb/auto';
import { chaos } from '../editor-preview/document/chaos/chaos.ts';
import { expectNothingLost } from '../editor-preview/document/chaos/expectNothingLost.ts';

const operations = 5_000;
const runs = 5;

test.each(Array.from({ length: runs }, (_, run) => 7_000 + run))(
  'of thousands of operations by two editors nothing is lost or done twice while all ends at random (seed %d)',
  async (seed) => {
    const after = await chaos(operations / runs, seed);
    expectNothingLost(after);
    expect(after.tabsKilled).toBeGreaterThan(5);
    expect(after.serversKilled).toBeGreaterThan(5);
  },
  600_000,
);
