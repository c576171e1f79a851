import { isRecord } from '#contracts/json/isRecord.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { type BodyReader, form, type JsonValidator, json } from './route.ts';

export const maxPostedBytes = 8 * 1024;

interface PostedOptions {
  /** A body with any other field is rejected. */
  fields: readonly string[];
  /** Allow line breaks. Other control characters are rejected everywhere. */
  manyLines?: readonly string[];
  maxBytes?: number;
}

/** At most {@link maxPostedBytes}. No control character, which could inject lines into a mail or a log. */
export function posted<Body>(
  isValid: JsonValidator<Body>,
  { fields, manyLines = [], maxBytes = maxPostedBytes }: PostedOptions,
): BodyReader<Body> {
  const { parse, ...reader } = json(isValid, { maxBytes });
  return {
    ...reader,
    parse: (sent) => {
      const value = parse(sent);
      if (!isRecord(value)) throw badRequest('This request does not have the expected form.');
      requireFields(Object.keys(value), fields);
      for (const [name, inner] of Object.entries(value)) requirePlain(inner, manyLines.includes(name));
      return value;
    },
  };
}

interface PostedFormOptions extends PostedOptions {
  /** Values of repeated fields, such as checkboxes, are joined by a blank. */
  repeated?: readonly string[];
}

/** For a form without script: each field once, as text. */
export function postedForm({
  fields,
  manyLines = [],
  repeated = [],
  maxBytes = maxPostedBytes,
}: PostedFormOptions): BodyReader<ReadonlyMap<string, string>> {
  const { parse, ...reader } = form(maxBytes);
  return {
    ...reader,
    parse: (sent) => {
      const entries = [...parse(sent)];
      requireFields(
        entries.map(([name]) => name),
        fields,
      );
      for (const [name, value] of entries) requirePlain(value, manyLines.includes(name));
      const byName = Map.groupBy(entries, ([name]) => name);
      return new Map(
        [...byName].map(([name, same]) => {
          if (same.length > 1 && !repeated.includes(name)) throw badRequest('A form field was sent twice.');
          return [name, same.map(([, value]) => value).join(' ')];
        }),
      );
    },
  };
}

function requireFields(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw badRequest('This request has an unknown field.');
}

const control = /\p{Cc}/u;
const controlInLines = /[^\P{Cc}\t\n\r]/u;

/** Our forms do not nest lists: deeper values are attempts to overflow the stack. */
const maxDepth = 8;

/** @throws HttpError for a control character in a text or a name, and for too deep nesting */
function requirePlain(value: unknown, mayHaveLines: boolean, depth = 0): void {
  if (depth > maxDepth) throw badRequest('This request is nested too deeply.');
  if (typeof value === 'string') {
    if ((mayHaveLines ? controlInLines : control).test(value))
      throw badRequest('This request contains characters that are not allowed.');
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      requirePlain(name, false);
      requirePlain(inner, mayHaveLines, depth + 1);
    }
  }
}
