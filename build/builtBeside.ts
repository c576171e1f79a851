import { build, mergeConfig, type Plugin, type UserConfig } from 'vite';

/**
 * Has something built with what readers get, beside it, which is cut into files by itself.
 *
 * @param what the build is of
 */
export function builtBeside(what: string, configuration: UserConfig): Plugin {
  return {
    name: `pagewell:${what}`,
    async writeBundle({ dir = '' }) {
      await build(mergeConfig(configuration, { configFile: false, build: { outDir: dir } }));
    },
  };
}
