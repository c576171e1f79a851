/** Nutrition per serving from the author: calories in kcal, sodium in milligrams, the rest in grams. */
export interface Nutrition {
  calories?: number | undefined;
  fatContent?: number | undefined;
  saturatedFatContent?: number | undefined;
  transFatContent?: number | undefined;
  sodiumContent?: number | undefined;
  carbohydrateContent?: number | undefined;
  fiberContent?: number | undefined;
  sugarContent?: number | undefined;
  proteinContent?: number | undefined;
}

export type Nutrient = Exclude<keyof Nutrition, 'calories'>;

export interface NutrientRow {
  nutrient: Nutrient;
  name: string;
  /** As displayed: "4.5g", "less than 1g". */
  amount: string;
  dailyValue: number | undefined;
  /** Whether it is a component of the nearest row above that is not one. */
  isPart: boolean;
}

interface Declared {
  name: string;
  unit: 'g' | 'mg';
  round: (amount: number) => number | 'less than 1';
  /** The daily value for 2,000 calories, in the same unit. */
  daily?: number;
  isPart?: boolean;
}

/** To the nearest half below 5 g, above to the nearest gram; below 0.5 g it is zero. */
const fat = (grams: number): number => {
  if (grams < 0.5) return 0;
  return grams < 5 ? Math.round(grams * 2) / 2 : Math.round(grams);
};

/** To the nearest gram; below 0.5 g it is zero, and below 1 g "less than 1". */
const wholeGrams = (grams: number): number | 'less than 1' => {
  if (grams < 0.5) return 0;
  return grams < 1 ? 'less than 1' : Math.round(grams);
};

const sodium = (milligrams: number): number => {
  if (milligrams < 5) return 0;
  return nearest(milligrams, milligrams <= 140 ? 5 : 10);
};

/** In the order and by the rules of the U.S. Food and Drug Administration (21 CFR 101.9). */
const declared: Readonly<Record<Nutrient, Declared>> = {
  fatContent: { name: 'Total Fat', unit: 'g', round: fat, daily: 78 },
  saturatedFatContent: { name: 'Saturated Fat', unit: 'g', round: fat, daily: 20, isPart: true },
  transFatContent: { name: 'Trans Fat', unit: 'g', round: fat, isPart: true },
  sodiumContent: { name: 'Sodium', unit: 'mg', round: sodium, daily: 2300 },
  carbohydrateContent: { name: 'Total Carbohydrate', unit: 'g', round: wholeGrams, daily: 275 },
  fiberContent: { name: 'Dietary Fiber', unit: 'g', round: wholeGrams, daily: 28, isPart: true },
  sugarContent: { name: 'Total Sugars', unit: 'g', round: wholeGrams, isPart: true },
  proteinContent: { name: 'Protein', unit: 'g', round: wholeGrams },
};

const nutrients = Object.keys(declared) as Nutrient[];

/** Calories as displayed: below 5 zero, up to 50 to the nearest 5, above to the nearest 10. */
export function roundedCalories(calories: number): number {
  if (calories < 5) return 0;
  return nearest(calories, calories <= 50 ? 5 : 10);
}

/** The label's rows for known values. The percentage is computed from the rounded amount. */
export function nutrientRows(nutrition: Nutrition): NutrientRow[] {
  return nutrients.flatMap((nutrient) => {
    const amount = nutrition[nutrient];
    if (amount === undefined) return [];
    const { name, unit, round, daily, isPart = false } = declared[nutrient];
    const rounded = round(amount);
    const counted = typeof rounded === 'number' ? rounded : amount;
    return {
      nutrient,
      name,
      amount: `${rounded}${unit}`,
      dailyValue: daily === undefined ? undefined : Math.round((counted / daily) * 100),
      isPart,
    };
  });
}

function nearest(amount: number, step: number): number {
  return Math.round(amount / step) * step;
}
