import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Validator } from '#schemas/generated/validators.js';

// Read at start, before any request: synchronously.

/** @param absent replaces an optional file @throws Error for a missing or invalid file */
export function readChecked<Value>(
  file: string,
  schema: string,
  validate: Validator<Value>,
  absent?: Value,
): Value {
  const value = readJson(file, absent);
  if (validate(value)) return value;
  const faults = (validate.errors ?? []).map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
  );
  throw new Error(`${file} does not match schemas/${schema}.json: ${faults.join('; ')}`);
}

/** @throws Error for a file that is no JSON, or is missing without a replacement */
export function readJson(file: string, absent?: unknown): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (absent !== undefined && isMissing(cause)) return absent;
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

export function jsonFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
