import { build, mergeConfig, type Plugin, type UserConfig } from 'vite';

/** In a separate folder of the client's build, with separate chunks. */
export function additionalBuild(name: string, configuration: UserConfig): Plugin {
  return {
    name: `pagewell:${name}`,
    async writeBundle({ dir = '' }) {
      await build(mergeConfig(configuration, { configFile: false, build: { outDir: dir } }));
    },
  };
}
