/** What makes all that is built: browsers' files, and the server with the commands. */
export const wholeConfigurations: readonly string[] = ['build/client.config.ts', 'build/server.config.ts'];

/** All folders whose files end up in one of the builds, none within another. */
export const buildFolders: readonly string[] = [
  'build',
  'contracts',
  'editing',
  'schemas',
  'transformer',
  'quality',
  'widgets',
  'shell',
  'features',
  'client',
  'editor-preview',
  'platform',
  'content',
  'server',
  'cli',
];

/** A program that makes code or data, where that is missing or stale, and the folder that all of it follows from. */
export interface Generator {
  program: string;
  folder: string;
}

/** What runs before anything is built. */
export const generators: readonly Generator[] = [
  { program: 'schemas/build/generate.ts', folder: 'schemas' },
  { program: 'quality/build/generate.ts', folder: 'quality' },
  { program: 'features/drug-savings/places/build/generate.ts', folder: 'features/drug-savings/places' },
];

/** What generators write into the folders that they read. */
const generated = /^(?:(?:schemas|quality)\/generated(?:\/|$)|schemas\/article\.bundle\.json)/;

/**
 * The generators whose source a file is.
 *
 * @param file the file or folder that changed, from the project's folder
 */
export function generatorsOf(file: string): readonly Generator[] {
  const place = file.replaceAll('\\', '/');
  if (generated.test(place)) return [];
  return generators.filter(({ folder }) => place === folder || place.startsWith(`${folder}/`));
}
