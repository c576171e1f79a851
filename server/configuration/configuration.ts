import type { Feature } from '#feature-kit/feature.ts';
import { features } from '#features/features.ts';
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

export interface Configuration extends ValuesOf<typeof settings> {
  readonly features: ReadonlyMap<Feature, ValuesOf<Settings>>;
}

export const allSettings = [settings, ...features.map((feature) => feature.settings ?? {})].flatMap(
  (each: Settings) => Object.values(each),
);

/** Call once, at start. @throws ConfigurationError that lists all invalid variables */
export function readConfiguration(environment: Environment): Configuration {
  const faults: string[] = [];
  const own = readSettings(settings, environment, faults);
  const ofFeatures = features.map((feature): [Feature, ValuesOf<Settings>] => [
    feature,
    readSettings(feature.settings ?? {}, environment, faults),
  ]);
  if (own.contentCms !== 'contract' && own.contentApiUrl === undefined)
    faults.push(`CONTENT_CMS is "${own.contentCms}", but CONTENT_API_URL is not set.`);
  faults.push(...misspeltVariables(environment));
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return { ...own, features: new Map(ofFeatures) };
}

/** Edit distance of a typo. Shorter names, such as FILE_NAME and SITE_NAME, are too similar. */
const toleratedSlips = (name: string): number => (name.length < 12 ? 1 : 2);

function misspeltVariables(environment: Environment): string[] {
  const known = allSettings.map(({ variable }) => variable);
  return Object.keys(environment).flatMap((name) => {
    if (known.includes(name) || !name.includes('_')) return [];
    const limit = toleratedSlips(name) + 1;
    const suggestion = known.find(
      (variable) => variable.includes('_') && editDistance(name, variable, limit) < limit,
    );
    return suggestion === undefined || environment[suggestion] !== undefined
      ? []
      : [`${name} is unknown. Did you mean ${suggestion}?`];
  });
}

export function describeConfiguration(environment: Environment): Record<string, string> {
  return describeSettings(allSettings, environment);
}
