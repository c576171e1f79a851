import { badRequest } from '#platform/http/httpError.ts';

const unseen = /\p{C}/u;

/** @throws HttpError when it is repeated or contains invisible characters */
export function fieldOf(query: URLSearchParams, name: string): string | undefined {
  const [value, another] = query.getAll(name);
  if (another !== undefined) throw badRequest(`${name} is in the query twice.`);
  if (value !== undefined && unseen.test(value))
    throw badRequest(`${name} contains characters that are not allowed.`);
  return value === '' ? undefined : value;
}

/** @param accepts the expected format, in words @throws HttpError when it is missing or invalid */
export function requiredField<Value>(
  query: URLSearchParams,
  name: string,
  read: (text: string) => Value | undefined,
  accepts: string,
): Value {
  const value = optionalField(query, name, read, accepts);
  if (value === undefined) throw badRequest(`${name} must be ${accepts}.`);
  return value;
}

export function optionalField<Value>(
  query: URLSearchParams,
  name: string,
  read: (text: string) => Value | undefined,
  accepts: string,
): Value | undefined {
  const text = fieldOf(query, name);
  if (text === undefined) return undefined;
  const value = read(text);
  if (value === undefined) throw badRequest(`${name} must be ${accepts}.`);
  return value;
}

/** Optional sign and point. `String` of a double from 0.01 on has at most 19 decimals. */
export function numberOf(text: string): number | undefined {
  return /^-?\d{1,15}(?:\.\d{1,19})?$/.test(text) ? Number(text) : undefined;
}
