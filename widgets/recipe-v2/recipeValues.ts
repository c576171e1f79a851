import { readRecipeTime } from '#contracts/cooking/recipeTime.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import schema from '#schemas/blocks/recipe-v2.json' with { type: 'json' };
import { inOneLine, textOfHtml } from '#transformer/html/textOfHtml.ts';

// Times and nutrition of schema.org, whose names are those of the block's fields.

/** @param value undefined if the text cannot be read, or does not fit the block's schema */
export interface FoundValue<Value> {
  readonly field: string;
  readonly title: string;
  readonly written: string;
  readonly value: Value | undefined;
}

const maxLabel = 120;
const { cookingTimes, nutritionFacts } = schema.properties;
const { servingsCount, servingSize, calories } = nutritionFacts.properties;
const nutrients = Object.entries(nutritionFacts.properties).flatMap(([field, facts]) =>
  'maximum' in facts && 'unit' in facts['x-editor']
    ? [{ field, title: facts.title, maximum: facts.maximum, unit: facts['x-editor'].unit }]
    : [],
);
const units: Readonly<Record<string, RegExp>> = {
  kcal: /^(?:k?cal(?:or(?:ies?|ías?))?)?$/i,
  mg: /^(?:mg|milligrams?|miligramos?)$/i,
  g: /^(?:g|grams?|gramos?)$/i,
};

export function textOf(value: unknown): string {
  return typeof value === 'string'
    ? inOneLine(textOfHtml(value))
    : typeof value === 'number'
      ? String(value)
      : '';
}

export function valuesOf<Value>(found: readonly FoundValue<Value>[]): Record<string, Value> {
  return Object.fromEntries(
    found.flatMap(({ field, value }) => (value === undefined ? [] : [[field, value]])),
  );
}

/** A text without digits, and zero, say nothing. */
export function isUnread({ value, written }: FoundValue<unknown>): boolean {
  return value === undefined && /[1-9]/.test(written);
}

export function timesOf(recipe: Readonly<Record<string, unknown>>): FoundValue<string>[] {
  return Object.entries(cookingTimes.properties).map(([field, { title }]) => {
    const written = textOf(recipe[field]);
    return { field, title, written, value: timeText(written) };
  });
}

/** `PT1H10M` as readers write it: `1 hr 10 min`. */
function timeText(written: string): string | undefined {
  const time = readRecipeTime(written);
  if (!time || time.from !== time.to) return time && written;
  const [hours, minutes] = [Math.floor(time.to / 60), time.to % 60];
  return [hours > 0 ? `${hours} hr` : '', minutes > 0 ? `${minutes} min` : ''].join(' ').trim();
}

export function nutritionOf(nutrition: unknown, yields: unknown): FoundValue<string | number>[] {
  const facts = isRecord(nutrition) ? nutrition : {};
  const size = textOf(facts.servingSize);
  const entries = [yields]
    .flat()
    .map(textOf)
    .filter((each) => each !== '');
  return [
    {
      field: 'servingsCount',
      title: servingsCount.title,
      written: entries.join(', '),
      value: servingsIn(entries, size),
    },
    {
      field: 'servingSize',
      title: servingSize.title,
      written: size,
      value: size === '' || size.length > maxLabel ? undefined : size,
    },
    ...nutrients.map(({ field, title, maximum, unit }) => {
      const written = textOf(facts[field]);
      return { field, title, written, value: amountOf(written, { maximum, unit }) };
    }),
  ];
}

/** "4 servings", "Serves 4", "12 slices" of a serving of "1 slice", or numbers alone. "2 loaves" are not two servings. */
function servingsIn(entries: readonly string[], size: string): number | undefined {
  const [, unit = 'servings?'] = /^(?:1 )?(\p{L}{2,40})/u.exec(size) ?? [];
  const named = new RegExp(
    String.raw`\b(?:serves|servings)\b:? (\d{1,4})\b|(?<!\d ?[.,/–-]? ?)\b(\d{1,4})(?: ?(?:[-–]|to|a) ?\d{1,4})? (?:servings?|portions?|people|persons?|raci(?:ón|ones)|porci(?:ón|ones)|personas?|${unit}(?:e?s)?)(?!\p{L})`,
    'iu',
  );
  const areBare = entries.every((each) => /^\d{1,4}$/.test(each));
  const counts = entries.map((each) => {
    const [, serves, count] = named.exec(each) ?? [];
    return Number(areBare ? each : (serves ?? count));
  });
  return counts.find((count) => count >= servingsCount.minimum && count <= servingsCount.maximum);
}

/** @param text such as "Calories: 1,240 kcal" */
export function caloriesIn(text: string): number | undefined {
  const [written = ''] = /[\d.,]{0,12}\d\s?kcal/.exec(text) ?? [];
  return amountOf(written, { maximum: calories.maximum, unit: calories['x-editor'].unit });
}

/** "12.5 g", "12,5 g", "1,240 mg", "1.240,5 mg". A comma before three digits is of thousands, except behind a zero. */
function amountOf(written: string, { maximum, unit }: { maximum: number; unit: string }): number | undefined {
  const [, number = '', ofNumber = ''] = /^([\d.,]{1,24}) ?(\p{L}*)$/u.exec(written) ?? [];
  const [whole = '', ...fraction] = number.split(',');
  const hasThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/.test(number);
  const withPoint = fraction.length === 0 ? number : `${whole.replaceAll('.', '')}.${fraction.join('.')}`;
  const plain = hasThousands ? number.replaceAll(',', '') : withPoint;
  const amount = Number(plain || Number.NaN);
  return units[unit]?.test(ofNumber) && amount <= maximum ? amount : undefined;
}
