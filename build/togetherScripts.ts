import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { Behaviour } from '#contracts/behaviour.ts';
import { togetherSource } from '#shell/assets/togetherSource.ts';

/** One behaviour that fails does not stop the others. */
export function togetherScripts(behaviours: readonly Behaviour[]): Plugin {
  const sources = new Map(
    behaviours
      .filter(({ together }) => together)
      .map(({ moment }) => [resolve(togetherSource(moment)), moment] as const),
  );
  return {
    name: 'pagewell:together',
    enforce: 'pre',
    resolveId: (source) => (sources.has(resolve(source)) ? resolve(source) : null),
    load(id) {
      const moment = sources.get(id);
      if (moment === undefined) return null;
      const those = behaviours.filter((each) => each.together && each.moment === moment);
      return [
        ...those.map(
          ({ script }, index) => `import { start as start${index} } from ${JSON.stringify(resolve(script))};`,
        ),
        `const all = [${those.map(({ marker }, index) => `[${JSON.stringify(marker)}, start${index}]`).join()}];`,
        'export async function start(element, parts) {',
        '  await Promise.all(all.map(async ([marker, begin]) => {',
        '    try { if (element.matches(marker)) await begin(element, parts); } catch (error) { reportError(error); }',
        '  }));',
        '}',
      ].join('\n');
    },
  };
}
