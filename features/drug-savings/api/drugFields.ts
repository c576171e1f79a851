import { isPartnerId } from '../../../contracts/drugs/priceEntry.ts';
import { isQuantity, mostUnits } from '../partner/priceQuestion.ts';
import { requiredField } from './query.ts';

/** @throws HttpError where a query names no formulation */
export function formulationOf(query: URLSearchParams): string {
  return requiredField(
    query,
    'formulationId',
    (text) => (isPartnerId(text) ? text : undefined),
    'the id of a formulation',
  );
}

/** @throws HttpError where a query says no number of units */
export function quantityOf(query: URLSearchParams): number {
  const accepts = `a whole number from 1 to ${mostUnits}`;
  return requiredField(
    query,
    'quantity',
    (text) => (/^\d{1,9}$/.test(text) && isQuantity(Number(text)) ? Number(text) : undefined),
    accepts,
  );
}

/** A National Drug Code, with its hyphens or without them. */
export function ndcOf(text: string): string | undefined {
  return /^\d[\d-]{3,13}\d$/.test(text) ? text : undefined;
}
