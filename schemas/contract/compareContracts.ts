import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../jsonSchema.ts';
import { type ContractChange, difference, type Tell } from './change.ts';
import { compareValues } from './compareValues.ts';

/** Compares which content two bundles accept. Unknown differences count as narrower, to be safe. */
export function compareContracts(released: JsonSchema, present: JsonSchema): ContractChange[] {
  const changes: ContractChange[] = [];
  compare(released, present, 'article', { released, present, changes, followed: new Set() });
  return changes;
}

interface Comparison {
  released: JsonSchema;
  present: JsonSchema;
  changes: ContractChange[];
  /** Visited pairs of references: definitions may be recursive. */
  followed: Set<string>;
}

function tellOf(at: string, { changes }: Comparison): Tell {
  return (kind, what) => changes.push({ kind, at, what });
}

type Inner = JsonSchema | boolean | undefined;

function compare(innerBefore: Inner, innerNow: Inner, at: string, comparison: Comparison): void {
  if (innerBefore === innerNow && typeof innerNow !== 'object') return;
  const before = asSchema(innerBefore);
  const now = asSchema(innerNow);
  if (before.$ref !== undefined || now.$ref !== undefined) {
    followReferences(before, now, at, comparison);
    return;
  }
  const tell = tellOf(at, comparison);
  compareValues(before, now, tell);
  compareNeeds(before, now, tell);
  compareFields(before, now, at, comparison);
  compare(before.items, now.items, `${at}/*`, comparison);
  compare(before.propertyNames, now.propertyNames, `${at}/(names)`, comparison);
  compareConditions(before, now, at, comparison);
  compareParts(before, now, at, comparison);
  compareOthers(before, now, tell);
}

/** A missing schema accepts everything. */
function asSchema(inner: Inner): JsonSchema {
  if (inner === undefined || inner === true) return {};
  return inner === false ? { not: {} } : inner;
}

/** Compares each named definition once. */
function followReferences(before: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const { released, present, followed } = comparison;
  const pair = `${before.$ref ?? at} ${now.$ref ?? at}`;
  if (followed.has(pair)) return;
  followed.add(pair);
  const place = before.$ref === now.$ref ? nameOf(now.$ref ?? at) : at;
  compare(definition(before, released), definition(now, present), place, comparison);
}

function definition(schema: JsonSchema, bundle: JsonSchema): JsonSchema {
  if (schema.$ref === undefined) return schema;
  const found = bundle.$defs?.[nameOf(schema.$ref)];
  if (!found) throw new Error(`"${schema.$ref}" was not found in ${bundle.$id}.`);
  return found;
}

function nameOf($ref: string): string {
  return $ref.replace(/^#\/\$defs\//, '');
}

function compareNeeds(before: JsonSchema, now: JsonSchema, tell: Tell): void {
  const { lost, gained } = difference(needsOf(before), needsOf(now));
  for (const need of gained) tell('narrower', `needs ${need}`);
  for (const need of lost) tell('wider', `does not need ${need} any more`);
}

function needsOf({ required = [], dependentRequired = {} }: JsonSchema): string[] {
  return [
    ...required.map((name) => `"${name}"`),
    ...Object.entries(dependentRequired).flatMap(([name, needed]) =>
      needed.map((other) => `"${other}" beside "${name}"`),
    ),
  ];
}

function compareFields(before: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const { properties: fieldsBefore = {}, additionalProperties: othersBefore = true } = before;
  const { properties: fieldsNow = {}, additionalProperties: othersNow = true } = now;
  for (const name of new Set([...Object.keys(fieldsBefore), ...Object.keys(fieldsNow)])) {
    const place = `${at}/${name}`;
    const fieldBefore = Object.hasOwn(fieldsBefore, name) ? fieldsBefore[name] : othersBefore;
    const fieldNow = Object.hasOwn(fieldsNow, name) ? fieldsNow[name] : othersNow;
    const tell = tellOf(place, comparison);
    if (fieldNow === false) tell('narrower', 'is not accepted any more');
    else if (fieldBefore === false) tell('wider', 'is new');
    else compare(fieldBefore, fieldNow, place, comparison);
  }
  if (othersNow === othersBefore) return;
  const tell = tellOf(at, comparison);
  if (othersNow === false) tell('narrower', 'takes no fields any more but those that it names');
  else if (othersBefore === false) tell('wider', 'takes fields that it does not name');
  else compare(othersBefore, othersNow, `${at}/*`, comparison);
}

function compareConditions(before: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const tell = tellOf(at, comparison);
  if (isDeepStrictEqual(before.if, now.if)) {
    compare(before.then, now.then, at, comparison);
    compare(before.else, now.else, at, comparison);
  } else if (now.if === undefined) tell('wider', 'has no condition any more');
  else tell('narrower', 'has another condition');
}

function compareParts(before: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const tell = tellOf(at, comparison);
  const partsBefore = partsOf(before);
  const partsNow = partsOf(now);
  for (const [key, part] of partsNow) {
    if (partsBefore.has(key)) compare(partsBefore.get(key), part, at, comparison);
    else if (!isOfOtherType(part, before)) tell('narrower', `has to fit ${key}`);
  }
  for (const [key, part] of partsBefore) {
    if (!partsNow.has(key) && !isOfOtherType(part, now)) tell('wider', `need not fit ${key} any more`);
  }
}

function partsOf({ allOf = [] }: JsonSchema): ReadonlyMap<string, JsonSchema> {
  return new Map(allOf.map((part) => [part.$ref ?? JSON.stringify(part.if ? { if: part.if } : part), part]));
}

/** The schema excludes blocks of that type anyway. */
function isOfOtherType(part: JsonSchema, schema: JsonSchema): boolean {
  const about = asSchema(part.if?.properties?.type).const;
  const types = asSchema(schema.properties?.type).enum;
  return about !== undefined && types !== undefined && !types.includes(about);
}

/** Keywords that are compared, or only annotate. */
const understood: ReadonlySet<string> = new Set(
  [
    'type enum const format pattern uniqueItems minLength maxLength minimum maximum minItems maxItems',
    'minProperties maxProperties required dependentRequired properties additionalProperties propertyNames items',
    'if then else allOf',
    '$defs $id $schema title description examples default deprecated enumDescriptions contentMediaType',
    'x-editor x-role',
  ].flatMap((line) => line.split(' ')),
);

function compareOthers(before: JsonSchema, now: JsonSchema, tell: Tell): void {
  const others = (schema: JsonSchema): Map<string, unknown> =>
    new Map(Object.entries(schema).filter(([keyword]) => !understood.has(keyword)));
  const othersBefore = others(before);
  const othersNow = others(now);
  for (const keyword of new Set([...othersBefore.keys(), ...othersNow.keys()])) {
    if (!isDeepStrictEqual(othersBefore.get(keyword), othersNow.get(keyword)))
      tell('narrower', `has another "${keyword}", and what that comes to is not known`);
  }
}
