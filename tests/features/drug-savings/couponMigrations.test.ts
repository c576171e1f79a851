import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseStore } from '#content/database/databaseStore.ts';
import { IssuedCoupons } from '#features/drug-savings/coupons/issuedCoupons.ts';
import { migrations } from '#features/drug-savings/migrations.ts';
import { type PostgresServer, startPostgres } from '../../content/postgres.ts';
import { quietLog } from '../../content/quietLog.ts';
import { putEmptyDatabase } from '../../support/emptyDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'pagewell-coupons-'));
let postgres: PostgresServer;
beforeAll(async () => {
  putEmptyDatabase(folder);
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ofFirstRelease = Object.fromEntries(
  Object.entries(migrations).filter(([step]) => step.startsWith('2026-11-26')),
);
const coupon = (id: string, quantity: number) => ({
  codes: { id, bin: '000000', pcn: 'SAMPLE', grp: 'SAMPLE', uid: 'ZZ1' },
  formulationId: '100001',
  quantity,
  price: undefined,
});

test.each([
  ['PostgreSQL', async () => ({ databaseUrl: await postgres.createDatabase('coupons') })],
  ['the built-in database', async () => ({ folder })],
] as const)(
  'in %s a store of whole quantities keeps its coupons and takes 2.5 units',
  async (_, placeOf) => {
    const place = await placeOf();
    const open = async (steps: typeof migrations) => {
      const store = await DatabaseStore.open(place, quietLog(), {
        others: [{ name: 'drug-savings', migrations: steps }],
      });
      return { store, issued: new IssuedCoupons(store.database) };
    };
    const before = await open(ofFirstRelease);
    await before.issued.keep(coupon('whole', 30));
    await expect(before.issued.keep(coupon('too-early', 2.5))).rejects.toThrow();
    await before.store.close();

    const { store, issued } = await open(migrations);
    await issued.keep(coupon('bottle', 2.5));
    expect([await issued.find('whole'), await issued.find('bottle')]).toEqual([
      coupon('whole', 30),
      coupon('bottle', 2.5),
    ]);
    await store.close();
  },
  60_000,
);
