import { features } from '#features/features.ts';
import type { Feature } from '#features/parts/feature.ts';
import {
  ConfigurationError,
  describeSettings,
  type Environment,
  readSettings,
  type Settings,
  type ValuesOf,
} from '#platform/configuration/setting.ts';
import { editDistance } from '#transformer/validate/editDistance.ts';
import { settings } from './settings.ts';

/** The environment, checked and typed. */
export interface Configuration extends ValuesOf<typeof settings> {
  readonly features: ReadonlyMap<Feature, ValuesOf<Settings>>;
}

/** All settings: the server's, then the features'. `docs/operations.md` shows this list. */
export const allSettings = [settings, ...features.map((feature) => feature.settings ?? {})].flatMap(
  (each: Settings) => Object.values(each),
);

/**
 * Reads the environment once, at start.
 * @throws ConfigurationError that lists all invalid variables
 */
export function readConfiguration(environment: Environment): Configuration {
  const faults: string[] = [];
  const own = readSettings(settings, environment, faults);
  const ofFeatures = features.map((feature): [Feature, ValuesOf<Settings>] => [
    feature,
    readSettings(feature.settings ?? {}, environment, faults),
  ]);
  if (own.contentCms !== 'contract' && own.contentApiUrl === undefined)
    faults.push(`CONTENT_CMS is "${own.contentCms}", but CONTENT_API_URL does not say where it is.`);
  faults.push(...misspeltVariables(environment));
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return { ...own, features: new Map(ofFeatures) };
}

/** Edit distance that counts as a typo. Shorter names, such as FILE_NAME and SITE_NAME, are too similar. */
const toleratedSlips = (name: string): number => (name.length < 12 ? 1 : 2);

/** Unknown variables with a name similar to one of ours: they would silently have no effect. */
function misspeltVariables(environment: Environment): string[] {
  const known = allSettings.map(({ variable }) => variable);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || !name.includes('_')) return [];
    const limit = toleratedSlips(name) + 1;
    const meant = known.find(
      (variable) => variable.includes('_') && editDistance(name, variable, limit) < limit,
    );
    return meant === undefined || environment[meant] !== undefined
      ? []
      : [`${name} is not known. ${meant} was probably meant.`];
  });
}

/** The environment by variable, for the log, with secrets masked. */
export function describeConfiguration(environment: Environment): Record<string, string> {
  return describeSettings(allSettings, environment);
}
