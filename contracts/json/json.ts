import { isRecord } from './isRecord.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [field: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value);
}

export function isJsonList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

/** Undefined if it is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
