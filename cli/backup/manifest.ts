import { hasFields, isListOf, isText } from '#contracts/json/guards.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { parseJson } from '#contracts/json/json.ts';
import type { Sum } from './summedFile.ts';

export const backupFormat = 1;

export interface Manifest {
  format: typeof backupFormat;
  version: string;
  madeAt: string;
  migrations: Record<string, string[]>;
  tables: Record<string, { columns: string[]; rows: number } & Sum>;
  /** Null if the sequence was never used. */
  sequences: Record<string, string | null>;
  /** By relative path with slashes. */
  files: Record<string, Sum>;
}

export const namesInBackup = {
  manifest: 'manifest.json',
  sum: 'manifest.sha256',
  tables: 'tables',
  files: 'files',
};

export function fileOfTable(table: string): string {
  return `${namesInBackup.tables}/${table}.ndjson`;
}

/** Prevents path traversal: a table's name is also its file's name. */
const plainName = /^[a-z][a-z0-9_]*$/;

/** Returns a text that describes the fault if it is invalid. */
export function parseManifest(text: string): Manifest | string {
  const value = parseJson(text);
  if (value === undefined) return 'it is not JSON';
  if (!isRecord(value)) return 'it is not an object';
  if (value.format !== backupFormat)
    return `its format is ${JSON.stringify(value.format)}, but this release reads ${backupFormat}`;
  const { version, madeAt, migrations, tables, sequences, files } = value;
  if (typeof version !== 'string' || typeof madeAt !== 'string') return 'its version or date is missing';
  if (!isRecordOf(migrations, isTexts)) return '"migrations" must be lists of names';
  if (!isRecordOf(sequences, isCount)) return '"sequences" must be numbers';
  if (!isRecordOf(tables, isTable)) return '"tables" must have columns, rows, bytes and sha256';
  if (!isRecordOf(files, isSum)) return '"files" must have bytes and sha256';
  const odd = Object.keys(tables).find((name) => !plainName.test(name));
  if (odd !== undefined) return `${JSON.stringify(odd)} is not a table name`;
  return { format: backupFormat, version, madeAt, migrations, tables, sequences, files };
}

function isRecordOf<Value>(
  value: unknown,
  isValue: (each: unknown) => each is Value,
): value is Record<string, Value> {
  return isRecord(value) && Object.values(value).every(isValue);
}

function isCount(value: unknown): value is string | null {
  return value === null || (typeof value === 'string' && /^\d{1,19}$/.test(value));
}

const sum = {
  bytes: Number.isSafeInteger,
  sha256: (value: unknown) => isText(value) && /^[0-9a-f]{64}$/.test(value),
};
const isSum = hasFields<Sum>(sum);
const isTexts = isListOf(isText);
const isTable = hasFields<Manifest['tables'][string]>({
  ...sum,
  rows: Number.isSafeInteger,
  columns: isTexts,
});
