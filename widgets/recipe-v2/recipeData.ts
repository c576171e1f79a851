import { isRecord } from '#contracts/json/isRecord.ts';
import type { JsonObject } from '#contracts/json/json.ts';
import { checkLink } from '#contracts/link.ts';
import { type FoundValue, isUnread, nutritionOf, textOf, timesOf, valuesOf } from './recipeValues.ts';

// Recipes of other systems in schema.org's vocabulary: JSON-LD, and the HTML of plug-ins.

const maxLine = 300;
const maxLabel = 120;
const maxText = 5_000;

export interface FoundRecipe {
  readonly title: string;
  readonly picture?:
    | { readonly src?: string; readonly alt?: string; readonly width?: number; readonly height?: number }
    | undefined;
  readonly times?: Readonly<Record<string, string>>;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly tip?: string;
  readonly nutrition?: JsonObject;
  readonly unread?: readonly FoundValue<unknown>[];
}

/** Undefined for a recipe that does not fit the block's schema. */
export function recipeData({
  title,
  picture,
  times = {},
  ingredients,
  steps,
  tip = '',
  nutrition = {},
}: FoundRecipe): JsonObject | undefined {
  const fits =
    title !== '' &&
    title.length <= maxLine &&
    ingredients.length <= 100 &&
    steps.length <= 60 &&
    tip.length <= maxText &&
    ingredients.every((each) => each.length <= maxLine) &&
    steps.every((each) => each.length <= maxText) &&
    Object.values(times).every((each) => each.length <= maxLabel);
  if (!fits || ingredients.length + steps.length === 0) return undefined;
  const { src, alt, width, height } = picture ?? {};
  return {
    title,
    ...(src === undefined
      ? {}
      : {
          imageUrl: src,
          ...(alt === undefined ? {} : { imageAlt: alt }),
          ...(width && height ? { imageWidth: width, imageHeight: height } : {}),
        }),
    ...(Object.keys(times).length > 0 ? { cookingTimes: times } : {}),
    ...(ingredients.length > 0 ? { ingredients: ingredients.map((text) => ({ text })) } : {}),
    ...(steps.length > 0 ? { instructions: steps.map((text) => ({ text })) } : {}),
    ...(tip === '' ? {} : { postInstructionsTip: tip }),
    ...(Object.keys(nutrition).length > 0 ? { nutritionFacts: nutrition } : {}),
  };
}

export function recipeOfJsonLd(json: string): FoundRecipe | undefined {
  const node = nodesOf(parsed(json)).find((each) => [each['@type']].flat().includes('Recipe'));
  if (!node) return undefined;
  const picture = pictureOf([node.image].flat()[0]);
  const times = timesOf(node);
  const nutrition = nutritionOf(node.nutrition, node.recipeYield);
  return {
    title: textOf(node.name),
    picture,
    times: valuesOf(times),
    ingredients: [node.recipeIngredient ?? node.ingredients]
      .flat()
      .map(textOf)
      .filter((each) => each !== ''),
    steps: stepsOf(node.recipeInstructions),
    nutrition: valuesOf(nutrition),
    unread: [...times, ...nutrition].filter(isUnread),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function nodesOf(value: unknown): Readonly<Record<string, unknown>>[] {
  return [value]
    .flat()
    .flatMap((each) => (isRecord(each) ? [each, ...[each['@graph']].flat().filter(isRecord)] : []));
}

function pictureOf(value: unknown): FoundRecipe['picture'] {
  const written = isRecord(value) ? value.url : value;
  const link = typeof written === 'string' ? checkLink(written) : undefined;
  if (!link?.ok || !/^https?:/.test(link.href)) return undefined;
  const { width, height } = isRecord(value) ? value : {};
  return { src: link.href, ...(isPixels(width) && isPixels(height) ? { width, height } : {}) };
}

function isPixels(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 20_000;
}

/** Unless it is the only one, a section's name begins its first step. */
function stepsOf(value: unknown): string[] {
  const entries = [value].flat();
  return entries.flatMap((each): string[] => {
    if (!isRecord(each)) return [textOf(each)].filter((text) => text !== '');
    if (each.itemListElement === undefined)
      return [textOf(each.text ?? each.name)].filter((text) => text !== '');
    const isSection = entries.length > 1 && [each['@type']].flat().includes('HowToSection');
    return inSection(isSection ? textOf(each.name) : '', stepsOf(each.itemListElement));
  });
}

export function inSection(name: string, steps: readonly string[]): string[] {
  return steps.map((step, index) => (index > 0 || name === '' ? step : `${name.replace(/:$/, '')}: ${step}`));
}
