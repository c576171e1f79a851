import type { RecipeV2Data } from '#schemas/generated/types.ts';
import type { Rule } from '../../engine/rule.ts';

type Facts = NonNullable<RecipeV2Data['nutritionFacts']>;

const calories = { protein: 4, carbohydrate: 4, fat: 9 };
/** Maximum relative difference: figures are rounded, and fiber provides less energy. */
const tolerance = 0.2;
/** Maximum absolute difference in calories, for food with few of them. */
const leastDifference = 10;

export const rule: Rule = {
  id: 'nutrition/implausible',
  severity: 'error',
  summary: 'Figures of a nutrition label contradict each other.',
  blocks: {
    'recipe-v2'({ data, place }, report) {
      const facts = data.nutritionFacts ?? {};
      const sum = caloriesOf(facts);
      if (facts.calories !== undefined && sum !== undefined && isFarOff(sum, facts.calories))
        report(
          place('/data/nutritionFacts/calories'),
          `Protein, carbohydrate and fat add up to ${Math.round(sum)} calories, but the label says ${facts.calories}. Correct the wrong figure, or use the same serving size for all.`,
          { evidence: String(facts.calories) },
        );
      for (const { field, whole, name, of } of partsOverTheirWhole(facts))
        report(
          place(`/data/nutritionFacts/${field}`),
          `There is more ${name} (${facts[field]} g) than ${of} (${facts[whole]} g), although it is a part of it. Correct one of the figures.`,
          { evidence: `${field} ${facts[field]}` },
        );
    },
  },
};

function caloriesOf({ proteinContent, carbohydrateContent, fatContent }: Facts): number | undefined {
  if (proteinContent === undefined || carbohydrateContent === undefined || fatContent === undefined)
    return undefined;
  return (
    calories.protein * proteinContent +
    calories.carbohydrate * carbohydrateContent +
    calories.fat * fatContent
  );
}

function isFarOff(sum: number, written: number): boolean {
  const difference = Math.abs(sum - written);
  return difference > tolerance * written && difference > leastDifference;
}

const parts = [
  { field: 'saturatedFatContent', whole: 'fatContent', name: 'saturated fat', of: 'fat' },
  { field: 'transFatContent', whole: 'fatContent', name: 'trans fat', of: 'fat' },
  { field: 'fiberContent', whole: 'carbohydrateContent', name: 'fiber', of: 'carbohydrate' },
  { field: 'sugarContent', whole: 'carbohydrateContent', name: 'sugar', of: 'carbohydrate' },
] as const;

function partsOverTheirWhole(facts: Facts): (typeof parts)[number][] {
  return parts.filter(({ field, whole }) => {
    const [part, all] = [facts[field], facts[whole]];
    return part !== undefined && all !== undefined && part > all;
  });
}
