import { isRecord } from '#contracts/json/isRecord.ts';
import { pointerStep } from '#contracts/json/jsonPointer.ts';

/** The JSON Pointer of a block in an article by its id; undefined if there is none. */
export function pointerOfBlock(value: unknown, id: string, pointer = ''): string | undefined {
  if (Array.isArray(value)) return firstOf(value.entries(), id, pointer);
  if (!isRecord(value)) return undefined;
  if (value.id === id && typeof value.type === 'string') return pointer;
  return firstOf(Object.entries(value), id, pointer);
}

function firstOf(
  parts: Iterable<readonly [string | number, unknown]>,
  id: string,
  pointer: string,
): string | undefined {
  for (const [name, part] of parts) {
    const found = pointerOfBlock(part, id, pointer + pointerStep(name));
    if (found !== undefined) return found;
  }
  return undefined;
}
