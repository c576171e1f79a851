import type { Json } from '#editor-preview/model/editedValue.ts';
import { syntaxFault } from '#rules/engine/json/syntaxFault.ts';

export type ReadJson =
  | { readonly ok: true; readonly json: Json }
  | { readonly ok: false; readonly message: string; readonly line: number; readonly column: number };

export function readJson(text: string): ReadJson {
  try {
    const json: Json = JSON.parse(text);
    return { ok: true, json };
  } catch {
    return { ok: false, ...syntaxFault(text) };
  }
}
