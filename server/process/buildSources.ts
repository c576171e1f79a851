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

export interface Generator {
  program: string;
  folder: string;
}

export const generators: readonly Generator[] = [
  { program: 'schemas/build/generate.ts', folder: 'schemas' },
  { program: 'quality/build/generate.ts', folder: 'quality' },
  { program: 'features/drug-savings/places/build/generate.ts', folder: 'features/drug-savings/places' },
];

const generated = /^(?:(?:schemas|quality)\/generated(?:\/|$)|schemas\/article\.bundle\.json)/;

export function generatorsOf(file: string): readonly Generator[] {
  const place = file.replaceAll('\\', '/');
  if (generated.test(place)) return [];
  return generators.filter(({ folder }) => place === folder || place.startsWith(`${folder}/`));
}
