import { basename, join, resolve } from 'node:path';
import { configurationName, nameInProject, type PlacedConfiguration } from './configuration.ts';
import type { ValidateOptions } from './options.ts';
import { matchesAny } from './severityOf.ts';

export function baselineFile(
  { baseline, folder }: PlacedConfiguration,
  options: Pick<ValidateOptions, 'baseline'>,
): string | undefined {
  if (options.baseline !== undefined) return options.baseline;
  return baseline === undefined ? undefined : join(folder, baseline);
}

/** JSON files of tools in many projects' folders. */
const namesOfTools: ReadonlySet<string> = new Set([
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  configurationName,
]);

/** Excludes files of tools, the run's own configuration, baseline and reports, and ignored ones. */
export function articleFilter(
  configuration: PlacedConfiguration,
  options: Pick<ValidateOptions, 'baseline' | 'formats'>,
): (name: string) => boolean {
  const { ignore = [], file } = configuration;
  const own = [file, baselineFile(configuration, options), ...options.formats.map((format) => format.file)];
  const ownFiles = new Set(own.flatMap((name) => (name === undefined ? [] : resolve(name))));
  return (name) =>
    !namesOfTools.has(basename(name)) &&
    !ownFiles.has(resolve(name)) &&
    !(ignore.length > 0 && matchesAny(nameInProject(configuration, name), ignore));
}
