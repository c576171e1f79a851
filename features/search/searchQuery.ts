import { longestQuery } from './parameters.ts';

/** A query parameter that holds typed text, trimmed and cut; undefined where there is none. */
export function typedText(query: URLSearchParams, name: string): string | undefined {
  return query.get(name)?.trim().slice(0, longestQuery).toWellFormed();
}

/** A query parameter that holds a whole number from 1; undefined where it does not, or a larger one. */
export function pageNumber(query: URLSearchParams, name: string, max: number): number | undefined {
  const text = query.get(name) ?? '';
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= 1 && number <= max ? number : undefined;
}
