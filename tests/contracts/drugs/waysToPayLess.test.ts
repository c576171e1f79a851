import { type DosageChoice, mendChoice } from '../../../contracts/drugs/choice.ts';
import type { Manufacturer } from '../../../contracts/drugs/drug.ts';
import { otherWays, waysToPayLess } from '../../../contracts/drugs/waysToPayLess.ts';

const maker = (
  name: string,
  drugType: string,
  formulationId: string,
  dosage = '20mg tablet',
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
            { display: '30 tablets', value: 30 },
            { display: '90 tablets', value: 90 },
          ],
        },
      ],
    },
  ],
});
const generic = maker('Atorvastatin', 'generic', '1');
const brand = maker('Lipitor', 'brand', '2');
const both = [generic, brand];

function chosen(manufacturer: string, quantityDisplay = '30 tablets', all: readonly Manufacturer[] = both) {
  const choice = mendChoice(all, { manufacturer, quantityDisplay });
  if (!choice) throw new Error('There is nothing to choose');
  return choice;
}
const key = ({ dosage, quantity }: DosageChoice) => `${dosage.formulationId} ${quantity.value}`;
const ways = (choice: DosageChoice, prices: Record<string, number>) =>
  waysToPayLess(choice, both, (each) => prices[key(each)]).map(({ kind, amount, saved }) => [
    kind,
    amount,
    saved,
  ]);

describe('other ways to buy the same medicine', () => {
  test('are its generic in the same strength and quantity, and its largest usual quantity', () => {
    expect(otherWays(chosen('Lipitor'), both).map((way) => [way.kind, key(way.choice)])).toEqual([
      ['generic', '1 30'],
      ['quantity', '2 90'],
    ]);
  });

  test('are never another strength, and of the largest quantity of a generic none', () => {
    const others = [maker('Atorvastatin', 'generic', '1', '40mg tablet'), brand];
    expect(otherWays(chosen('Lipitor', '90 tablets', others), others)).toEqual([]);
    expect(otherWays(chosen('Atorvastatin', '90 tablets'), both)).toEqual([]);
  });
});

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
