/**
 * The file that a thread runs. When the sources run, it stands beside the module that starts it; in a build, each such
 * file is a program of its own, beside the folder with the parts that programs share.
 *
 * @param name without its ending, as `build/server.config.ts` lists it
 * @param startedFrom `import.meta.url` of the module that starts the thread
 */
export function threadFile(name: string, startedFrom: string): URL {
  if (startedFrom.endsWith('.ts')) return new URL(`./${name}.ts`, startedFrom);
  return new URL(startedFrom.includes('/chunks/') ? `../${name}.js` : `./${name}.js`, startedFrom);
}
