import type { JsonSchema } from '../jsonSchema.ts';
import { difference, type Tell } from './change.ts';

export function compareValues(before: JsonSchema, now: JsonSchema, tell: Tell): void {
  compareTypes(before, now, tell);
  compareChoices(before, now, tell);
  for (const limit of limits) compareLimit(before, now, limit, tell);
  for (const form of ['format', 'pattern'] as const) compareForm(before[form], now[form], form, tell);
  if (!before.uniqueItems && now.uniqueItems) tell('narrower', 'takes no value twice any more');
  if (before.uniqueItems && !now.uniqueItems) tell('wider', 'takes a value twice');
}

const allTypes = ['null', 'boolean', 'object', 'array', 'string', 'integer', 'number'];

function typesOf({ type }: JsonSchema): readonly string[] {
  const types = type === undefined ? allTypes : typeof type === 'string' ? [type] : type;
  return types.includes('number') ? [...new Set([...types, 'integer'])] : types;
}

function compareTypes(before: JsonSchema, now: JsonSchema, tell: Tell): void {
  const { lost, gained } = difference(typesOf(before), typesOf(now));
  if (lost.length > 0) tell('narrower', `takes no ${lost.join(', ')} any more`);
  if (gained.length > 0) tell('wider', `takes ${gained.join(', ')} as well`);
}

function choicesOf({ enum: choices, const: only }: JsonSchema): readonly string[] | undefined {
  const values = only === undefined ? choices : [only];
  return values?.map((value) => JSON.stringify(value));
}

function compareChoices(before: JsonSchema, now: JsonSchema, tell: Tell): void {
  const choicesBefore = choicesOf(before);
  const choicesNow = choicesOf(now);
  if (!choicesNow || !choicesBefore) {
    if (choicesNow) tell('narrower', `takes nothing any more but ${choicesNow.join(', ')}`);
    else if (choicesBefore) tell('wider', 'takes other values than those of its list');
    return;
  }
  const { lost, gained } = difference(choicesBefore, choicesNow);
  if (lost.length > 0) tell('narrower', `does not take ${lost.join(', ')} any more`);
  if (gained.length > 0) tell('wider', `takes ${gained.join(', ')} as well`);
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

function compareLimit(before: JsonSchema, now: JsonSchema, { keyword, unit }: Limit, tell: Tell): void {
  const isUpper = keyword.startsWith('max');
  const none = isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
  const limitBefore = before[keyword] ?? none;
  const limitNow = now[keyword] ?? none;
  if (limitBefore === limitNow) return;
  const kind = limitNow < limitBefore === isUpper ? 'narrower' : 'wider';
  const words = isUpper ? 'at most' : 'at least';
  const inWords = (limit: number): string => (limit === none ? 'no such limit' : `${words} ${limit}${unit}`);
  tell(kind, `takes ${inWords(limitNow)}; it was ${inWords(limitBefore)}`);
}

/** Two patterns cannot be compared in general. */
function compareForm(before: string | undefined, now: string | undefined, form: string, tell: Tell): void {
  if (before === now) return;
  if (now === undefined) tell('wider', `need not have the ${form} ${before} any more`);
  else tell('narrower', `needs the ${form} ${now}; it was ${before ?? 'none'}`);
}
