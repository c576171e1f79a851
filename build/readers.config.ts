import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createLogger, defineConfig, type Logger, type Plugin } from 'vite';
import { builtPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import { builtSource } from '#shell/assets/togetherSource.ts';
import { componentFile } from '#widgets/componentFile.ts';
import { registry } from '#widgets/registry.ts';
import { comesWith } from './comesWith.ts';
import { consentApis } from './consentApis.ts';
import { constantTokensInPlace } from './constantTokens.ts';
import { cssTarget } from './cssTarget.ts';
import { editorAppSource } from './editor.config.ts';
import { linaria } from './linaria.ts';
import { preloadImports } from './preloadImports.ts';
import { togetherScripts } from './togetherScripts.ts';

const loader = 'client/main.ts';
const runtimeEntry = 'client/hydrate.tsx';

const { entries, behaviours, laterParts } = builtPartsOf(features);
const namedEntries = Object.values(entries).filter((file) => file !== editorAppSource);
const behaviourScripts = [...new Set(behaviours.map(builtSource))];

/**
 * Duplicates shared modules into each: chunks would delay them,
 * and importing the loader from another address would run it twice.
 */
function wholeScripts(): Plugin {
  const entries = [loader, ...behaviourScripts];
  return {
    name: 'pagewell:whole-scripts',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      const owner = ownCopy.exec(importer)?.[1] ?? entries.find((entry) => importer.endsWith(entry));
      if (owner === undefined) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || resolved.external || resolved.id.startsWith('\0') || resolved.id.includes('?'))
        return resolved;
      return { ...resolved, id: `${resolved.id}?of=${basename(owner, '.ts')}` };
    },
  };
}

/** Separate files for below-the-fold parts, so that the manifest separates their CSS. */
function laterChunks(): Plugin {
  return {
    name: 'pagewell:later-chunks',
    buildStart() {
      for (const id of laterParts) this.emitFile({ type: 'chunk', id, preserveSignature: 'allow-extension' });
    },
  };
}

/** See the module that replaces it. */
function noQuantities(): Plugin {
  return {
    name: 'pagewell:no-quantities',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === 'numeric-quantity' && importer.includes('/format-quantity/')
        ? resolve('client/recipe/noQuantities.ts')
        : null,
  };
}

const ownCopy = /\?of=(\w+)$/;

/** Contracts for server-only components must not count as sharing a chunk with islands. */
function serverCopies(): Plugin {
  return {
    name: 'pagewell:server-copies',
    enforce: 'pre',
    async resolveId(source, importer = '', options) {
      if (!serverOnly.has(importer) || !/^#contracts\//.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      return resolved && { ...resolved, id: `${resolved.id}?of=server` };
    },
  };
}

const islandRuntime =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/client\/(hydrate\.tsx|islands\/[^?]*)$|^\0rolldown\/runtime\.js$/;

/**
 * Without modules that only questionnaires and calculators, or only prices, share: these load with their
 * components.
 */
const shared =
  /\/(widgets\/(?:ui|commerce|tracking)\/(?!(?:useForgetOnReturn|retailerLogos)\b)[a-z][A-Za-z]*\.ts|transformer\/(?!html\/NestedBlock\b)[^?]+\.tsx|contracts\/(?!(?:quizScoring|fetchJson)\b)[a-z][A-Za-z]*\.ts)$/;

/** Selectors that browsers know and the minifier does not: it keeps them, with a warning each. */
const newSelectors = /'(?:scroll-button|scroll-marker|scroll-marker-group|target-current)' is not recognized/;

/** Without warnings about {@link newSelectors}. A custom logger ignores `--logLevel`. */
function viteLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isNews = (message: string): boolean => !newSelectors.test(message);
  logger.warn = (message, options) => isNews(message) && warn(message, options);
  logger.warnOnce = (message, options) => isNews(message) && warnOnce(message, options);
  return logger;
}

const islands = new Set(
  Object.values(registry)
    .filter(({ hydrate }) => hydrate !== 'never')
    .map(({ type }) => resolve(componentFile(type))),
);

const serverOnly = new Set(
  Object.keys(registry)
    .map((type) => resolve(componentFile(type)))
    .filter((file) => !islands.has(file)),
);

/** Loaded by name. */
const requestedFiles: ReadonlySet<string> = new Set([
  ...islands,
  ...[loader, runtimeEntry, ...behaviourScripts, ...namedEntries]
    .filter((file) => /(?<!\.styles)\.tsx?$/.test(file))
    .map((file) => resolve(file)),
]);

/** Server-only components are built for their CSS. */
function deleteUnloadedScripts(): Plugin {
  return {
    name: 'pagewell:only-scripts-asked-for',
    async writeBundle({ dir = '' }, bundle) {
      const reachable = new Set<string>();
      const keep = (fileName: string): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || reachable.has(fileName)) return;
        reachable.add(fileName);
        [...chunk.imports, ...chunk.dynamicImports].forEach(keep);
      };
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const { fileName, facadeModuleId } of chunks) {
        if (requestedFiles.has(facadeModuleId ?? '')) keep(fileName);
      }
      const others = chunks.filter(({ fileName }) => !reachable.has(fileName));
      await Promise.all(others.map(({ fileName }) => rm(join(dir, fileName))));
    },
  };
}

export default defineConfig({
  customLogger: viteLogger(),
  plugins: [
    noQuantities(),
    constantTokensInPlace(),
    laterChunks(),
    togetherScripts(behaviours),
    preloadImports(),
    wholeScripts(),
    serverCopies(),
    deleteUnloadedScripts(),
    consentApis(),
    linaria(),
  ],
  build: {
    outDir: 'dist/client',
    manifest: true,
    // Dynamic imports preload their dependencies concurrently.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    cssTarget,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A call-out contains other blocks, which are also loaded by themselves.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // Entries may export more than they need; else the runtime would become a file that only re-exports another.
      preserveEntrySignatures: 'allow-extension',
      input: [
        loader,
        runtimeEntry,
        ...behaviourScripts,
        ...namedEntries.filter((file) => existsSync(file)),
        ...Object.keys(registry).map(componentFile),
      ],
      output: {
        codeSplitting: {
          groups: [
            { name: 'runtime', test: islandRuntime, priority: 2 },
            {
              // Most components only run on the server.
              name: (id, graph) => (comesWith(islands, id, graph) ? 'shared' : null),
              test: shared,
              minShareCount: 2,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
