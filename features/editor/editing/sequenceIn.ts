import { badRequest } from '../../../platform/http/httpError.ts';

/**
 * The sequence that an address or a header names.
 *
 * @throws HttpError 400 where it is none
 */
export function sequenceIn(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw badRequest('“since” is the number of an operation, from 0.');
  return Number(text);
}
