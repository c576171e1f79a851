import { features } from '../../features/features.ts';
import type { Feature } from '../../features/parts/feature.ts';
import {
  ConfigurationError,
  describeSettings,
  type Environment,
  readSettings,
  type Settings,
  type ValuesOf,
} from '../../platform/configuration/setting.ts';
import { settings } from './settings.ts';

/** What the environment decided, checked and typed. */
export interface Configuration extends ValuesOf<typeof settings> {
  /** What it decided of each feature. */
  readonly features: ReadonlyMap<Feature, ValuesOf<Settings>>;
}

/** Every setting: those of the server, then those of the features. `docs/operations.md` shows this list. */
export const allSettings = [settings, ...features.map((feature) => feature.settings ?? {})].flatMap(
  (each: Settings) => Object.values(each),
);

/**
 * Reads the environment, once, at start.
 *
 * @throws ConfigurationError that names every wrong variable, its value, and what would be right
 */
export function readConfiguration(environment: Environment): Configuration {
  const faults: string[] = [];
  const own = readSettings(settings, environment, faults);
  const ofFeatures = features.map((feature): [Feature, ValuesOf<Settings>] => [
    feature,
    readSettings(feature.settings ?? {}, environment, faults),
  ]);
  if (own.contentCms === 'payload' && own.contentApiUrl === undefined)
    faults.push('CONTENT_CMS is "payload", but CONTENT_API_URL does not say where it is.');
  if (faults.length > 0) throw new ConfigurationError(faults.join('\n'));
  return { ...own, features: new Map(ofFeatures) };
}

/** The environment as it was understood, by variable, for the log: secrets are masked. */
export function describeConfiguration(environment: Environment): Record<string, string> {
  return describeSettings(allSettings, environment);
}
