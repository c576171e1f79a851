import { ownValue } from '#contracts/json/ownValue.ts';
import { readNode } from './basicNode.ts';

const maxPieces = 200;
const maxVisits = 5_000;

const technicalField =
  /^(id|type|src|srcset|href|url|path|slug|variant|layout|style|class|className|theme|color|bgColor|align|tag|icon|key|name|lang|sku|pid)$|(Id|Url|Src|Href|Path|Color|Key|Type)$/;

const settingsField = 'attributes';

/** Readable text of a block of unknown type, in order. May contain HTML, which the caller must sanitise. */
export function readableText(data: unknown): string[] {
  const pieces: string[] = [];
  const open: { field: string; value: unknown }[] = [{ field: '', value: data }];
  for (let visits = 0; open.length > 0 && visits < maxVisits && pieces.length < maxPieces; visits++) {
    const next = open.pop();
    if (next === undefined) break;
    const { field, value } = next;
    if (typeof value === 'string') {
      if (isReadable(field, value)) pieces.push(value.trim());
    } else if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) open.push({ field, value: value[index] });
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value).reverse())
        if (name !== settingsField) open.push({ field: name, value: inner });
    }
  }
  return pieces;
}

function isReadable(field: string, text: string): boolean {
  const trimmed = text.trim();
  if (trimmed === '' || technicalField.test(field)) return false;
  if (/^(https?:|mailto:|tel:|data:|javascript:|\/\/?\S*$|#\S*$)/i.test(trimmed)) return false;
  if (/^\d{4}-\d\d-\d\d(T|$)/.test(trimmed)) return false;
  return /\p{L}/u.test(trimmed);
}

export function basicNodesOf(data: unknown): readonly unknown[] | undefined {
  if (Array.isArray(data)) return data.some(isElement) ? data : undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  if (isElement(data)) return [data];
  for (const field of ['nodes', 'children']) {
    const list = ownValue(data, field);
    if (Array.isArray(list) && list.some(isElement)) return list;
  }
  return undefined;
}

function isElement(value: unknown): boolean {
  const { kind } = readNode(value);
  return kind === 'element' || kind === 'refused-element';
}
