import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { SiteSettings } from '#quality/siteSettings.ts';
import type { Severity } from '#transformer/problem.ts';
import { isMissing, reasonOf } from '../files/readBounded.ts';
import type { Gate } from '../terminal/counts.ts';
import { UsageError } from '../terminal/exitStatus.ts';

/** How much rules matter, by their name or their family (`html/*`). */
export type Severities = Readonly<Record<string, Severity | 'off'>>;

/** A project's `pagewell.config.json`, as `configuration.schema.json` describes it. */
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

/** A configuration, and where it stands. */
export interface PlacedConfiguration extends Configuration {
  /** The folder that what it names is relative to. */
  folder: string;
  /** The file; nothing where there is none. */
  file?: string;
}

/** What it is called where nobody asks for another file. */
export const configurationName = 'pagewell.config.json';

/**
 * Reads a project's configuration; without a file, an empty one.
 *
 * @param file the file that was asked for; without it, the one in the working folder, which need not be there
 * @throws UsageError where the file is not there, or not as its schema has it
 */
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

/** Ajv is loaded only where there is something to check: most runs have no time for it. */
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
  if (!isConfiguration(value)) {
    throw new UsageError(`${name}: ${configurationFault(isConfiguration.errors ?? [])}`);
  }
  const unsilenced = severitiesIn(value).find(
    ([rule, severity]) => severity === 'off' && (isVital(rule) || vitalFamilies.has(rule)),
  );
  if (unsilenced) {
    throw new UsageError(`${name}: ${unsilenced[0]} cannot be off: what cannot be read has not been checked`);
  }
  return value;
}

function severitiesIn({ rules = {}, overrides = [] }: Configuration): [string, Severity | 'off'][] {
  return [rules, ...overrides.map((override) => override.rules)].flatMap((severities) =>
    Object.entries(severities),
  );
}

/** Nothing can be said of a document that cannot be read, so these are told whatever is asked for. */
export function isVital(rule: string): boolean {
  return /^(?:file\/|json\/(?:syntax$|encoding$|too-))/.test(rule);
}

const vitalFamilies: ReadonlySet<string> = new Set(['file/*', 'json/*']);

/** What a configuration names, relative to itself. */
export function inFolder({ folder }: PlacedConfiguration, places: readonly string[] = []): string[] {
  return places.map((place) => relative(process.cwd(), resolve(folder, place)) || '.');
}

/** A file's name as globs of the configuration see it. */
export function nameInProject({ folder }: PlacedConfiguration, name: string): string {
  return relative(folder, resolve(name));
}
