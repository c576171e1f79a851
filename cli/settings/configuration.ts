import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { SiteSettings } from '#rules/engine/siteSettings.ts';
import type { Severity } from '#transformer/problems/problem.ts';
import { isMissing, reasonOf } from '../files/readBounded.ts';
import type { Gate } from '../terminal/counts.ts';
import { UsageError } from '../terminal/exitStatus.ts';

/** By rule or family (`html/*`). */
export type Severities = Readonly<Record<string, Severity | 'off'>>;

export interface Configuration {
  failOn?: Gate;
  baseline?: string;
  ignore?: readonly string[];
  customRules?: readonly string[];
  site?: Partial<SiteSettings>;
  corpus?: readonly string[];
  rules?: Severities;
  overrides?: readonly Override[];
}

export interface Override {
  files?: readonly string[];
  paths?: readonly string[];
  blockTypes?: readonly string[];
  rules: Severities;
}

export interface PlacedConfiguration extends Configuration {
  /** Its paths are relative to this folder. */
  folder: string;
  file?: string;
}

export const configurationName = 'pagewell.config.json';

/** Empty without a file. @throws UsageError for a missing requested file, or one invalid by its schema */
export async function readConfiguration(file: string | undefined): Promise<PlacedConfiguration> {
  const name = file ?? configurationName;
  let text: string;
  try {
    text = readFileSync(name, 'utf8');
  } catch (error) {
    if (isMissing(error) && file === undefined) return { folder: process.cwd() };
    throw new UsageError(`${name} cannot be read: ${reasonOf(error)}`);
  }
  return { ...(await checked(name, text)), folder: dirname(resolve(name)), file: resolve(name) };
}

/** Ajv is loaded on demand, because it would slow down runs without a configuration. */
async function checked(name: string, text: string): Promise<Configuration> {
  const [{ Ajv2020 }, { default: schema }, { configurationFault }] = await Promise.all([
    import('ajv/dist/2020.js'),
    import('./configuration.schema.json', { with: { type: 'json' } }),
    import('./configurationFault.ts'),
  ]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name} is not JSON: ${reasonOf(error)}`);
  }
  const isConfiguration = new Ajv2020({ strict: false }).compile<Configuration>(schema);
  if (!isConfiguration(value))
    throw new UsageError(`${name}: ${configurationFault(isConfiguration.errors ?? [])}`);
  const unsilenced = severitiesIn(value).find(
    ([rule, severity]) => severity === 'off' && (isVital(rule) || vitalFamilies.has(rule)),
  );
  if (unsilenced)
    throw new UsageError(`${name}: ${unsilenced[0]} cannot be off: an unreadable file is not checked`);
  return value;
}

function severitiesIn({ rules = {}, overrides = [] }: Configuration): [string, Severity | 'off'][] {
  return [rules, ...overrides.map((override) => override.rules)].flatMap((severities) =>
    Object.entries(severities),
  );
}

/** Reported with any selection of rules, because the document is unreadable. */
export function isVital(rule: string): boolean {
  return /^(?:file\/|json\/(?:syntax$|encoding$|too-))/.test(rule);
}

const vitalFamilies: ReadonlySet<string> = new Set(['file/*', 'json/*']);

export function inFolder({ folder }: PlacedConfiguration, places: readonly string[] = []): string[] {
  return places.map((place) => relative(process.cwd(), resolve(folder, place)) || '.');
}

export function nameInProject({ folder }: PlacedConfiguration, name: string): string {
  return relative(folder, resolve(name));
}
