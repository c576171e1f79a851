import { ownValue } from '#contracts/json/ownValue.ts';
import { affiliateNameFields, paidLinkFields, paidWhereNamedFields } from '#schemas/generated/fieldLists.ts';
import type { BlockType } from '#schemas/generated/types.ts';
import { forEachText } from '../article/fieldValues.ts';

interface PaidAddress {
  url: string;
  name: string | undefined;
}

export function paidAddresses(type: BlockType, data: unknown): PaidAddress[] {
  const found: PaidAddress[] = [];
  forEachText(data, paidLinkFields[type], (url, { field, owner }) => {
    if (url.trim() === '') return;
    const name = (affiliateNameFields[type][field] ?? []).map((key) => textIn(owner, key)).find(Boolean);
    if (name !== undefined || !paidWhereNamedFields[type].includes(field)) found.push({ url, name });
  });
  return found;
}

function textIn(owner: object, key: string): string {
  const value = ownValue(owner, key);
  return typeof value === 'string' ? value.trim() : '';
}
