import { pino } from 'pino';
import type { DrugName } from '#features/drug-savings/list/drugNames.ts';
import { believedForMs, KnownNames } from '#features/drug-savings/list/knownNames.ts';
import { phrases } from '#rules/testing/examples.ts';

let now = 0;
let slugs: string[] | undefined;
let readings = 0;
let warnings: string[] = [];
let known: KnownNames;
beforeEach(() => {
  now = 1_000_000;
  readings = 0;
  slugs = ['atorvastatin', 'lipitor'];
  warnings = [];
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) });
  const allNames = async () => {
    readings += 1;
    if (!slugs) throw new Error('out of reach');
    return slugs.flatMap((slug) => [
      { slug, name: `${slug} (own)`, kind: 'drug' as const },
      { slug, name: `Pill of ${slug}`, kind: 'other' as const },
      { slug, name: 'Shared-Pill', kind: 'other' as const },
    ]);
  };
  known = new KnownNames({ drugs: { allNames }, log, now: () => now });
});

test('drugs and brands of the list have a page, and others have none', async () => {
  await known.read();
  expect(['atorvastatin', 'lipitor', 'aspirin'].map((slug) => known.has(slug))).toEqual([true, true, false]);
});

test('all are taken for known while nobody could ever read the list', async () => {
  slugs = undefined;
  await known.read();
  expect(known.has('aspirin')).toBe(true);
  expect(warnings).toHaveLength(1);
});

test('what is known is believed for a minute, then read anew beside whoever asks', async () => {
  await known.read();
  slugs = ['aspirin'];
  now += believedForMs;
  expect([known.has('aspirin'), readings]).toEqual([false, 1]);
  now += 1;
  expect(known.has('aspirin')).toBe(false);
  // Whoever asks in the same moment waits for the same reading.
  await known.read();
  expect([known.has('aspirin'), known.has('lipitor'), readings]).toEqual([true, false, 2]);
});

test('what was known stays, where the list cannot be read', async () => {
  await known.read();
  slugs = undefined;
  await known.read();
  expect([known.has('lipitor'), known.has('aspirin')]).toEqual([true, false]);
});

test.each([
  ['its own name', 'Lipitor own', ['lipitor']],
  ['another name, in capitals and with other signs', ' PILL  of-lipitor', ['lipitor']],
  ['a name of several', 'shared pill', ['atorvastatin', 'lipitor']],
  ['its own name between other words', 'how much is lipitor own today', ['lipitor']],
  ['two names in one text', 'lipitor own or atorvastatin own', ['lipitor', 'atorvastatin']],
  ['the last words of a name', 'own', []],
  ['a typing error', 'lipitr own', []],
  ['nothing', ' ', []],
])('a drug or brand is named by %s: %j', async (_, text, expected) => {
  await known.read();
  expect(known.named(text)).toEqual(
    expected.map((slug) => expect.objectContaining({ slug, name: `${slug} (own)` })),
  );
});

describe('a name of several words', () => {
  const names: DrugName[] = [
    ...['Albuterol', 'Metoprolol tartrate', 'Metoprolol succinate', 'Calcium acetate'].map(ofKind('drug')),
    ...['Advair Diskus', 'Advair HFA', 'MS Contin', 'Plan B One-Step', 'Prozac', 'Lipitor'].map(
      ofKind('brand'),
    ),
    ...['ProAir HFA', 'Proventil HFA', 'rescue inhaler', 'PrEP'].map((name) => other('albuterol', name)),
    ...['birth control pill', 'birth control patch', 'birth control ring'].map((name) =>
      other('xulane', name),
    ),
    other('norethindrone', 'birth control pill'),
    ...['water pill', 'fish oil', 'low molecular weight heparin'].map((name) => other('lipitor', name)),
  ];

  function ofKind(kind: DrugName['kind']): (name: string) => DrugName {
    return (name) => ({ kind, name, slug: name.toLowerCase().replaceAll(' ', '-') });
  }

  function other(slug: string, name: string): DrugName {
    return { kind: 'other', slug, name };
  }

  beforeEach(async () => {
    known = new KnownNames({ drugs: { allNames: async () => names }, log: pino({ level: 'silent' }) });
    await known.read();
  });

  test.each([
    ['ProAir', ['albuterol']],
    ['PROAIR®', ['albuterol']],
    ['pro-air', []],
    ['advair', ['advair-diskus', 'advair-hfa']],
    ['Advair HFA', ['advair-hfa']],
    ['metoprolol', ['metoprolol-tartrate', 'metoprolol-succinate']],
    ['birth control', ['xulane', 'norethindrone']],
    ['Birth-Control Ring', ['xulane']],
    ['plan b', ['plan-b-one-step']],
    ['low molecular weight', ['lipitor']],
    ['proair inhaler', ['albuterol']],
    ['price of metoprolol succinate', ['metoprolol-succinate']],
    ['birth control pills compared', ['xulane', 'norethindrone']],
  ])('is named by its first words: %s', (text, slugs) =>
    expect(known.named(text).map(({ slug }) => slug)).toEqual(slugs),
  );

  test.each([
    ['proair', 'ProAir HFA'],
    ['Rescue-Inhaler', 'rescue inhaler'],
    ['ALBUTEROL', 'Albuterol'],
    ['advair', 'Advair Diskus'],
  ])('says which name %s has matched', (text, found) => expect(known.named(text)[0]?.found).toBe(found));

  test('says whether the text has further words', () => {
    expect(known.named('proair')[0]?.isPart).toBeUndefined();
    expect(known.named('proair coupon')[0]?.isPart).toBe(true);
  });

  test('says the first of several names of one drug that matched', () =>
    expect(known.named('birth control').map(({ slug, found }) => [slug, found])).toEqual([
      ['xulane', 'birth control pill'],
      ['norethindrone', 'birth control pill'],
    ]));

  test.each(
    phrases(`
      pro | proa | HFA | control | control pill | birth | water | fish | rescue | low | ms | calcium
      plan | calcium or water | pill for control | meal prep
    `),
  )('is not named by %j', (text) => expect(known.named(text)).toEqual([]));
});
