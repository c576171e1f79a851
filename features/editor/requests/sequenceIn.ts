import { sinceField } from '#editing/exchange.ts';
import { badRequest } from '#platform/http/httpError.ts';

/**
 * The sequence that an address or a header names.
 *
 * @param field where it stands
 * @throws HttpError 400 where it is none
 */
export function sequenceIn(text: string, field: string = sinceField): number {
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`“${field}” is the number of an operation, from 0.`);
  return Number(text);
}
