import { sinceField } from '#editor-preview/model/exchange.ts';
import { badRequest } from '#platform/http/httpError.ts';

/** @throws HttpError 400 when it is invalid */
export function sequenceIn(text: string, field: string = sinceField): number {
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`“${field}” must be an operation number, from 0.`);
  return Number(text);
}
