/** One of the builds: its configuration, and the folders whose files can end up in it. */
export interface Build {
  configuration: string;
  /** What it makes, from the project's folder. */
  output: string;
  folders: readonly string[];
  /** The build that this one stands beside: it is made into what that one has made. */
  partOf?: Build;
  /** The configuration that makes it with all that stands beside it. */
  withParts?: string;
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

const readers: Build = {
  configuration: 'build/readers.config.ts',
  withParts: 'build/client.config.ts',
  output: 'dist/client',
  folders: [...inBoth, 'client', 'editor-preview/frame'],
};

/** What each build may hold follows from which folder may import which. */
export const builds: readonly Build[] = [
  readers,
  {
    configuration: 'build/frame.config.ts',
    output: readers.output,
    folders: [
      ...inBoth,
      'client',
      'content/cms/payload/document',
      'content/cms/payload/fields',
      'editor-preview/clipboard',
      'editor-preview/forms/rich-text',
      'editor-preview/frame',
      'editor-preview/pageView',
      'editor-preview/parts',
      'editor-preview/words',
    ],
    partOf: readers,
  },
  {
    configuration: 'build/editor.config.ts',
    output: readers.output,
    folders: [...inBoth, 'client', 'editor-preview'],
    partOf: readers,
  },
  {
    configuration: 'build/server.config.ts',
    output: 'dist/server',
    folders: [...inBoth, 'platform', 'content', 'server', 'cli'],
  },
];

/** What makes all that is built, and readers' part of it with what is beside it. */
export const wholeConfigurations: readonly string[] = builds
  .filter(({ partOf }) => partOf === undefined)
  .map(({ configuration, withParts = configuration }) => withParts);

/** All folders whose files end up in one of the builds, none within another. */
export const buildFolders: readonly string[] = [...new Set(builds.flatMap(({ folders }) => folders))].filter(
  (folder, _index, all) => !all.some((other) => folder.startsWith(`${other}/`)),
);

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
  const place = changed.replaceAll('\\', '/');
  const isIn = (folder: string): boolean => place === folder || place.startsWith(`${folder}/`);
  return {
    generators: generators.filter(({ folder }) => isIn(folder)),
    builds: builds.filter(({ folders }) => folders.some(isIn)),
  };
}
