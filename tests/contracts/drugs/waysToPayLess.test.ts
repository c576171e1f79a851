import { availableChoice, type DosageChoice } from '#contracts/drugs/choice.ts';
import type { Manufacturer } from '#contracts/drugs/drug.ts';
import { mayBuyMore, otherWays, waysToPayLess } from '#contracts/drugs/waysToPayLess.ts';

const maker = (
  name: string,
  drugType: string,
  formulationId: string,
  dosage = '20mg tablet',
  unit = 'tablets',
): Manufacturer => ({
  id: name,
  name,
  drugType,
  drugSlug: name.toLowerCase(),
  options: [
    {
      form: 'tablet',
      dossages: [
        {
          dosage,
          formulationId,
          commonQuantities: [
            { display: `30 ${unit}`, value: 30 },
            { display: `60 ${unit}`, value: 60 },
            { display: `90 ${unit}`, value: 90 },
            { display: `180 ${unit}`, value: 180 },
          ],
        },
      ],
    },
  ],
});
const generic = maker('Atorvastatin', 'generic', '1');
const brand = maker('Lipitor', 'brand', '2');
const both = [generic, brand];
const longTerm = (manufacturers: readonly Manufacturer[]) => ({ manufacturers, mayBuyMore: true });

function chosen(manufacturer: string, quantityDisplay = '30 tablets', all: readonly Manufacturer[] = both) {
  const choice = availableChoice(all, { manufacturer, quantityDisplay });
  if (!choice) throw new Error('There is nothing to choose');
  return choice;
}
const key = ({ dosage, quantity }: DosageChoice) => `${dosage.formulationId} ${quantity.value}`;
const ways = (choice: DosageChoice, prices: Record<string, number>) =>
  waysToPayLess(choice, longTerm(both), (each) => prices[key(each)]).map(({ kind, amount, saved }) => [
    kind,
    amount,
    saved,
  ]);

describe('other ways to buy the same medicine', () => {
  const found = (choice: DosageChoice, manufacturers = both) =>
    otherWays(choice, longTerm(manufacturers)).map((way) => [way.kind, key(way.choice)]);

  test('are its generic in the same strength and quantity, and 90 instead of 30', () =>
    expect(found(chosen('Lipitor'))).toEqual([
      ['generic', '1 30'],
      ['quantity', '2 90'],
    ]));

  test('are never another strength', () => {
    const others = [maker('Atorvastatin', 'generic', '1', '40mg tablet'), brand];
    expect(found(chosen('Lipitor', '90 tablets', others), others)).toEqual([]);
  });

  test.each(['60 tablets', '90 tablets', '180 tablets'])('have no larger quantity than %s', (quantity) =>
    expect(found(chosen('Atorvastatin', quantity))).toEqual([]),
  );

  test.each(['g', 'ml', 'grams'])('have no larger quantity of what is measured in %s', (unit) => {
    const cream = [maker('Estradiol', 'generic', '1', '0.1% cream', unit)];
    expect(found(chosen('Estradiol', `30 ${unit}`, cream), cream)).toEqual([]);
  });

  test('keep the generic, and no larger quantity, where the medicine is controlled or taken for days', () => {
    const ways = otherWays(chosen('Lipitor'), { manufacturers: both, mayBuyMore: false });
    expect(ways.map(({ kind }) => kind)).toEqual(['generic']);
  });
});

test.each([
  ['taken for months', { longTerm: true }, true],
  ['of unknown duration', {}, false],
  ['taken for days', { longTerm: false }, false],
  ['taken for months and controlled', { longTerm: true, schedule: 'V' }, false],
  ['controlled', { schedule: 'II' }, false],
])('a larger quantity may be advised of a medicine %s: %j gives %s', (_, medicine, expected) =>
  expect(mayBuyMore(medicine)).toBe(expected),
);

describe('ways to pay less', () => {
  test.each([
    ['5 % and a dollar less', { '2 30': 20, '1 30': 19 }, [['generic', 19, 1]]],
    ['a cent short of a dollar', { '2 30': 20, '1 30': 19.01 }, []],
    ['a dollar, and less than 5 %', { '2 30': 20.01, '1 30': 19.01 }, []],
    ['more', { '2 30': 20, '1 30': 30 }, []],
    ['nobody knows what now', { '1 30': 1 }, []],
    ['nobody knows what then', { '2 30': 20 }, []],
  ])('%s', (_, prices, found) => expect(ways(chosen('Lipitor'), prices)).toEqual(found));

  test('compare a larger quantity with as much of the smaller', () => {
    expect(ways(chosen('Atorvastatin'), { '1 30': 10, '1 90': 27 })).toEqual([['quantity', 27, 3]]);
    expect(ways(chosen('Atorvastatin'), { '1 30': 10, '1 90': 29 })).toEqual([]);
  });
});
