import type { Settings, ValuesOf } from '../platform/configuration/setting.ts';
import type { Dimensions } from './dimension.ts';
import type { Feature } from './feature.ts';

/** Features with what the environment decided of each. */
export type ConfiguredFeatures = ReadonlyMap<Feature, ValuesOf<Settings>>;

/** What pages vary by because of features. */
export function dimensionsOf(configured: ConfiguredFeatures, facts: { https: boolean }): Partial<Dimensions> {
  return Object.assign(
    {},
    ...[...configured].map(([feature, values]) => feature.dimensions?.(values, facts)),
  );
}
