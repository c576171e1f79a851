/** One of the builds: its configuration, and the folders whose files can end up in it. */
export interface Build {
  configuration: string;
  folders: readonly string[];
}

/** What readers get and what the server makes it with are the same files. */
const inBoth = ['contracts', 'schemas', 'transformer', 'quality', 'widgets', 'shell', 'features'];

/** What each build may hold follows from which folder may import which. */
export const builds: readonly Build[] = [
  { configuration: 'vite.config.ts', folders: [...inBoth, 'client', 'editor-preview'] },
  { configuration: 'vite.server.config.ts', folders: [...inBoth, 'platform', 'content', 'server', 'cli'] },
];

/** All folders whose files end up in one of the builds. */
export const buildFolders: readonly string[] = [...new Set(builds.flatMap(({ folders }) => folders))];

/** Programs that make code of what it follows from, where it is missing or stale, before anything is built. */
export const generators: readonly string[] = ['schemas/build/generate.ts', 'quality/build/generate.ts'];

/** What the builds read besides: their configuration, and what that imports. */
export const buildFiles: readonly string[] = [
  ...builds.map(({ configuration }) => configuration),
  'vite.comesWith.ts',
];

/**
 * The builds that a change concerns.
 *
 * @param changed files and folders, from the project's folder
 */
export function buildsOf(changed: Iterable<string>): Build[] {
  const places = new Set([...changed].map((file) => file.split(/[\\/]/, 1)[0] ?? ''));
  const concernsAll = buildFiles.some((file) => places.has(file));
  return builds.filter(({ folders }) => concernsAll || folders.some((folder) => places.has(folder)));
}
