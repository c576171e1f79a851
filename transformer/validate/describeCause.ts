import type { JsonSchema } from '../../schemas/jsonSchema.ts';
import { shorten } from '../createProblem.ts';
import { parentPointer, pointerKeys, valueAt } from '../jsonPointer.ts';
import type { Cause } from './cause.ts';
import { describeFormat } from './describeFormat.ts';
import { describeExpected, describeValue, listed, quoted } from './describeValue.ts';
import type { Description, Facts } from './description.ts';
import { fieldName, titleOf } from './fieldName.ts';
import { nearestName } from './nearestName.ts';
import { type SchemaRoot, schemaOfField } from './schemaOfField.ts';

/** A list of accepted names longer than this helps nobody; the schema and the editor have them all. */
const maxListedNames = 12;
const maxEvidenceLength = 120;

/** Says what is wrong and what would be right, in the words of the schema: titles, examples, accepted values. */
export function describeCause(
  { error, at, cost }: Cause,
  root: unknown,
  schemaRoot: SchemaRoot,
): Description {
  const owner = parentPointer(at) ?? '';
  const value = valueAt(root, at);
  const key = pointerKeys(at).at(-1) ?? '';
  const describe = descriptions[error.keyword] ?? describeOther;
  const isName = error.keyword === 'additionalProperties' || error.keyword === 'propertyNames';
  const evidence = isName ? key : evidenceOf(value);
  return {
    ...(evidence === undefined ? {} : { evidence: shorten(evidence, maxEvidenceLength) }),
    ...describe({
      subject: fieldName(at, root, schemaRoot),
      value,
      schema: schemaOfField(schemaRoot, at, value) ?? {},
      limit: Number(error.params.limit),
      key,
      owner: schemaOfField(schemaRoot, owner, valueAt(root, owner)),
      ownerTitle: titleOf(owner, schemaRoot),
      params: error.params,
      dependentTitle: titleOf(cost.pointer, schemaRoot),
    }),
  };
}

const descriptions: Readonly<Record<string, (facts: Facts) => Description>> = {
  required: ({ subject, ownerTitle }) => ({
    rule: 'schema/required',
    message: `${subject} is missing. ${quoted(ownerTitle)} cannot be shown without it.`,
  }),
  dependentRequired: ({ subject, dependentTitle }) => ({
    rule: 'schema/required',
    message: `${subject} is missing. It belongs with ${quoted(dependentTitle)}.`,
  }),
  additionalProperties: ({ key, owner, ownerTitle }) => ({
    rule: 'schema/unknown-field',
    message: `${quoted(ownerTitle)} has no field ${quoted(key)}. ${fieldHint(key, Object.keys(owner?.properties ?? {}))}`,
  }),
  propertyNames: ({ key }) => ({
    rule: 'schema/property-names',
    message: `The name ${quoted(key)} is not accepted. Use a shorter one.`,
  }),
  type: ({ subject, value, schema, params }) => ({
    rule: 'schema/type',
    message: `${subject} is ${describeValue(value)}; it should be ${describeExpected({ type: String(params.type), ...schema })}.`,
  }),
  enum: ({ subject, value, schema }) => ({
    rule: 'schema/enum',
    message: `${subject} is ${describeValue(value)}; it should be ${describeExpected(schema)}.${choiceHint(value, schema)}`,
  }),
  minLength: ({ subject, value, limit }) => ({
    rule: 'schema/min-length',
    message:
      value === ''
        ? `${subject} is empty. Fill it in or leave it out.`
        : `${subject} is too short; it needs ${limit} characters or more.`,
  }),
  maxLength: (facts) =>
    facts.schema.contentMediaType === 'text/html'
      ? describeLongHtml(facts.subject, lengthOf(facts.value), facts.limit)
      : {
          rule: 'schema/max-length',
          message: `${facts.subject} has ${lengthOf(facts.value)} characters; at most ${facts.limit} fit.`,
        },
  pattern: ({ subject, value, schema }) => ({
    rule: 'schema/pattern',
    message:
      typeof value === 'string' && value.trim() === ''
        ? `${subject} is blank. Fill it in or leave it out.`
        : `${subject} is ${describeValue(value)}, which is not accepted. ${schema.description ?? ''}${exampleOf(schema)}`,
  }),
  format: describeFormat,
  minimum: ({ subject, value, limit }) => ({
    rule: 'schema/minimum',
    message: `${subject} is ${describeValue(value)}; it should be ${limit} or more.`,
  }),
  maximum: ({ subject, value, limit }) => ({
    rule: 'schema/maximum',
    message: `${subject} is ${describeValue(value)}; it should be ${limit} or less.`,
  }),
  minItems: ({ subject, value, limit }) => ({
    rule: 'schema/min-items',
    message: `${subject} has ${entries(value)}; it needs ${limit} or more.`,
  }),
  maxItems: ({ subject, value, limit }) => ({
    rule: 'schema/max-items',
    message: `${subject} has ${entries(value)}; only the first ${limit} are shown.`,
  }),
  uniqueItems: ({ subject }) => ({
    rule: 'schema/unique-items',
    message: `${subject} stands in the list twice. Take one of them out.`,
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

/** For a keyword that none of our schemas uses yet. */
function describeOther({ subject, schema }: Facts): Description {
  return {
    rule: 'schema/invalid',
    message: `${subject} is not accepted. ${schema.description ?? ''}${exampleOf(schema)}`.trim(),
  };
}

/** An overlong field of HTML keeps its beginning, so it is told apart from texts that are lost. */
export function describeLongHtml(subject: string, length: number, limit: number): Description {
  return {
    rule: 'html/too-long',
    message: `${subject} has ${length} characters; only the first ${limit} are shown. Split it into several blocks.`,
    evidence: `${length} characters`,
  };
}

function fieldHint(key: string, names: readonly string[]): string {
  const near = nearestName(key, names);
  if (near) return `Did you mean ${quoted(near)}?`;
  return names.length <= maxListedNames
    ? `Its fields are ${listed(names, 'and')}.`
    : 'Take it out, or see the schema for the fields there are.';
}

function choiceHint(value: unknown, schema: JsonSchema): string {
  const near = typeof value === 'string' ? nearestName(value, (schema.enum ?? []).map(String)) : undefined;
  return near ? ` Did you mean ${quoted(near)}?` : '';
}

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
