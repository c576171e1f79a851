/** Folders whose files end up in one of the builds. */
export const buildFolders: readonly string[] = [
  'contracts',
  'schemas',
  'platform',
  'transformer',
  'quality',
  'widgets',
  'content',
  'shell',
  'client',
  'server',
  'cli',
  'editor-preview',
];

/** The builds' own configuration. */
export const buildConfigurations: readonly string[] = [
  'vite.config.ts',
  'vite.server.config.ts',
  'vite.comesWith.ts',
];
