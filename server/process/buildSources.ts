export const wholeConfigurations: readonly string[] = ['build/client.config.ts', 'build/server.config.ts'];

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

/** With the folder that it depends on. */
export interface Generator {
  program: string;
  folder: string;
}

/** They run before a build. */
export const generators: readonly Generator[] = [
  { program: 'schemas/build/generate.ts', folder: 'schemas' },
  { program: 'quality/build/generate.ts', folder: 'quality' },
  { program: 'features/drug-savings/places/build/generate.ts', folder: 'features/drug-savings/places' },
];

/** Within source folders. */
const generated = /^(?:(?:schemas|quality)\/generated(?:\/|$)|schemas\/article\.bundle\.json)/;

/** @param file changed file or folder, from the project's folder */
export function generatorsOf(file: string): readonly Generator[] {
  const place = file.replaceAll('\\', '/');
  if (generated.test(place)) return [];
  return generators.filter(({ folder }) => place === folder || place.startsWith(`${folder}/`));
}
