import { isPartnerId } from '#contracts/drugs/priceEntry.ts';
import { isQuantity, quantityLimits } from '../partner/priceQuestion.ts';
import { numberOf, requiredField } from './query.ts';

export function formulationOf(query: URLSearchParams): string {
  return requiredField(
    query,
    'formulationId',
    (text) => (isPartnerId(text) ? text : undefined),
    'the id of a formulation',
  );
}

export function quantityOf(query: URLSearchParams): number {
  const { least, most } = quantityLimits;
  const read = (text: string) => {
    const quantity = numberOf(text);
    return quantity !== undefined && isQuantity(quantity) ? quantity : undefined;
  };
  return requiredField(query, 'quantity', read, `a number from ${least} to ${most}`);
}

export function ndcOf(text: string): string | undefined {
  return /^\d[\d-]{3,13}\d$/.test(text) ? text : undefined;
}
