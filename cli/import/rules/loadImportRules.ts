import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkOwnRules, type OwnRules, OwnRulesError } from '#transformer/fromHtml/ownRules.ts';
import { nearestName } from '#transformer/validate/nearestName.ts';
import { reasonOf } from '../../files/readBounded.ts';
import { UsageError } from '../../terminal/exitStatus.ts';
import type { ImportRules } from './importRules.ts';

const fileNames = ['pagewell.import.js', 'pagewell.import.mjs', 'pagewell.import.ts'];

type FieldKind = 'function' | 'texts' | 'record';

const fields: Readonly<Record<keyof ImportRules, FieldKind>> = {
  elements: 'record',
  shortcodes: 'record',
  types: 'texts',
  path: 'function',
  topics: 'record',
  people: 'record',
  reviewer: 'function',
  hosts: 'texts',
};

const words: Readonly<Record<FieldKind, string>> = {
  function: 'a function',
  texts: 'a list of texts',
  record: 'an object',
};

/** @throws UsageError for two files, one that cannot be loaded, or unknown exports */
export async function loadImportRules(folder = process.cwd()): Promise<ImportRules> {
  const [file, other] = fileNames.map((name) => resolve(folder, name)).filter((name) => existsSync(name));
  if (file === undefined) return {};
  if (other !== undefined) throw new UsageError(`both ${file} and ${other} exist; keep only one`);
  let exported: unknown;
  try {
    exported = await import(pathToFileURL(file).href);
  } catch (error) {
    throw new UsageError(`${file} cannot be loaded: ${reasonOf(error)}`);
  }
  return readImportRules(exported, file);
}

export function readImportRules(exported: unknown, file: string): ImportRules {
  if (typeof exported !== 'object' || exported === null) return {};
  const rules = { ...exported };
  for (const [name, value] of Object.entries(rules)) {
    const kind = isField(name) ? fields[name] : undefined;
    if (kind === undefined) {
      const near = nearestName(name, Object.keys(fields));
      throw new UsageError(
        `${file} exports "${name}", which is unknown. ${near ? `Did you mean "${near}"?` : `Allowed: ${Object.keys(fields).join(', ')}.`}`,
      );
    }
    if (!isOf(kind, value)) throw new UsageError(`${file}: "${name}" must be ${words[kind]}`);
  }
  return { ...rules, ...ownRulesOf(rules, file) };
}

function ownRulesOf({ elements = {}, shortcodes = {} }: ImportRules, file: string): OwnRules {
  try {
    return checkOwnRules({ elements, shortcodes });
  } catch (error) {
    throw error instanceof OwnRulesError ? new UsageError(`${file}: ${error.message}`) : error;
  }
}

function isField(name: string): name is keyof ImportRules {
  return Object.hasOwn(fields, name);
}

function isOf(kind: FieldKind, value: unknown): boolean {
  if (kind === 'function') return typeof value === 'function';
  if (kind === 'texts') return Array.isArray(value) && value.every((each) => typeof each === 'string');
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
