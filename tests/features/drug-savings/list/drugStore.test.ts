import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { DrugStore } from '#features/drug-savings/list/drugStore.ts';
import { readSeedFolder } from '#features/drug-savings/list/seedFolder.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { openBuiltInStore } from '../../../support/builtInStore.ts';
import { databaseUnless } from '../../../support/databaseAway.ts';
import { drug, ndcOf, others } from './drugsForTests.ts';

let store: DatabaseStore;
beforeAll(async () => {
  store = await openBuiltInStore(others);
});
afterAll(() => store.close());
beforeEach(async () => {
  const db = store.database.withTables<Record<'drug_savings_list', { id: number }>>();
  await new DrugStore(store.database, () => []).replace([], 'a test');
  await db.deleteFrom('drug_savings_list').execute();
});

const list = [
  drug('atorvastatin', { brands: ['lipitor'], otherNames: ['atorvastatin calcium'], msrp: 0.25 }),
  drug('zolpidem', { brands: ['ambien'], schedule: 'IV' }),
  drug('5-fluorouracil', { name: '5-Fluorouracil' }),
];
const drugsWith = (seed: readonly Drug[]) => new DrugStore(store.database, () => seed);
const notAsked = (): readonly Drug[] => {
  throw new Error('the list that comes along was asked for');
};

describe('the list of drugs', () => {
  test('is the one that comes along, where there is none', async () => {
    const drugs = drugsWith(list);
    await drugs.seed();
    expect(await drugs.all()).toEqual(list);
    expect((await drugs.slugs()).slugs).toEqual(['5-fluorouracil', 'atorvastatin', 'zolpidem']);
  });

  test('begins once: what was set stays, an empty list too', async () => {
    await drugsWith(list).seed();
    await drugsWith(list).replace([], 'owner');
    const next = new DrugStore(store.database, notAsked);
    await next.seed();
    expect(await next.all()).toEqual([]);
  });

  test('begins with all of it or with nothing: what breaks off leaves nothing behind', async () => {
    const [first] = list;
    await expect(drugsWith(first ? [...list, first] : []).seed()).rejects.toThrow('duplicate key');
    expect(await drugsWith([]).all()).toBeUndefined();
  });

  test('is set whole, or stays as it was', async () => {
    const drugs = drugsWith(list);
    await drugs.seed();
    const other = drug('metformin');
    await expect(drugs.replace([other, other], 'owner')).rejects.toThrow('duplicate key');
    expect(await drugs.all()).toEqual(list);
    await drugs.replace([other], 'owner');
    expect(await drugs.all()).toEqual([other]);
    expect(await drugs.bySlug('atorvastatin')).toBeUndefined();
    expect(await drugs.byFormulation('lipitor-1')).toBeUndefined();
    expect((await drugs.find('lipitor', 10)).drugs).toEqual([]);
  });

  test('begins where the database could not be reached at first', async () => {
    let isDown = true;
    const drugs = new DrugStore(
      databaseUnless(() => isDown, store.database),
      () => list,
    );
    await expect(drugs.seed()).rejects.toThrow('out of reach');
    isDown = false;
    expect((await drugs.bySlug('zolpidem'))?.drug.schedule).toBe('IV');
  });

  test('that comes along with the site is one', async () => {
    const own = readSeedFolder('fixtures/drugs');
    const drugs = drugsWith(own);
    await drugs.seed();
    expect((await drugs.slugs()).slugs).toHaveLength(own.length);
    expect((await drugs.bySlug('lipitor'))?.drug.slug).toBe('atorvastatin');
  });
});

describe('a drug is read', () => {
  let drugs: DrugStore;
  beforeEach(async () => {
    await drugsWith(list).seed();
    drugs = drugsWith([]);
  });

  test('by its slug, or by that of a brand, which is told', async () => {
    expect(await drugs.bySlug('atorvastatin')).toEqual({ drug: list[0], brand: undefined });
    expect(await drugs.bySlug('lipitor')).toEqual({ drug: list[0], brand: 'lipitor' });
    expect(await drugs.bySlug('nothing')).toBeUndefined();
  });

  test('by a formulation, with who makes it, in which form and dosage', async () => {
    expect(await drugs.byFormulation('lipitor-1')).toMatchObject({
      drug: { slug: 'atorvastatin' },
      manufacturer: { name: 'Lipitor', drugType: 'brand' },
      option: { form: 'tablet' },
      dosage: { dosage: '20mg tablet', ndc: ndcOf('lipitor') },
      quantity: { value: 30 },
    });
    expect(await drugs.byFormulation('nothing')).toBeUndefined();
  });

  test('by its code, for a list price that somebody has told, or nobody has', async () => {
    expect(await drugs.listPriceOf(ndcOf('atorvastatin'))).toBe(0.25);
    expect(await drugs.listPriceOf(ndcOf('lipitor'))).toBeNull();
    expect(await drugs.listPriceOf('99999-0000-00')).toBeUndefined();
  });

  test('by its first letter, as brands are, and those without one apart', async () => {
    expect(await drugs.byLetter('a')).toEqual([
      { name: 'Ambien', slug: 'ambien' },
      { name: 'Atorvastatin', slug: 'atorvastatin' },
    ]);
    expect(await drugs.byLetter('L')).toEqual([{ name: 'Lipitor', slug: 'lipitor' }]);
    expect(await drugs.byLetter('#')).toEqual([{ name: '5-Fluorouracil', slug: '5-fluorouracil' }]);
    expect(await drugs.byLetter('q')).toEqual([]);
  });

  test.each(['', '\u0000', '%', '_', '\u202e', "' or 1=1 --", 'x'.repeat(10_000), '\ud800', '__proto__'])(
    'by nothing that is no key: %j',
    async (key) => {
      expect(await drugs.bySlug(key)).toBeUndefined();
      expect(await drugs.byFormulation(key)).toBeUndefined();
      expect(await drugs.listPriceOf(key)).toBeUndefined();
    },
  );

  test('and not where what is stored is no drug any more', async () => {
    const db = store.database.withTables<Record<'drug_savings_drugs', { slug: string; entities: string }>>();
    const entities = JSON.stringify({ manufacturers: [] });
    await db.updateTable('drug_savings_drugs').set({ entities }).where('slug', '=', 'zolpidem').execute();
    await expect(drugs.bySlug('ambien')).rejects.toThrow('schemas/drugs.json');
  });
});
