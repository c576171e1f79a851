import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { compiledCode, compiledName, openCheckScript, scriptName } from '../check/checkScript.ts';
import type { ArticleDocument } from '../input/document.ts';

/** Articles without a fault, and blocks alone, which are none: what is found in them is compiled as well. */
const samples = ['fixtures/articles', 'fixtures/blocks'];

/**
 * Builds the script that checks documents (`cli/check/checkScript.ts`) beside the modules of the server's build, checks
 * our fixtures with it, and keeps what V8 has compiled meanwhile.
 */
export function checkScript(): Plugin {
  return {
    name: 'pagewell:check-script',
    apply: 'build',
    async closeBundle() {
      const folder = resolve('dist/server/check');
      await build({
        configFile: false,
        logLevel: 'warn',
        ssr: { noExternal: true },
        build: {
          ssr: 'cli/check/checkDocument.ts',
          target: 'node24',
          outDir: folder,
          emptyOutDir: true,
          minify: false,
          rolldownOptions: {
            output: { format: 'cjs', entryFileNames: scriptName, codeSplitting: false },
          },
        },
      });
      const file = join(folder, scriptName);
      writeFileSync(file, wrapped(readFileSync(file, 'utf8')));
      const opened = openCheckScript(file);
      const { documentCheck } = opened.run();
      const check = await documentCheck({
        at: new Date().toISOString(),
        rules: [],
        configuration: { folder: process.cwd() },
        ruleModules: [],
      });
      check(samples.filter(existsSync).flatMap(documentsIn));
      writeFileSync(join(folder, compiledName), compiledCode(opened));
    },
  };
}

/**
 * A module of CommonJS as a function, and in ASCII, which V8 holds in half the memory: each thread holds the source, and
 * compiles from it what our samples did not call.
 */
function wrapped(module: string): string {
  const escaped = /\\[^\0-\x7f]/.exec(module);
  if (escaped) throw new Error(`${escaped[0]} cannot be written in ASCII. Take its backslash away.`);
  const ascii = module.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `(function (module, exports, require) {${ascii}\n})`;
}

function documentsIn(folder: string): ArticleDocument[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ kind: 'file', name: join(folder, name), line: 1 }));
}
