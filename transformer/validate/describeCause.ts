import type { JsonSchema } from '../../schemas/jsonSchema.ts';
import { checkLink } from '../../schemas/link.ts';
import { shorten } from '../createProblem.ts';
import { parentPointer, pointerKeys, valueAt } from '../jsonPointer.ts';
import type { Cause } from './cause.ts';
import { describeExpected, describeValue, listed, quoted } from './describeValue.ts';
import { nearestName } from './nearestName.ts';
import { type SchemaRoot, schemaOfField } from './schemaOfField.ts';

export interface Description {
  rule: string;
  message: string;
  evidence?: string;
}

/** A list of accepted names longer than this helps nobody; the rule's page and the editor have them all. */
const maxListedNames = 12;
const maxEvidenceLength = 120;

/** Says what is wrong and what would be right, in the words of the schema: titles, examples, accepted values. */
export function describeCause(cause: Cause, root: unknown, schemaRoot: SchemaRoot): Description {
  const { error, at } = cause;
  const value = valueAt(root, at);
  const schema = schemaOfField(schemaRoot, at) ?? {};
  const subject = nameOf(at, schema, root, schemaRoot);
  const limit = Number(error.params.limit);
  const evidence = evidenceOf(value);
  const describe = (rule: string, message: string): Description => ({
    rule: `schema/${rule}`,
    message,
    ...(evidence === undefined ? {} : { evidence }),
  });

  switch (error.keyword) {
    case 'required':
      return describe(
        'required',
        `${subject} is missing. ${partOf(at, schemaRoot)} cannot be shown without it.`,
      );
    case 'dependentRequired': {
      const beside = schemaOfField(schemaRoot, cause.cost.pointer)?.title ?? String(error.params.property);
      return describe('required', `${subject} is missing. It belongs with ${quoted(beside)}.`);
    }
    case 'additionalProperties':
      return { ...describe('unknown-field', unknownField(at, schemaRoot)), evidence: keyOf(at) };
    case 'type':
      return describe(
        'type',
        `${subject} is ${describeValue(value)}; it should be ${describeExpected(schema)}.`,
      );
    case 'enum':
      return describe('enum', `${subject} is ${describeValue(value)}; ${accepted(value, schema)}`);
    case 'minLength':
      return describe('min-length', `${subject} is ${emptyOrShort(value, limit)}`);
    case 'maxLength':
      return tooLong(value, limit, schema, subject, describe);
    case 'pattern':
      return describe('pattern', `${subject} is ${wrongPattern(value, schema)}`);
    case 'format':
      return wrongFormat(value, schema, subject, describe);
    case 'minimum':
      return describe('minimum', `${subject} is ${describeValue(value)}; it should be ${limit} or more.`);
    case 'maximum':
      return describe('maximum', `${subject} is ${describeValue(value)}; it should be ${limit} or less.`);
    case 'minItems':
      return describe('min-items', `${subject} has ${count(value)}; it needs ${entries(limit)} or more.`);
    case 'maxItems':
      return describe('max-items', `${subject} has ${count(value)}; only the first ${limit} are shown.`);
    case 'uniqueItems':
      return describe('unique-items', `${subject} stands in the list twice. Take one of them out.`);
    case 'minProperties':
      return describe('min-properties', `${subject} is empty. Fill it in or leave it out.`);
    case 'maxProperties':
      return describe('max-properties', `${subject} has more than ${limit} fields.`);
    case 'propertyNames':
      return describe(
        'property-names',
        `The name ${quoted(shorten(keyOf(at), maxEvidenceLength))} is not accepted.`,
      );
    default:
      return describe('invalid', `${subject} ${error.message ?? 'is not as its schema says'}.`);
  }
}

/** The field by its title, and for a field of an entry in a list, which entry of which list. */
function nameOf(at: string, schema: JsonSchema, root: unknown, schemaRoot: SchemaRoot): string {
  const keys = pointerKeys(at);
  const own = keys.at(-1);
  const title = quoted(schema.title ?? own ?? 'The content');
  const lists: string[] = [];
  let pointer = '';
  for (const step of at.split('/').slice(1)) {
    if (Array.isArray(valueAt(root, pointer))) {
      lists.push(
        `entry ${Number(step) + 1} of ${quoted(schemaOfField(schemaRoot, pointer)?.title ?? pointer)}`,
      );
    }
    pointer += `/${step}`;
  }
  const innermost = lists.at(-1);
  if (innermost === undefined) return title;
  const isEntryItself = Array.isArray(valueAt(root, parentPointer(at) ?? ''));
  return isEntryItself ? capitalised(innermost) : `${title} in ${innermost}`;
}

/** What is missing something: "A Heading", or a part of one. */
function partOf(at: string, schemaRoot: SchemaRoot): string {
  return quoted(schemaOfField(schemaRoot, parentPointer(at) ?? '')?.title ?? 'This part');
}

function unknownField(at: string, schemaRoot: SchemaRoot): string {
  const owner = schemaOfField(schemaRoot, parentPointer(at) ?? '');
  const names = Object.keys(owner?.properties ?? {});
  const key = keyOf(at);
  const near = nearestName(key, names);
  const hint = near
    ? `Did you mean ${quoted(near)}?`
    : names.length <= maxListedNames
      ? `Its fields are ${listed(names, 'and')}.`
      : 'Take it out, or see its schema for the fields it has.';
  return `${quoted(owner?.title ?? 'This part')} has no field ${quoted(shorten(key, maxEvidenceLength))}. ${hint}`;
}

function accepted(value: unknown, schema: JsonSchema): string {
  const names = (schema.enum ?? []).map(String);
  const near = typeof value === 'string' ? nearestName(value, names) : undefined;
  return `it should be ${describeExpected(schema)}.${near ? ` Did you mean ${quoted(near)}?` : ''}`;
}

function emptyOrShort(value: unknown, limit: number): string {
  if (value === '') return 'empty. Fill it in or leave it out.';
  return `${String(value).length} characters long; it needs ${limit} or more.`;
}

type Describe = (rule: string, message: string) => Description;

function tooLong(
  value: unknown,
  limit: number,
  schema: JsonSchema,
  subject: string,
  describe: Describe,
): Description {
  const length = typeof value === 'string' ? value.length : 0;
  if (schema.contentMediaType === 'text/html') return tooLongHtml(subject, length, limit);
  return describe('max-length', `${subject} has ${length} characters; at most ${limit} fit.`);
}

/** An overlong field of HTML keeps its beginning, so it is told apart from texts that are lost. */
export function tooLongHtml(subject: string, length: number, limit: number): Description {
  return {
    rule: 'html/too-long',
    message: `${subject} has ${length} characters; only the first ${limit} are shown. Split it into several blocks.`,
    evidence: `${length} characters`,
  };
}

function wrongPattern(value: unknown, schema: JsonSchema): string {
  if (typeof value === 'string' && value.trim() === '') return 'blank. Fill it in or leave it out.';
  const [example] = schema.examples ?? [];
  const explained = schema.description ? ` ${schema.description}` : '';
  return `${describeValue(value)}, which is not accepted.${explained}${example === undefined ? '' : ` For example: ${example}`}`;
}

function wrongFormat(value: unknown, schema: JsonSchema, subject: string, describe: Describe): Description {
  const link = schema.format === 'link' && typeof value === 'string' ? checkLink(value) : undefined;
  if (!link || link.ok) {
    const [example] = schema.examples ?? [];
    const kind = schema.format === 'date' ? 'a date of the calendar' : 'a date with a time and a time zone';
    return describe(
      'format',
      `${subject} is ${describeValue(value)}; it should be ${kind}${example ? `, such as ${example}` : ''}.`,
    );
  }
  switch (link.reason) {
    case 'scheme':
      return {
        ...describe('', ''),
        rule: 'link/unsafe-url',
        message: `${subject} is ${describeValue(value)}, which no page may link to. An address starts with https:, http:, mailto: or tel:, or with the slash of a path on this site.`,
      };
    case 'credentials':
      return {
        // The evidence would carry the password into logs and reports.
        rule: 'link/unsafe-url',
        message: `${subject} holds a user name or a password before the host. Write the address without them.`,
      };
    case 'too-long':
      return describe('max-length', `${subject} is too long for an address.`);
    case 'empty':
      return describe('min-length', `${subject} is blank. Fill it in or leave it out.`);
  }
}

function evidenceOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'object' && value !== null) return undefined;
  return shorten(String(value), maxEvidenceLength);
}

function keyOf(at: string): string {
  return pointerKeys(at).at(-1) ?? '';
}

function count(value: unknown): string {
  return entries(Array.isArray(value) ? value.length : 0);
}

function entries(number: number): string {
  return number === 1 ? 'one entry' : `${number === 0 ? 'no' : number} entries`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
