/** One of the builds: its configuration, and the folders whose files can end up in it. */
export interface Build {
  configuration: string;
  /** What it makes, from the project's folder. */
  output: string;
  folders: readonly string[];
}

/** What readers get and what the server makes it with are the same files, built by the same settings. */
const inBoth = [
  'build',
  'contracts',
  'editing',
  'schemas',
  'transformer',
  'quality',
  'widgets',
  'shell',
  'features',
];

/** What each build may hold follows from which folder may import which. */
export const builds: readonly Build[] = [
  {
    configuration: 'build/client.config.ts',
    output: 'dist/client',
    folders: [...inBoth, 'client', 'editor-preview'],
  },
  {
    configuration: 'build/server.config.ts',
    output: 'dist/server',
    folders: [...inBoth, 'platform', 'content', 'server', 'cli'],
  },
];

/** All folders whose files end up in one of the builds. */
export const buildFolders: readonly string[] = [...new Set(builds.flatMap(({ folders }) => folders))];

/** A program that makes code, where it is missing or stale, and the folder that all of the code follows from. */
export interface Generator {
  program: string;
  folder: string;
}

/** What runs before anything is built. */
export const generators: readonly Generator[] = [
  { program: 'schemas/build/generate.ts', folder: 'schemas' },
  { program: 'quality/build/generate.ts', folder: 'quality' },
];

/** What has to be made anew. */
export interface DueWork {
  generators: readonly Generator[];
  builds: readonly Build[];
}

/**
 * What a change concerns.
 *
 * @param changed a file or folder, from the project's folder
 */
export function dueAfter(changed: string): DueWork {
  const place = changed.split(/[\\/]/, 1)[0] ?? '';
  return {
    generators: generators.filter(({ folder }) => folder === place),
    builds: builds.filter(({ folders }) => folders.includes(place)),
  };
}
