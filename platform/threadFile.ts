/**
 * Next to its starter in the sources, next to the chunks in a build. @param name as in `build/server.config.ts`
 * @param startedFrom `import.meta.url` of the module that starts the thread
 */
export function threadFile(name: string, startedFrom: string): URL {
  if (startedFrom.endsWith('.ts')) return new URL(`./${name}.ts`, startedFrom);
  return new URL(startedFrom.includes('/chunks/') ? `../${name}.js` : `./${name}.js`, startedFrom);
}
