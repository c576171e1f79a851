import { type Nutrient, nutrientRows, roundedCalories } from '#widgets/cooking/nutritionLabel.ts';

const row = (nutrient: Nutrient, amount: number) => nutrientRows({ [nutrient]: amount })[0];

describe('the nutrition label', () => {
  test.each([
    [0, 0],
    [4.9, 0],
    [5, 5],
    [47, 45],
    [48, 50],
    [50, 50],
    [54, 50],
    [55, 60],
    [247, 250],
  ])('prints %d calories as %d', (calories, printed) => expect(roundedCalories(calories)).toBe(printed));

  test.each<[Nutrient, number, string]>([
    ['fatContent', 0.49, '0g'],
    ['fatContent', 0.5, '0.5g'],
    ['fatContent', 4.4, '4.5g'],
    ['fatContent', 4.99, '5g'],
    ['fatContent', 5.4, '5g'],
    ['fatContent', 5.5, '6g'],
    ['transFatContent', 0.4, '0g'],
    ['saturatedFatContent', 1.3, '1.5g'],
    ['sodiumContent', 4, '0mg'],
    ['sodiumContent', 5, '5mg'],
    ['sodiumContent', 138, '140mg'],
    ['sodiumContent', 144, '140mg'],
    ['sodiumContent', 145, '150mg'],
    ['fiberContent', 0.4, '0g'],
    ['fiberContent', 0.5, 'less than 1g'],
    ['fiberContent', 0.7, 'less than 1g'],
    ['fiberContent', 1, '1g'],
    ['carbohydrateContent', 37.5, '38g'],
    ['sugarContent', 0.99, 'less than 1g'],
    ['proteinContent', 0.7, 'less than 1g'],
  ])('prints %s of %d as %s', (nutrient, amount, printed) =>
    expect(row(nutrient, amount)?.amount).toBe(printed),
  );

  test.each<[Nutrient, number, number | undefined]>([
    ['fatContent', 78, 100],
    ['fatContent', 4.4, 6],
    ['saturatedFatContent', 20, 100],
    ['sodiumContent', 2300, 100],
    ['carbohydrateContent', 275, 100],
    ['fiberContent', 28, 100],
    ['fiberContent', 0.7, 3],
    ['transFatContent', 5, undefined],
    ['sugarContent', 50, undefined],
    ['proteinContent', 50, undefined],
  ])('gives %s of %d the daily value %p', (nutrient, amount, percent) =>
    expect(row(nutrient, amount)?.dailyValue).toBe(percent),
  );

  test('has its rows in the order of the law, and none for what is not known', () => {
    const rows = nutrientRows({ proteinContent: 2, sugarContent: 0, fatContent: 1, calories: 9 });
    expect(rows.map(({ name }) => name)).toEqual(['Total Fat', 'Total Sugars', 'Protein']);
    expect(nutrientRows({})).toEqual([]);
  });
});
