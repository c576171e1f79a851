import type { DatabaseStore } from '#content/database/databaseStore.ts';
import { DrugStore } from '#features/drug-savings/list/drugStore.ts';
import { openBuiltInStore } from '../../../support/builtInStore.ts';
import { drug, others } from './drugsForTests.ts';

const list = [
  drug('acetaminophen', { brands: ['tylenol'], otherNames: ['paracetamol', 'APAP'] }),
  drug('amlodipine', { brands: ['norvasc'] }),
  drug('amlodipine-and-benazepril', { brands: ['lotrel'] }),
  drug('atorvastatin', { brands: ['lipitor'], otherNames: ['atorvastatin calcium'] }),
  drug('ergocalciferol', { otherNames: ['vitamin D2'] }),
  drug('lovastatin', { brands: ['mevacor'] }),
  drug('metformin', { brands: ['glucophage'] }),
  drug('sulfamethoxazole-and-trimethoprim', { otherNames: ['co-trimoxazole'] }),
  drug('acai', { name: 'Açaí' }),
];

let store: DatabaseStore;
let drugs: DrugStore;
beforeAll(async () => {
  store = await openBuiltInStore(others);
  drugs = new DrugStore(store.database, () => list);
  await drugs.seed();
});
afterAll(() => store.close());

const slugsFor = async (typed: string, most = 10) =>
  (await drugs.find(typed, most)).drugs.map(({ slug }) => slug);

describe('a drug is found', () => {
  test.each([
    ['by its name', 'metformin', ['metformin']],
    ['in capitals', 'METFORMIN', ['metformin']],
    ['by that of a brand, whose address leads to it', 'Lipitor', ['lipitor']],
    ['by another name', 'paracetamol', ['acetaminophen']],
    ['by an abbreviation', 'apap', ['acetaminophen']],
    ['by how it begins, the shorter one first', 'amlo', ['amlodipine', 'amlodipine-and-benazepril']],
    ['by one letter, which begins a word', 'g', ['glucophage']],
    ['by two letters, which begin a word', 'be', ['amlodipine-and-benazepril']],
    ['by three letters, which are part of a word', 'pra', []],
    ['by a part of a word', 'statin', ['lovastatin', 'atorvastatin']],
    ['by its words in another order', 'benazepril amlodipine', ['amlodipine-and-benazepril']],
    ['with other signs between its words', 'Co Trimoxazole', ['sulfamethoxazole-and-trimethoprim']],
    ['by a letter and a number in its name', 'vitamin d2', ['ergocalciferol']],
    ['without its accents', 'acai', ['acai']],
    ['with its accents', 'açaí', ['acai']],
    ['with blanks around', '  tylenol ', ['tylenol']],
  ])('%s: %s', async (_how, typed, slugs) => expect(await slugsFor(typed)).toEqual(slugs));

  test.each([
    ['a letter too few', 'lipitr', 'lipitor'],
    ['a letter too many', 'metforrmin', 'metformin'],
    ['a wrong letter', 'tylenal', 'tylenol'],
    ['two letters swapped in the middle', 'metfromin', 'metformin'],
    ['two letters swapped near the end', 'atorvasttain', 'atorvastatin'],
    ['a slip in a name, and more behind it', 'lipitr 20mg', 'lipitor'],
    ['a slip in one of two words', 'amlodipine benazeprl', 'amlodipine-and-benazepril'],
  ])('with %s: %s', async (_slip, typed, slug) => {
    const found = await drugs.find(typed, 10);
    expect([found.match, found.drugs[0]?.slug]).toEqual(['corrected', slug]);
  });

  test.each([
    ['lipitor 20mg tablets', 'lipitor'],
    ['sugar pills of metformin', 'metformin'],
  ])('by some of the words, where more was typed than its name: %s', async (typed, slug) => {
    const found = await drugs.find(typed, 10);
    expect([found.match, found.drugs[0]?.slug]).toEqual(['some-words', slug]);
  });

  test('by what looks alike, where too much is wrong to be mended', async () => {
    const found = await drugs.find('acetaminofenn', 10);
    expect([found.match, found.drugs[0]?.slug]).toEqual(['similar', 'acetaminophen']);
  });

  test('with the name that was found, and the drug itself', async () => {
    expect((await drugs.find('paracetamol', 1)).drugs).toEqual([
      {
        name: 'Acetaminophen',
        slug: 'acetaminophen',
        found: 'paracetamol',
        drug: { name: 'Acetaminophen', slug: 'acetaminophen' },
      },
    ]);
    expect((await drugs.find('norvasc', 1)).drugs).toEqual([
      {
        name: 'Norvasc',
        slug: 'norvasc',
        found: 'Norvasc',
        drug: { name: 'Amlodipine', slug: 'amlodipine' },
      },
    ]);
  });

  test('once, however many of its names are like what was typed', async () =>
    expect(await slugsFor('atorvastatin')).toEqual(['atorvastatin']));

  test('among as many as are asked for', async () => expect(await slugsFor('a', 2)).toHaveLength(2));
});

describe('nothing is found, and nothing breaks', () => {
  test.each([
    '',
    ' ',
    '\u0000',
    '%',
    '_',
    '%%%',
    '\u202e',
    '\ud800',
    '💊',
    '\\',
    'xqzwvk',
    "'; drop table drug_savings_drugs; --",
    'x'.repeat(10_000),
    'ab '.repeat(5_000),
  ])('for %j', async (typed) => expect(await drugs.find(typed, 10)).toEqual({ drugs: [], match: 'none' }));

  test('where signs of queries stand in a name: they stand for nothing', async () => {
    expect(await slugsFor('met%min')).toEqual(await slugsFor('met min'));
    expect(await slugsFor('metformin%')).toEqual(['metformin']);
  });
});
