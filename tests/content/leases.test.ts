import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { Leases } from '#content/database/leases/leases.ts';
import { openBuiltInStore } from '../support/builtInStore.ts';

let store: DatabaseStore;
beforeAll(async () => {
  store = await openBuiltInStore();
});
afterAll(() => store.close());

const minute = 60_000;

describe('a lease', () => {
  it('is held by one until that gives it back, and taken again by its holder', async () => {
    const [one, other] = [new Leases(store.database, 'one'), new Leases(store.database, 'other')];
    expect(await one.take('work', minute)).toBe(true);
    expect(await other.take('work', minute)).toBe(false);
    expect(await one.take('work', minute)).toBe(true);
    expect(await other.take('other work', minute)).toBe(true);
    await other.release('work');
    expect(await other.take('work', minute)).toBe(false);
    await one.release('work');
    expect(await other.take('work', minute)).toBe(true);
  });

  it('of an instance that died ends by itself', async () => {
    const [dead, next] = [new Leases(store.database, 'dead'), new Leases(store.database, 'next')];
    expect(await dead.take('unfinished', 0)).toBe(true);
    expect(await next.take('unfinished', minute)).toBe(true);
    expect(await dead.take('unfinished', minute)).toBe(false);
  });

  it('is the next one’s at the very moment at which it ends', async () => {
    // The time of a transaction stands still.
    await store.database.transaction().execute(async (transaction) => {
      expect(await new Leases(transaction, 'first').take('short', 0)).toBe(true);
      expect(await new Leases(transaction, 'second').take('short', minute)).toBe(true);
    });
  });

  it('is given to one of many that ask at the same time', async () => {
    const asking = Array.from({ length: 10 }, (_, index) =>
      new Leases(store.database, `instance ${index}`).take('rush', minute),
    );
    expect((await Promise.all(asking)).filter(Boolean)).toHaveLength(1);
  });
});
