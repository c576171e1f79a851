import { checkDrugs } from '#features/drug-savings/list/checkDrugs.ts';
import { readSeedFolder } from '#features/drug-savings/list/seedFolder.ts';
import type { Drug } from '#schemas/generated/types.ts';
import { drug } from './drugsForTests.ts';

const faultsOf = (written: unknown) =>
  checkDrugs(written).faults.map(({ pointer, other }) => [pointer, ...(other === undefined ? [] : [other])]);

function withMaker(one: Drug, change: Partial<Drug['manufacturers'][number]>): Drug {
  const [first, ...more] = one.manufacturers;
  return first ? { ...one, manufacturers: [{ ...first, ...change }, ...more] } : one;
}

const lipitor = drug('atorvastatin', { brands: ['lipitor'] });
const [generic] = lipitor.manufacturers;
const [form] = generic?.options ?? [];
const [dosage] = form?.dossages ?? [];

describe('a list of drugs is taken', () => {
  test('where it is as it should be, with what stands in it', () => {
    const drugs = [lipitor, drug('metformin')];
    expect(checkDrugs({ drugs })).toEqual({ drugs, faults: [] });
    expect(checkDrugs({ $schema: 'https://pagewell.example/schemas/drugs.json', drugs }).faults).toEqual([]);
  });

  test('where it is empty', () => expect(checkDrugs({ drugs: [] })).toEqual({ drugs: [], faults: [] }));

  test('where it is the one that comes along', () =>
    expect(checkDrugs({ drugs: readSeedFolder('fixtures/drugs') }).faults).toEqual([]));

  test('of 10,000 drugs, and of not one more', () => {
    const drugs = Array.from({ length: 10_001 }, (_, index) => index);
    expect(checkDrugs({ drugs }).faults).toEqual([
      { pointer: '/drugs', message: expect.stringContaining('10001') },
    ]);
    expect(checkDrugs({ drugs: drugs.slice(1) }).faults[0]?.pointer).toBe('/drugs/0');
  });
});

describe('what the schema says is told at its place, with what would be right', () => {
  test.each([
    ['no object', [], [['']]],
    ['nothing', null, [['']]],
    ['a text', 'drugs', [['']]],
    ['no list', {}, [['/drugs']]],
    ['another kind of list', { drugs: 'all' }, [['/drugs']]],
    ['a field that nobody knows', { drugs: [], more: 1 }, [['/more']]],
    ['entries that are no drugs', { drugs: [lipitor, 'x', null] }, [['/drugs/1'], ['/drugs/2']]],
    [
      'a slug that is none',
      { drugs: [drug('metformin'), drug('Big One')] },
      [
        ['/drugs/1/slug'],
        ['/drugs/1/manufacturers/0/id'],
        ['/drugs/1/manufacturers/0/drugSlug'],
        ['/drugs/1/manufacturers/0/options/0/dossages/0/formulationId'],
      ],
    ],
    ['a schedule that is none', { drugs: [{ ...lipitor, schedule: 'I' }] }, [['/drugs/0/schedule']]],
    ['a key that reaches a prototype', JSON.parse('{"drugs":[],"__proto__":{}}'), [['/__proto__']]],
  ])('%s', (_what, written, pointers) => expect(faultsOf(written)).toEqual(pointers));

  test('in words', () => {
    const { faults } = checkDrugs({ drugs: [{ ...lipitor, naem: 'Lipitor' }] });
    expect(faults).toEqual([
      { pointer: '/drugs/0/naem', message: '"Drug" has no field "naem". Did you mean "name"?' },
    ]);
  });

  test('up to 200 faults, however many there are', () =>
    expect(faultsOf({ drugs: Array.from({ length: 9_000 }, () => ({})) }).length).toBeLessThanOrEqual(200));
});

describe('what no schema can say is told with the place of the other one', () => {
  test.each([
    [
      'a slug that leads to two drugs',
      [drug('metformin'), withMaker({ ...drug('glipizide'), slug: 'metformin' }, { drugSlug: 'metformin' })],
      ['/drugs/1/slug', '/drugs/0/slug'],
    ],
    [
      'a brand with the slug of a drug',
      [drug('metformin'), withMaker(drug('glipizide'), { drugType: 'brand', drugSlug: 'metformin' })],
      ['/drugs/1/manufacturers/0/drugSlug', '/drugs/0/slug'],
    ],
    [
      'an id that two manufacturers have',
      [drug('metformin'), withMaker(drug('glipizide'), { id: 'metformin' })],
      ['/drugs/1/manufacturers/0/id', '/drugs/0/manufacturers/0/id'],
    ],
    [
      'a form that a manufacturer has twice',
      [
        withMaker(lipitor, {
          options: form
            ? [form, { ...form, dossages: drug('other').manufacturers[0]?.options[0]?.dossages ?? [] }]
            : [],
        }),
      ],
      ['/drugs/0/manufacturers/0/options/1/form', '/drugs/0/manufacturers/0/options/0/form'],
    ],
    [
      'a formulation that stands twice',
      [
        withMaker(lipitor, {
          options:
            form && dosage
              ? [{ ...form, dossages: [dosage, { ...dosage, dosage: '40mg tablet', ndc: '99999-0000-00' }] }]
              : [],
        }),
      ],
      [
        '/drugs/0/manufacturers/0/options/0/dossages/1/formulationId',
        '/drugs/0/manufacturers/0/options/0/dossages/0/formulationId',
      ],
    ],
    [
      'a code that stands twice',
      [
        withMaker(lipitor, {
          options:
            form && dosage
              ? [
                  {
                    ...form,
                    dossages: [dosage, { ...dosage, dosage: '40mg tablet', formulationId: 'other' }],
                  },
                ]
              : [],
        }),
      ],
      [
        '/drugs/0/manufacturers/0/options/0/dossages/1/ndc',
        '/drugs/0/manufacturers/0/options/0/dossages/0/ndc',
      ],
    ],
    [
      'dosages of a form that begin with the same word',
      [
        withMaker(lipitor, {
          options:
            form && dosage
              ? [
                  {
                    ...form,
                    dossages: [
                      dosage,
                      { ...dosage, dosage: '20mg chewable', formulationId: 'other', ndc: '99999-0000-00' },
                    ],
                  },
                ]
              : [],
        }),
      ],
      [
        '/drugs/0/manufacturers/0/options/0/dossages/1/dosage',
        '/drugs/0/manufacturers/0/options/0/dossages/0/dosage',
      ],
    ],
  ])('%s', (_what, drugs, places) => expect(faultsOf({ drugs })).toEqual([places]));

  test('a generic whose slug is not that of its drug', () => {
    const { faults } = checkDrugs({ drugs: [withMaker(lipitor, { drugSlug: 'atorva' })] });
    expect(faults).toEqual([
      {
        pointer: '/drugs/0/manufacturers/0/drugSlug',
        message: expect.stringContaining('write "atorvastatin" instead of "atorva"'),
      },
    ]);
  });
});
