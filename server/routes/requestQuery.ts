import type { Request } from 'express';
import { maxSearchTextLength } from '../../content/source.ts';

/** The first value of a query parameter that holds typed text, trimmed and cut; undefined where there is none. */
export function queryText(request: Request, name: string): string | undefined {
  return parameters(request).get(name)?.trim().slice(0, maxSearchTextLength).toWellFormed();
}

/** The first value of a query parameter that holds a whole number; undefined where it is not one within the bounds. */
export function queryNumber(request: Request, name: string, min: number, max: number): number | undefined {
  const text = parameters(request).get(name) ?? '';
  const number = Number(text);
  return /^\d{1,9}$/.test(text) && number >= min && number <= max ? number : undefined;
}

function parameters(request: Request): URLSearchParams {
  return new URLSearchParams(request.url.slice(request.path.length));
}
