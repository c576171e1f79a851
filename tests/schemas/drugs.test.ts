import { quantityLimits } from '#features/drug-savings/partner/priceQuestion.ts';
import blockSchema from '#schemas/blocks/drug-savings.json' with { type: 'json' };
import listSchema from '#schemas/drugs.json' with { type: 'json' };
import type { Drug, DrugDosage, DrugList, DrugManufacturer, DrugQuantity } from '#schemas/generated/types.ts';
import { validateDrugs } from '#schemas/generated/validators.js';

const quantity: DrugQuantity = { display: '30 tablets', value: 30 };
const dosage: DrugDosage = {
  dosage: '20mg tablet',
  formulationId: '100001',
  ndc: '99999-0001-01',
  msrp: 0.32,
  commonQuantities: [quantity],
};
const manufacturer: DrugManufacturer = {
  id: '1001',
  name: 'Lipitor',
  drugType: 'brand',
  drugSlug: 'lipitor',
  options: [{ form: 'tablet', dossages: [dosage] }],
};
const drug: Drug = { slug: 'atorvastatin', name: 'Atorvastatin', manufacturers: [manufacturer] };

const listOf = (changed: object): object => ({ drugs: [{ ...drug, ...changed }] });
const withManufacturer = (changed: object): object =>
  listOf({ manufacturers: [{ ...manufacturer, ...changed }] });
const withDosage = (changed: object): object =>
  withManufacturer({ options: [{ form: 'tablet', dossages: [{ ...dosage, ...changed }] }] });
const withQuantity = (changed: object): object =>
  withDosage({ commonQuantities: [{ ...quantity, ...changed }] });

function faults(list: unknown): string[] {
  validateDrugs(list);
  return (validateDrugs.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
}

const toDosage = '/drugs/0/manufacturers/0/options/0/dossages/0';

describe('a list of drugs may have', () => {
  test.each<[string, object]>([
    ['no drug yet', { drugs: [] } satisfies DrugList],
    ['other names, and a schedule', listOf({ otherNames: ['atorvastatin calcium'], schedule: 'IV' })],
    ['names of combinations and in other letters', listOf({ name: 'Amlodipine (5 %), Ωmega & béta-3/4' })],
    ['NDCs of any labeler, as they are printed', withDosage({ ndc: '0071-0155-23' })],
    ['NDCs with a short product', withDosage({ ndc: '50111-787-10' })],
    ['NDCs with a short package', withDosage({ ndc: '12345-6789-1' })],
    ['dosages without a list price', withDosage({ msrp: undefined })],
    ['parts of a unit', withQuantity({ display: '1 bottle (2.5 ml)', value: 2.5 })],
  ])('%s', (_what, list) => expect(faults(JSON.parse(JSON.stringify(list)))).toEqual([]));
});

describe('a list of drugs is refused, with the place', () => {
  test.each<[string, unknown, string]>([
    ['that is none', null, ' type'],
    ['with a field of which nobody knows', { drugs: [], brands: [] }, ' additionalProperties'],
    ['of more drugs than there are', { drugs: Array(10_001).fill(drug) }, '/drugs maxItems'],
    ['with a slug of capitals', listOf({ slug: 'Lipitor' }), '/drugs/0/slug pattern'],
    ['with a slug that is a path', listOf({ slug: '../x' }), '/drugs/0/slug pattern'],
    ['with a slug of two hyphens', listOf({ slug: 'a--b' }), '/drugs/0/slug pattern'],
    ['with a name of 10,000 letters', listOf({ name: 'a'.repeat(10_000) }), '/drugs/0/name maxLength'],
    ['with a name of markup', listOf({ name: '<b>Atorvastatin</b>' }), '/drugs/0/name pattern'],
    ['with a name on two lines', listOf({ name: 'Ator\nvastatin' }), '/drugs/0/name pattern'],
    [
      'with a name that turns the text round',
      listOf({ name: 'Ator\u202evastatin' }),
      '/drugs/0/name pattern',
    ],
    ['with a name of blanks', listOf({ name: '   ' }), '/drugs/0/name pattern'],
    [
      'with many other names',
      listOf({ otherNames: Array(31).fill('statin') }),
      '/drugs/0/otherNames maxItems',
    ],
    ['with a schedule for what nobody may sell', listOf({ schedule: 'I' }), '/drugs/0/schedule enum'],
    ['with a drug that nobody makes', listOf({ manufacturers: [] }), '/drugs/0/manufacturers minItems'],
    [
      'with another kind of manufacturer',
      withManufacturer({ drugType: 'house' }),
      '/drugs/0/manufacturers/0/drugType enum',
    ],
    [
      'with a form without dosages',
      withManufacturer({ options: [{ form: 'tablet', dossages: [] }] }),
      '/drugs/0/manufacturers/0/options/0/dossages minItems',
    ],
    [
      'with dosages as others spell them',
      withManufacturer({ options: [{ form: 'tablet', dosages: [dosage] }] }),
      '/drugs/0/manufacturers/0/options/0 additionalProperties',
    ],
    [
      'with a formulation that is markup',
      withDosage({ formulationId: '<b>' }),
      `${toDosage}/formulationId pattern`,
    ],
    ['with an NDC of letters', withDosage({ ndc: '99999-000a-01' }), `${toDosage}/ndc pattern`],
    ['with an NDC of eleven digits in a row', withDosage({ ndc: '99999000101' }), `${toDosage}/ndc pattern`],
    ['with a negative list price', withDosage({ msrp: -1 }), `${toDosage}/msrp minimum`],
    ['with a list price of nothing', withDosage({ msrp: 0 }), `${toDosage}/msrp minimum`],
    ['with a list price beyond all', withDosage({ msrp: 1e12 }), `${toDosage}/msrp maximum`],
    ['with a list price in words', withDosage({ msrp: '$3' }), `${toDosage}/msrp type`],
    ['without quantities', withDosage({ commonQuantities: [] }), `${toDosage}/commonQuantities minItems`],
    [
      'with a quantity of nothing',
      withQuantity({ value: 0 }),
      `${toDosage}/commonQuantities/0/value minimum`,
    ],
    [
      'with a negative quantity',
      withQuantity({ value: -30 }),
      `${toDosage}/commonQuantities/0/value minimum`,
    ],
    [
      'with a quantity beyond all',
      withQuantity({ value: 1e9 }),
      `${toDosage}/commonQuantities/0/value maximum`,
    ],
    [
      'with a quantity without words',
      withQuantity({ display: '' }),
      `${toDosage}/commonQuantities/0/display minLength`,
    ],
  ])('%s', (_what, list, fault) => expect(faults(list)).toContain(fault));

  test('where a dosage lacks what prices are asked by', () => {
    const { formulationId: _formulation, ndc: _ndc, ...lacking } = dosage;
    const list = withManufacturer({ options: [{ form: 'tablet', dossages: [lacking] }] });
    expect(faults(list)).toEqual([`${toDosage} required`, `${toDosage} required`]);
  });
});

test.each([
  ['the list', listSchema.$defs.quantity],
  ['a block', blockSchema.$defs.quantity],
])('prices can be requested for each quantity that %s may offer', (_where, { properties: { value } }) =>
  expect({ least: value.minimum, most: value.maximum }).toEqual(quantityLimits),
);
