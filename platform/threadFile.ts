/** @param name as in `build/server.config.ts` @param startedFrom `import.meta.url` of its starter */
export function threadFile(name: string, startedFrom: string): URL {
  if (startedFrom.endsWith('.ts')) return new URL(`./${name}.ts`, startedFrom);
  return new URL(startedFrom.includes('/chunks/') ? `../${name}.js` : `./${name}.js`, startedFrom);
}
