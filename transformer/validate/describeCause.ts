import { lastKey, parentPointer, pointerKeys, pointerStep, valueAt } from '#contracts/json/jsonPointer.ts';
import type { JsonSchema } from '#schemas/jsonSchema.ts';
import { shorten } from '../problems/createProblem.ts';
import type { Cause } from './cause.ts';
import { describeFormat } from './describeFormat.ts';
import { describeExpected, describeValue, listed, quoted } from './describeValue.ts';
import type { Description, Facts } from './description.ts';
import { fieldElsewhere } from './fieldElsewhere.ts';
import { fieldName, titleOf } from './fieldName.ts';
import { nearestName } from './nearestName.ts';
import { numberInText } from './numberInText.ts';
import { kindOf, schemaOfField } from './schemaOfField.ts';
import type { SchemaRoot } from './schemaRoots.ts';

/** Longer lists of accepted names do not help; schema and editor have them all. */
const maxListedNames = 12;
const maxEvidenceLength = 120;

export interface DescribedCause extends Description {
  at: string;
  suggestion?: string;
}

/** Describes all causes. A missing field and an unknown one beside it that may be meant are one mistake. */
export function describeCauses(
  causes: readonly Cause[],
  root: unknown,
  schemaRoot: SchemaRoot,
): DescribedCause[] {
  const meant = suggestedFields(causes, root, schemaRoot);
  const renamed = new Set([...meant.values()].map(({ field }) => field));
  const isCovered = ({ error, at }: Cause): boolean => error.keyword === 'required' && renamed.has(at);
  const missing = new Set(causes.filter(isCovered).map(({ at }) => at));
  return causes
    .filter((cause) => !isCovered(cause))
    .map((cause) => {
      const described = { ...describeCause(cause, root, schemaRoot), at: cause.at };
      const found = meant.get(cause.at);
      if (!found) return described;
      const { field, isNear } = found;
      const owner = quoted(titleOf(parentPointer(field) ?? '', schemaRoot));
      const name = quoted(pointerKeys(field).at(-1) ?? '');
      if (!isNear) {
        const message = `${owner} has no field ${quoted(lastKey(cause.at))}, but ${name} is missing. Did you mean that?`;
        return { ...described, message, suggestion: field };
      }
      const without = missing.has(field) ? ` ${owner} cannot be shown without it.` : '';
      return { ...described, message: described.message + without, suggestion: field };
    });
}

interface SuggestedField {
  field: string;
  /** Whether its name is similar; else it is the only candidate. */
  isNear: boolean;
}

function suggestedFields(
  causes: readonly Cause[],
  root: unknown,
  schemaRoot: SchemaRoot,
): ReadonlyMap<string, SuggestedField> {
  const meant = new Map<string, SuggestedField>();
  const unknown = causes.filter(({ error }) => error.keyword === 'additionalProperties');
  for (const { at } of unknown) {
    const field = nearField(at, root, schemaRoot);
    if (field !== undefined) meant.set(at, { field, isNear: true });
  }
  const taken = new Set([...meant.values()].map(({ field }) => field));
  const missing = causes.filter(({ error, at }) => error.keyword === 'required' && !taken.has(at));
  for (const { at } of unknown.filter((cause) => !meant.has(cause.at))) {
    const isSibling = (other: Cause): boolean => parentPointer(other.at) === parentPointer(at);
    const [only, ...others] = missing.filter(isSibling);
    const isOnly = unknown.filter((cause) => isSibling(cause) && !meant.has(cause.at)).length === 1;
    if (!only || others.length > 0 || !isOnly) continue;
    if (schemaOfField(schemaRoot, only.at)?.type === kindOf(valueAt(root, at))) {
      meant.set(at, { field: only.at, isNear: false });
    }
  }
  return meant;
}

function nearField(at: string, root: unknown, schemaRoot: SchemaRoot): string | undefined {
  const owner = parentPointer(at) ?? '';
  const value = valueAt(root, owner);
  const names = Object.keys(schemaOfField(schemaRoot, owner, value)?.properties ?? {});
  const near = nearestName(lastKey(at), names);
  const isFree =
    near !== undefined && typeof value === 'object' && value !== null && !Object.hasOwn(value, near);
  return isFree ? owner + pointerStep(near) : undefined;
}

function describeCause({ error, at, cost }: Cause, root: unknown, schemaRoot: SchemaRoot): Description {
  const owner = parentPointer(at) ?? '';
  const value = valueAt(root, at);
  const key = lastKey(at);
  const describe = descriptions[error.keyword] ?? describeOther;
  const isName = error.keyword === 'additionalProperties' || error.keyword === 'propertyNames';
  const evidence = isName ? key : evidenceOf(value);
  return {
    ...(evidence === undefined ? {} : { evidence: shorten(evidence, maxEvidenceLength) }),
    ...describe({
      subject: fieldName(at, root, schemaRoot),
      title: titleOf(at, schemaRoot),
      value,
      schema: schemaOfField(schemaRoot, at, value) ?? {},
      limit: Number(error.params.limit),
      key,
      owner: schemaOfField(schemaRoot, owner, valueAt(root, owner)),
      ownerTitle: titleOf(owner, schemaRoot),
      isRequired: schemaOfField(schemaRoot, owner, valueAt(root, owner))?.required?.includes(key) ?? false,
      params: error.params,
      schemaRoot,
      dependentTitle: titleOf(cost.pointer, schemaRoot),
    }),
  };
}

const descriptions: Readonly<Record<string, (facts: Facts) => Description>> = {
  required: ({ subject, title, key, ownerTitle }) => ({
    rule: 'schema/required',
    message: `${subject}${keyIfOther(title, key)} is missing. ${quoted(ownerTitle)} cannot be shown without it.`,
  }),
  dependentRequired: ({ subject, dependentTitle }) => ({
    rule: 'schema/required',
    message: `${subject} is missing. It is required with ${quoted(dependentTitle)}.`,
  }),
  additionalProperties: ({ key, owner, ownerTitle, schemaRoot }) => ({
    rule: 'schema/unknown-field',
    message: `${quoted(ownerTitle)} has no field ${quoted(key)}. ${fieldHint(key, Object.keys(owner?.properties ?? {}), schemaRoot)}`,
  }),
  propertyNames: ({ key }) => ({
    rule: 'schema/property-names',
    message: `The name ${quoted(key)} is not allowed. Use a shorter one.`,
  }),
  type: ({ subject, value, schema, params }) => ({
    rule: 'schema/type',
    message: `${subject} is ${describeValue(value)}; it must be ${describeExpected({ type: String(params.type), ...schema })}.${withoutQuotes(value, { type: String(params.type), ...schema })}`,
  }),
  enum: ({ subject, value, schema }) => ({
    rule: 'schema/enum',
    message: `${subject} is ${describeValue(value)}; it must be ${describeExpected(schema)}.${choiceHint(value, schema)}`,
  }),
  minLength: ({ subject, value, limit, isRequired }) => ({
    rule: 'schema/min-length',
    message:
      value === ''
        ? `${subject} is empty. ${fillIn(isRequired)}`
        : `${subject} is too short; it must have at least ${limit} characters.`,
  }),
  maxLength: (facts) =>
    facts.schema.contentMediaType === 'text/html'
      ? describeLongHtml(facts.subject, lengthOf(facts.value), facts.limit)
      : {
          rule: 'schema/max-length',
          message: `${facts.subject} has ${lengthOf(facts.value)} characters; at most ${facts.limit} are allowed.`,
        },
  pattern: ({ subject, value, schema, isRequired }) => ({
    rule: 'schema/pattern',
    message:
      typeof value === 'string' && value.trim() === ''
        ? `${subject} is blank. ${fillIn(isRequired)}`
        : `${subject} is ${describeValue(value)}, which is not accepted.${spellingHint(value, schema)} ${schema.description ?? ''}${exampleOf(schema)}`,
  }),
  format: describeFormat,
  minimum: ({ subject, value, limit }) => ({
    rule: 'schema/minimum',
    message: `${subject} is ${describeValue(value)}; it must be ${limit} or more.`,
  }),
  maximum: ({ subject, value, limit }) => ({
    rule: 'schema/maximum',
    message: `${subject} is ${describeValue(value)}; it must be ${limit} or less.`,
  }),
  minItems: ({ subject, value, limit }) => ({
    rule: 'schema/min-items',
    message: `${subject} has ${entries(value)}; it must have at least ${limit}.`,
  }),
  maxItems: ({ subject, value, limit }) => ({
    rule: 'schema/max-items',
    message: `${subject} has ${entries(value)}; only the first ${limit} are shown.`,
  }),
  uniqueItems: ({ subject }) => ({
    rule: 'schema/unique-items',
    message: `${subject} is in the list twice. Remove one of them.`,
  }),
  minProperties: ({ subject }) => ({
    rule: 'schema/min-properties',
    message: `${subject} is empty. Fill it in or leave it out.`,
  }),
  maxProperties: ({ subject, limit }) => ({
    rule: 'schema/max-properties',
    message: `${subject} has more than ${limit} fields.`,
  }),
};

/** For keywords that our schemas do not use yet. */
function describeOther({ subject, schema }: Facts): Description {
  return {
    rule: 'schema/invalid',
    message: `${subject} is not accepted. ${schema.description ?? ''}${exampleOf(schema)}`.trim(),
  };
}

/** An overlong HTML field is truncated, unlike texts, which are lost. */
export function describeLongHtml(subject: string, length: number, limit: number): Description {
  return {
    rule: 'html/too-long',
    message: `${subject} has ${length} characters; only the first ${limit} are shown. Split it into several blocks.`,
    evidence: `${length} characters`,
  };
}

function fieldHint(key: string, names: readonly string[], schemaRoot: SchemaRoot): string {
  const near = nearestName(key, names);
  if (near) return `Did you mean ${quoted(near)}?`;
  const elsewhere = fieldElsewhere(key, schemaRoot);
  if (elsewhere !== undefined) return `It belongs in ${quoted(elsewhere)}: move it there.`;
  return names.length <= maxListedNames
    ? `Its fields are ${listed(names, 'and')}.`
    : 'Its content is not shown to readers. Move it to another field, or remove it.';
}

function choiceHint(value: unknown, schema: JsonSchema): string {
  const near = typeof value === 'string' ? nearestName(value, (schema.enum ?? []).map(String)) : undefined;
  return near ? ` Did you mean ${quoted(near)}?` : '';
}

function fillIn(isRequired: boolean): string {
  return isRequired ? 'Fill it in.' : 'Fill it in or leave it out.';
}

function keyIfOther(title: string, key: string): string {
  const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return plain(title) === plain(key) ? '' : ` (${key})`;
}

function withoutQuotes(value: unknown, { type, enum: choices }: JsonSchema): string {
  if (typeof value !== 'string') return '';
  const number = numberInText(value, type === 'integer');
  const allowsNumber =
    type === 'number' || type === 'integer' || (choices?.includes(Number(number)) ?? false);
  if (number !== undefined && allowsNumber) return ` Write ${number}, without quotation marks.`;
  const isSwitch = value === 'true' || value === 'false';
  return isSwitch && type === 'boolean' ? ` Write ${value}, without quotation marks.` : '';
}

function spellingHint(value: unknown, { pattern }: JsonSchema): string {
  if (typeof value !== 'string' || pattern === undefined || value.length > maxRespelt) return '';
  const plain = value
    .replace(/^https?:\/\/[^/]*/i, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9/_]+/g, '-')
    .split('/')
    .map((part) => part.replace(/^-|-$/g, ''))
    .filter((part) => part !== '')
    .join('/');
  const accepted = new RegExp(pattern, 'u');
  const near = [plain, `/${plain}`].find((text) => text !== value && accepted.test(text));
  return near === undefined || !/[a-z0-9]/.test(near) ? '' : ` Did you mean ${quoted(near)}?`;
}

const maxRespelt = 200;

function exampleOf({ examples = [] }: JsonSchema): string {
  return examples.length > 0 ? ` For example: ${examples[0]}` : '';
}

/** A list or a group would repeat half the block. */
function evidenceOf(value: unknown): string | undefined {
  const isPlain = value === null || typeof value !== 'object';
  return isPlain && value !== undefined ? String(value) : undefined;
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? value.length : 0;
}

function entries(value: unknown): string {
  const count = Array.isArray(value) ? value.length : 0;
  return count === 0 ? 'no entries' : count === 1 ? 'one entry' : `${count} entries`;
}
