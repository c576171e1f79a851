import type { Json } from '#editor-preview/model/editedValue.ts';
import type { Change } from '#editor-preview/model/operation.ts';

export const setTo = (block: string, pointer: string, json: Json) =>
  ({ kind: 'set', block, pointer, value: { json } }) as const satisfies Change;
