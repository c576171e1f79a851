import { pointerStep } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { FieldChange, Migration } from '#schemas/migrations/migration.ts';
import { migrations as allMigrations, presentVersion } from '#schemas/migrations/migrations.ts';
import type { JsonPatchOperation } from '../problems/problem.ts';

export const versionField = 'schemaVersion';

export interface MigrationStep {
  migration: Migration;
  patch: JsonPatchOperation[];
}

export interface MigratedArticle {
  /** The article in the current version: the same value if unchanged. */
  value: unknown;
  steps: readonly MigrationStep[];
  /** The article's version if it is newer than known here. */
  newerVersion: number | undefined;
}

/** Results of this function. Articles are immutable, so a second migration of the same object is skipped. */
const inPresentForm = new WeakSet<object>();

/** Migrates any article to the current contract version. Pure. By default an article has version 1. */
export function migrateArticle(
  article: unknown,
  migrations: readonly Migration[] = allMigrations,
): MigratedArticle {
  const version = versionOf(article) ?? 1;
  const present = migrations === allMigrations ? presentVersion : (migrations.at(-1)?.to ?? 1);
  const newerVersion = version > present ? version : undefined;
  const isAllOfThem = migrations === allMigrations && typeof article === 'object' && article !== null;
  if (isAllOfThem && inPresentForm.has(article)) return { value: article, steps: [], newerVersion };
  const steps: MigrationStep[] = [];
  let value = article;
  for (const migration of migrations) {
    if (migration.from < version) continue;
    const changes = migration.changes(value);
    if (changes.length === 0) continue;
    steps.push({ migration, patch: [versionStamp(value, migration.to), ...changes.map(operationOf)] });
    value = changes.reduce(
      (changed, change) => withChange(changed, change.at, change),
      withVersion(value, migration.to),
    );
  }
  if (isAllOfThem && typeof value === 'object' && value !== null) inPresentForm.add(value);
  return { value, steps, newerVersion };
}

function versionOf(article: unknown): number | undefined {
  const version =
    typeof article === 'object' && article !== null ? ownValue(article, versionField) : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : undefined;
}

function versionStamp(article: unknown, version: number): JsonPatchOperation {
  const isNamed = typeof article === 'object' && article !== null && Object.hasOwn(article, versionField);
  return { op: isNamed ? 'replace' : 'add', path: `/${versionField}`, value: version };
}

function withVersion(article: unknown, version: number): unknown {
  return typeof article === 'object' && article !== null ? { ...article, [versionField]: version } : article;
}

function operationOf(change: FieldChange): JsonPatchOperation {
  const path = pointerOf(change.at);
  if ('name' in change) {
    return { op: 'move', from: path, path: pointerOf([...change.at.slice(0, -1), change.name]) };
  }
  return 'value' in change ? { op: 'replace', path, value: change.value } : { op: 'remove', path };
}

function pointerOf(keys: readonly string[]): string {
  return keys.map((key) => pointerStep(key)).join('');
}

function withChange(value: unknown, [key, ...inner]: readonly string[], change: FieldChange): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => {
      if (String(index) !== key) return item;
      if (inner.length > 0) return withChange(item, inner, change);
      return 'value' in change ? change.value : item;
    });
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (name !== key) return [[name, field]];
      if (inner.length > 0) return [[name, withChange(field, inner, change)]];
      if ('name' in change) return [[change.name, field]];
      return 'value' in change ? [[name, change.value]] : [];
    }),
  );
}
