import path from 'node:path';

export const wholeConfigurations: readonly string[] = ['build/client.config.ts', 'build/server.config.ts'];

export const buildFolders: readonly string[] = [
  'build',
  'contracts',
  'schemas',
  'transformer',
  'rules',
  'widgets',
  'shell',
  'feature-kit',
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
  { program: 'build/schemas/generate.ts', folder: 'schemas' },
  { program: 'build/rules/generate.ts', folder: 'rules' },
  { program: 'build/places/generate.ts', folder: 'features/drug-savings/places' },
];

const generated = /^(?:(?:schemas|rules)\/generated(?:\/|$)|schemas\/article\.bundle\.json)/;

export function generatorsOf(file: string): readonly Generator[] {
  const place = file.replaceAll('\\', '/');
  if (generated.test(place)) return [];
  return generators.filter(({ program, folder }) =>
    [folder, path.posix.dirname(program)].some(
      (source) => place === source || place.startsWith(`${source}/`),
    ),
  );
}
