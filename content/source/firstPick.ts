import { isRecord } from '#contracts/json/isRecord.ts';

/** The first product that a list of picks recommends. */
export interface FirstPick {
  name: string;
}

const maxNameLength = 120;

/** Of an article, or of its stored listing. */
export function firstPickIn(value: unknown): FirstPick | undefined {
  if (!isRecord(value)) return undefined;
  if (isRecord(value.firstPick)) return readPick(value.firstPick.name);
  const blocks: unknown[] = Array.isArray(value.blocks) ? value.blocks : [];
  const card = blocks.find(isRecommended);
  return card && readPick(card.data.productTitle);
}

interface Card {
  type: 'product-card';
  data: Readonly<Record<string, unknown>>;
}

/** A paid place is no pick of ours. */
function isRecommended(block: unknown): block is Card {
  if (!isRecord(block) || block.type !== 'product-card' || !isRecord(block.data)) return false;
  return block.data.isFeaturedPartner !== true && block.data.isNotRecommended !== true;
}

function readPick(name: unknown): FirstPick | undefined {
  if (typeof name !== 'string' || name.trim() === '') return undefined;
  return { name: name.trim().slice(0, maxNameLength) };
}
