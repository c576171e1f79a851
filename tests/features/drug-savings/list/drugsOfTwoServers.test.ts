import { DatabaseStore } from '#content/database/databaseStore.ts';
import { DrugStore } from '#features/drug-savings/list/drugStore.ts';
import { readSeedFolder } from '#features/drug-savings/list/seedFolder.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { type PostgresServer, startPostgres } from '../../../content/postgres.ts';
import { quietLog } from '../../../content/quietLog.ts';
import { drug, others } from './drugsForTests.ts';

let postgres: PostgresServer;
const stores: DatabaseStore[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('drugs');
  for (let count = 0; count < 2; count++)
    stores.push(await DatabaseStore.open({ databaseUrl }, quietLog(), { others }));
});
afterAll(async () => {
  for (const store of stores) await store.close();
  await postgres.stop();
});

const lists = (seed: readonly Drug[]): DrugStore[] =>
  stores.map((store) => new DrugStore(store.database, () => seed));

describe('two servers that share a PostgreSQL database', () => {
  test('begin with one list when they start at once, and both have it', async () => {
    const seed = readSeedFolder('fixtures/drugs');
    const [one, other] = lists(seed);
    await Promise.all([one?.seed(), other?.seed()]);
    expect((await one?.slugs())?.slugs).toHaveLength(seed.length);
    expect(await other?.all()).toEqual(await one?.all());
    expect((await other?.find('lipitr', 10))?.drugs[0]?.slug).toBe('lipitor');
  });

  test('set lists one after the other: the last one stands, whole', async () => {
    const [one, other] = lists([]);
    const first = [drug('atorvastatin', { brands: ['lipitor'] }), drug('metformin')];
    const second = [drug('atorvastatin'), drug('glipizide')];
    await Promise.all([one?.replace(first, 'one'), other?.replace(second, 'other')]);
    const kept = await one?.all();
    expect([first, second]).toContainEqual(kept);
    expect(await other?.all()).toEqual(kept);
  });

  test('have no moment without a list while another is set', async () => {
    const [one, other] = lists([]);
    const list = Array.from({ length: 300 }, (_, index) => drug(`drug-${index}`));
    await one?.replace(list, 'one');
    let isDone = false;
    const setting = one?.replace(list, 'one').finally(() => {
      isDone = true;
    });
    const counts = new Set<number | undefined>();
    while (!isDone) counts.add((await other?.slugs())?.slugs.length);
    await setting;
    expect(counts).toEqual(new Set([300]));
  });
});
