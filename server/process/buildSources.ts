/** One of the builds: its configuration, and the folders whose files can end up in it. */
export interface Build {
  configuration: string;
  /** What it makes, from the project's folder. */
  output: string;
  folders: readonly string[];
  /** The build that this one is a part of, and made with. By itself it is made into what that one has made. */
  partOf?: Build;
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

const client: Build = {
  configuration: 'build/client.config.ts',
  output: 'dist/client',
  folders: [
    ...inBoth,
    'client',
    // Of the editor only what the frame of the preview needs, which is built with what readers get.
    'editor-preview/clipboard',
    'editor-preview/forms/rich-text',
    'editor-preview/frame',
    'editor-preview/pageView',
    'editor-preview/parts',
    'editor-preview/words',
  ],
};

/** What each build may hold follows from which folder may import which. */
export const builds: readonly Build[] = [
  client,
  {
    configuration: 'build/editor.config.ts',
    output: client.output,
    folders: [...inBoth, 'editor-preview'],
    partOf: client,
  },
  {
    configuration: 'build/server.config.ts',
    output: 'dist/server',
    folders: [...inBoth, 'platform', 'content', 'server', 'cli'],
  },
];

/** All folders whose files end up in one of the builds, none within another. */
export const buildFolders: readonly string[] = [...new Set(builds.flatMap(({ folders }) => folders))].filter(
  (folder, _index, all) => !all.some((other) => folder.startsWith(`${other}/`)),
);

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
  const place = changed.replaceAll('\\', '/');
  const isIn = (folder: string): boolean => place === folder || place.startsWith(`${folder}/`);
  const concerned = builds.filter(({ folders }) => folders.some(isIn));
  return {
    generators: generators.filter(({ folder }) => isIn(folder)),
    builds: withoutParts(concerned),
  };
}

/** Without those that are made with another one of them. */
export function withoutParts(those: readonly Build[]): readonly Build[] {
  return those.filter(({ partOf }) => partOf === undefined || !those.includes(partOf));
}
