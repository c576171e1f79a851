import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { stepsOf } from './fieldValues.ts';
import type { PreparedBlock } from './preparedArticle.ts';

type TextMap = (text: string) => string;

export function mapHtml<Block extends PreparedBlock>(block: Block, map: TextMap): Block {
  const { type, rejection } = block;
  if (rejection !== undefined || !isBlockType(type)) return block;
  const data = mapTexts(block.data, htmlFields[type], map);
  return data === block.data ? block : { ...block, data };
}

/**
 * Returns the same object if nothing changes.
 * @param fields JSON Pointers with `*` for array items, as in `htmlFields`
 */
export function mapTexts(data: unknown, fields: readonly string[], map: TextMap): unknown {
  return fields.reduce((value, field) => mapAlong(value, stepsOf(field), 0, map), data);
}

function mapAlong(value: unknown, steps: readonly string[], at: number, map: TextMap): unknown {
  const step = steps[at];
  if (step === undefined) return typeof value === 'string' ? map(value) : value;
  if (step === '*') {
    if (!Array.isArray(value)) return value;
    const items: unknown[] = value.map((item) => mapAlong(item, steps, at + 1, map));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return value;
  const previous: unknown = Reflect.get(value, step);
  const after = mapAlong(previous, steps, at + 1, map);
  return after === previous ? value : { ...value, [step]: after };
}
