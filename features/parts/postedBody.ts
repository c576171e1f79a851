import { isRecord } from '#contracts/json/isRecord.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { type BodyReader, form, type JsonValidator, json } from './route.ts';

/** The largest body that readers' forms send, in bytes. */
export const maxPostedBytes = 8 * 1024;

interface PostedOptions {
  /** Every field that there is; of a body with another one, nothing is taken. */
  fields: readonly string[];
  /** The fields in which lines may be broken. Other control characters stand in none. */
  manyLines?: readonly string[];
  maxBytes?: number;
}

/**
 * What a reader sends, as JSON: no more than {@link maxPostedBytes}, no field that is not known, and no control character, by which
 * one line of a mail or a log would become two.
 */
export function posted<Body>(
  isValid: JsonValidator<Body>,
  { fields, manyLines = [], maxBytes = maxPostedBytes }: PostedOptions,
): BodyReader<Body> {
  const { parse, ...reader } = json(isValid, { maxBytes });
  return {
    ...reader,
    parse: (sent) => {
      const value = parse(sent);
      if (!isRecord(value)) throw badRequest('This request is not of the form that is taken here.');
      requireFields(Object.keys(value), fields);
      for (const [name, inner] of Object.entries(value)) requirePlain(inner, manyLines.includes(name));
      return value;
    },
  };
}

interface PostedFormOptions extends PostedOptions {
  /** The fields that may come several times, such as boxes to tick. Their values are joined by a blank. */
  repeated?: readonly string[];
}

/** {@link posted} of a page without script: each field once, as text. */
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
          if (same.length > 1 && !repeated.includes(name))
            throw badRequest('A field of this form came twice.');
          return [name, same.map(([, value]) => value).join(' ')];
        }),
      );
    },
  };
}

function requireFields(names: readonly string[], known: readonly string[]): void {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw badRequest('This request has a field that is not known here.');
}

const control = /\p{Cc}/u;
const controlInLines = /[^\P{Cc}\t\n\r]/u;

/** No form of ours sends lists in lists in lists: what is deeper is made to fill the stack of whoever walks through it. */
const maxDepth = 8;

/** @throws HttpError where a text in a value, or a name, holds a control character, and where it is far too deep */
function requirePlain(value: unknown, mayHaveLines: boolean, depth = 0): void {
  if (depth > maxDepth) throw badRequest('This request is deeper than any that is taken here.');
  if (typeof value === 'string') {
    if ((mayHaveLines ? controlInLines : control).test(value))
      throw badRequest('This request holds characters that are not taken here.');
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      requirePlain(name, false);
      requirePlain(inner, mayHaveLines, depth + 1);
    }
  }
}
