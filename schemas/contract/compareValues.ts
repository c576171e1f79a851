import type { JsonSchema } from '../jsonSchema.ts';
import { type AddChange, difference } from './change.ts';

export function compareValues(released: JsonSchema, now: JsonSchema, add: AddChange): void {
  compareTypes(released, now, add);
  compareChoices(released, now, add);
  for (const limit of limits) compareLimit(released, now, limit, add);
  for (const form of ['format', 'pattern'] as const) compareForm(released[form], now[form], form, add);
  if (!released.uniqueItems && now.uniqueItems) add('narrower', 'takes no value twice any more');
  if (released.uniqueItems && !now.uniqueItems) add('wider', 'takes a value twice');
}

const allTypes = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number'];

function typesOf({ type }: JsonSchema): readonly string[] {
  const types = type === undefined ? allTypes : typeof type === 'string' ? [type] : type;
  return types.includes('number') ? [...new Set([...types, 'integer'])] : types;
}

function compareTypes(released: JsonSchema, now: JsonSchema, add: AddChange): void {
  const { lost, gained } = difference(typesOf(released), typesOf(now));
  if (lost.length > 0) add('narrower', `takes no ${lost.join(', ')} any more`);
  if (gained.length > 0) add('wider', `takes ${gained.join(', ')} as well`);
}

function choicesOf({ enum: choices, const: only }: JsonSchema): readonly string[] | undefined {
  const values = only === undefined ? choices : [only];
  return values?.map((value) => JSON.stringify(value));
}

function compareChoices(released: JsonSchema, now: JsonSchema, add: AddChange): void {
  const choicesReleased = choicesOf(released);
  const choicesNow = choicesOf(now);
  if (!choicesNow || !choicesReleased) {
    if (choicesNow) add('narrower', `takes nothing any more but ${choicesNow.join(', ')}`);
    else if (choicesReleased) add('wider', 'takes other values than those of its list');
    return;
  }
  const { lost, gained } = difference(choicesReleased, choicesNow);
  if (lost.length > 0) add('narrower', `does not take ${lost.join(', ')} any more`);
  if (gained.length > 0) add('wider', `takes ${gained.join(', ')} as well`);
}

interface Limit {
  keyword:
    | 'minLength'
    | 'maxLength'
    | 'minimum'
    | 'maximum'
    | 'minItems'
    | 'maxItems'
    | 'minProperties'
    | 'maxProperties';
  unit: string;
}

const limits: readonly Limit[] = [
  { keyword: 'minLength', unit: ' characters' },
  { keyword: 'maxLength', unit: ' characters' },
  { keyword: 'minimum', unit: '' },
  { keyword: 'maximum', unit: '' },
  { keyword: 'minItems', unit: ' entries' },
  { keyword: 'maxItems', unit: ' entries' },
  { keyword: 'minProperties', unit: ' fields' },
  { keyword: 'maxProperties', unit: ' fields' },
];

function compareLimit(released: JsonSchema, now: JsonSchema, { keyword, unit }: Limit, add: AddChange): void {
  const isUpper = keyword.startsWith('max');
  const none = isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const limitReleased = released[keyword] ?? none;
  const limitNow = now[keyword] ?? none;
  if (limitReleased === limitNow) return;
  const kind = limitNow < limitReleased === isUpper ? 'narrower' : 'wider';
  const words = isUpper ? 'at most' : 'at least';
  const inWords = (limit: number): string => (limit === none ? 'no such limit' : `${words} ${limit}${unit}`);
  add(kind, `takes ${inWords(limitNow)}; it was ${inWords(limitReleased)}`);
}

/** Two patterns cannot be compared in general. */
function compareForm(
  released: string | undefined,
  now: string | undefined,
  form: string,
  add: AddChange,
): void {
  if (released === now) return;
  if (now === undefined) add('wider', `need not have the ${form} ${released} any more`);
  else add('narrower', `needs the ${form} ${now}; it was ${released ?? 'none'}`);
}
