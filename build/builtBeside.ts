import { build, mergeConfig, type Plugin, type UserConfig } from 'vite';

/** In a separate folder of the client's build, with separate chunks. */
export function builtBeside(what: string, configuration: UserConfig): Plugin {
  return {
    name: `pagewell:${what}`,
    async writeBundle({ dir = '' }) {
      await build(mergeConfig(configuration, { configFile: false, build: { outDir: dir } }));
    },
  };
}
