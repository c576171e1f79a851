import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../terminal/exitStatus.ts';
import { inFolder, type PlacedConfiguration } from './configuration.ts';

const moduleName = /(?<!\.d|\.test)\.(?:js|mjs|ts|mts)$/;

/** Absolute names in a fixed order. @throws UsageError when one has none */
export function customRuleModules(configuration: PlacedConfiguration, places: readonly string[]): string[] {
  return [...inFolder(configuration, configuration.customRules), ...places].flatMap((place) => {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (stats && !stats.isDirectory()) return [resolve(place)];
    const names = stats ? readdirSync(place).filter((name) => moduleName.test(name)) : [];
    if (names.length === 0) throw new UsageError(`no rules were found in ${place}`);
    return names.sort().map((name) => resolve(join(place, name)));
  });
}
