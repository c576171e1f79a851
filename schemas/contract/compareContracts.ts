import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../jsonSchema.ts';
import { type AddChange, type ContractChange, difference } from './change.ts';
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

function addTo(at: string, { changes }: Comparison): AddChange {
  return (kind, description) => changes.push({ kind, at, description });
}

type Inner = JsonSchema | boolean | undefined;

function compare(innerReleased: Inner, innerNow: Inner, at: string, comparison: Comparison): void {
  if (innerReleased === innerNow && typeof innerNow !== 'object') return;
  const released = asSchema(innerReleased);
  const now = asSchema(innerNow);
  if (released.$ref !== undefined || now.$ref !== undefined) {
    followReferences(released, now, at, comparison);
    return;
  }
  const add = addTo(at, comparison);
  compareValues(released, now, add);
  compareNeeds(released, now, add);
  compareFields(released, now, at, comparison);
  compare(released.items, now.items, `${at}/*`, comparison);
  compare(released.propertyNames, now.propertyNames, `${at}/(names)`, comparison);
  compareConditions(released, now, at, comparison);
  compareParts(released, now, at, comparison);
  compareOthers(released, now, add);
}

/** A missing schema accepts everything. */
function asSchema(inner: Inner): JsonSchema {
  if (inner === undefined || inner === true) return {};
  return inner === false ? { not: {} } : inner;
}

/** Compares each named definition once. */
function followReferences(old: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const { released, present, followed } = comparison;
  const pair = `${old.$ref ?? at} ${now.$ref ?? at}`;
  if (followed.has(pair)) return;
  followed.add(pair);
  const place = old.$ref === now.$ref ? nameOf(now.$ref ?? at) : at;
  compare(definition(old, released), definition(now, present), place, comparison);
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

function compareNeeds(released: JsonSchema, now: JsonSchema, add: AddChange): void {
  const { lost, gained } = difference(needsOf(released), needsOf(now));
  for (const need of gained) add('narrower', `needs ${need}`);
  for (const need of lost) add('wider', `does not need ${need} any more`);
}

function needsOf({ required = [], dependentRequired = {} }: JsonSchema): string[] {
  return [
    ...required.map((name) => `"${name}"`),
    ...Object.entries(dependentRequired).flatMap(([name, needed]) =>
      needed.map((other) => `"${other}" beside "${name}"`),
    ),
  ];
}

function compareFields(released: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const { properties: fieldsReleased = {}, additionalProperties: othersReleased = true } = released;
  const { properties: fieldsNow = {}, additionalProperties: othersNow = true } = now;
  for (const name of new Set([...Object.keys(fieldsReleased), ...Object.keys(fieldsNow)])) {
    const place = `${at}/${name}`;
    const fieldReleased = Object.hasOwn(fieldsReleased, name) ? fieldsReleased[name] : othersReleased;
    const fieldNow = Object.hasOwn(fieldsNow, name) ? fieldsNow[name] : othersNow;
    const add = addTo(place, comparison);
    if (fieldNow === false) add('narrower', 'is not accepted any more');
    else if (fieldReleased === false) add('wider', 'is new');
    else compare(fieldReleased, fieldNow, place, comparison);
  }
  if (othersNow === othersReleased) return;
  const add = addTo(at, comparison);
  if (othersNow === false) add('narrower', 'takes no fields any more but those that it names');
  else if (othersReleased === false) add('wider', 'takes fields that it does not name');
  else compare(othersReleased, othersNow, `${at}/*`, comparison);
}

function compareConditions(released: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const add = addTo(at, comparison);
  if (isDeepStrictEqual(released.if, now.if)) {
    compare(released.then, now.then, at, comparison);
    compare(released.else, now.else, at, comparison);
  } else if (now.if === undefined) add('wider', 'has no condition any more');
  else add('narrower', 'has another condition');
}

function compareParts(released: JsonSchema, now: JsonSchema, at: string, comparison: Comparison): void {
  const add = addTo(at, comparison);
  const partsReleased = partsOf(released);
  const partsNow = partsOf(now);
  for (const [key, part] of partsNow) {
    if (partsReleased.has(key)) compare(partsReleased.get(key), part, at, comparison);
    else if (!isOfOtherType(part, released)) add('narrower', `has to fit ${key}`);
  }
  for (const [key, part] of partsReleased) {
    if (!partsNow.has(key) && !isOfOtherType(part, now)) add('wider', `need not fit ${key} any more`);
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

function compareOthers(released: JsonSchema, now: JsonSchema, add: AddChange): void {
  const others = (schema: JsonSchema): Map<string, unknown> =>
    new Map(Object.entries(schema).filter(([keyword]) => !understood.has(keyword)));
  const othersReleased = others(released);
  const othersNow = others(now);
  for (const keyword of new Set([...othersReleased.keys(), ...othersNow.keys()])) {
    if (!isDeepStrictEqual(othersReleased.get(keyword), othersNow.get(keyword)))
      add('narrower', `has another "${keyword}", and what that comes to is not known`);
  }
}
