import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Validator } from '#schemas/generated/validators.js';

// A site's own files are read before anything else happens: no request waits meanwhile, so they are read synchronously.

/**
 * A JSON file that its schema accepts.
 *
 * @param schema the name of its schema, for the message
 * @param absent replaces a file that may be missing, and is
 * @throws Error where the file is missing, is no JSON, or says what its schema does not allow
 */
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
  throw new Error(`${file} is not what schemas/${schema}.json describes: ${faults.join('; ')}`);
}

/** @throws Error where the file is missing and has no replacement, or is no JSON */
export function readJson(file: string, absent?: unknown): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    if (absent !== undefined && isMissing(cause)) return absent;
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** The paths of a folder's JSON files, in the order of their names. */
export function jsonFilesIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => path.join(folder, name));
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}
