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
import { importsAtOnce } from './importsAtOnce.ts';
import { linaria } from './linaria.ts';
import { togetherScripts } from './togetherScripts.ts';

const loader = 'client/main.ts';
const runtimeEntry = 'client/hydrate.tsx';

/** What the shell, the features and the blocks have built. */
const { entries, behaviours, laterParts } = builtPartsOf(features);
const namedEntries = Object.values(entries).filter((file) => file !== editorAppSource);
/** The scripts of behaviours, which need no React. */
const behaviourScripts = [...new Set(behaviours.map(builtSource))];

/**
 * Gives the loader and each behaviour copies of their own of what they share with others. Otherwise each shared module
 * would become a chunk that they have to wait for, or a part of the loader that all pages get; and running the island
 * runtime from another address would run the loader again.
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

/** Builds what is not seen at first into files of its own, so that the manifest tells its CSS from that of its component. */
function laterChunks(): Plugin {
  return {
    name: 'pagewell:later-chunks',
    buildStart() {
      for (const id of laterParts) this.emitFile({ type: 'chunk', id, preserveSignature: 'allow-extension' });
    },
  };
}

/** Leaves the parser of amounts out of the browser's scripts: see the module that takes its place. */
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

/** The script that a module is a copy for. */
const ownCopy = /\?of=(\w+)$/;

/**
 * Gives the components that only run on the server copies of what they need of the contracts: their scripts are built for the
 * sheets alone and thrown away, and what an island needs as well would pass for something that several islands share.
 */
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

/** React, the runtime that hydrates islands and that of the build: one file, which pages with an island ask for by its address. */
const islandRuntime =
  /\/node_modules\/(react|react-dom|scheduler)\/|\/client\/(hydrate\.tsx|islands\/[^?]*)$|^\0rolldown\/runtime\.js$/;

/**
 * Small modules that several components have in common. None of them brings CSS along, which a page takes by part. What only
 * questionnaires and calculators have in common, their scores and that they forget, comes with these, and what prices
 * alone have, logos of retailers, a block inside and calls of the API, with these.
 */
const shared =
  /\/(widgets\/(?:ui|commerce|tracking)\/(?!(?:useForgetOnReturn|retailerLogos)\b)[a-z][A-Za-z]*\.ts|transformer\/(?!NestedBlock\b)[^?]+\.tsx|contracts\/(?!(?:quizScoring|fetchJson)\b)[a-z][A-Za-z]*\.ts)$/;

/** Selectors that browsers know and the minifier does not yet: it keeps them, and warns of each one. */
const newSelectors = /'(?:scroll-button|scroll-marker|scroll-marker-group|target-current)' is not recognized/;

/**
 * Vite's own logger, without the warnings about {@link newSelectors}, between which others would be lost. A logger of one's own
 * does not hear of `--logLevel`, so it has the level of `npm start`: what is well is not told.
 */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  const { warn, warnOnce } = logger;
  const isNews = (message: string): boolean => !newSelectors.test(message);
  logger.warn = (message, options) => isNews(message) && warn(message, options);
  logger.warnOnce = (message, options) => isNews(message) && warnOnce(message, options);
  return logger;
}

/** The components that come to the browser. */
const islands = new Set(
  Object.values(registry)
    .filter(({ hydrate }) => hydrate !== 'never')
    .map(({ type }) => resolve(componentFile(type))),
);

/** The components of which pages have the HTML alone. */
const serverOnly = new Set(
  Object.keys(registry)
    .map((type) => resolve(componentFile(type)))
    .filter((file) => !islands.has(file)),
);

/** What pages ask for by its address: the loader, the runtime, islands, behaviours, and what features name. */
const askedFor: ReadonlySet<string> = new Set([
  ...islands,
  ...[loader, runtimeEntry, ...behaviourScripts, ...namedEntries]
    .filter((file) => /(?<!\.styles)\.tsx?$/.test(file))
    .map((file) => resolve(file)),
]);

/**
 * Takes the scripts away again that no page asks for. They are built for their CSS only, of components that run on the
 * server, and hold what readers have no use of, such as the parser of rich HTML.
 */
function onlyScriptsAskedFor(): Plugin {
  return {
    name: 'pagewell:only-scripts-asked-for',
    async writeBundle({ dir = '' }, bundle) {
      const kept = new Set<string>();
      const keep = (fileName: string): void => {
        const chunk = bundle[fileName];
        if (chunk?.type !== 'chunk' || kept.has(fileName)) return;
        kept.add(fileName);
        [...chunk.imports, ...chunk.dynamicImports].forEach(keep);
      };
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      for (const { fileName, facadeModuleId } of chunks) {
        if (askedFor.has(facadeModuleId ?? '')) keep(fileName);
      }
      const others = chunks.filter(({ fileName }) => !kept.has(fileName));
      await Promise.all(others.map(({ fileName }) => rm(join(dir, fileName))));
    },
  };
}

/** The build of what readers get. What people of the editor get is built apart, beside it: `client.config.ts` has all. */
export default defineConfig({
  customLogger: quietLogger(),
  plugins: [
    noQuantities(),
    constantTokensInPlace(),
    laterChunks(),
    togetherScripts(behaviours),
    importsAtOnce(),
    wholeScripts(),
    serverCopies(),
    onlyScriptsAskedFor(),
    consentApis(),
    linaria(),
  ],
  build: {
    outDir: 'dist/client',
    manifest: true,
    // What an island loads later comes with all that it imports, at once and not one after the other.
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    cssTarget,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A call-out holds other blocks, which come with it as well as by themselves.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // What pages ask for may export more than they need: else the runtime would be a file that only names another one.
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
              // Most components only ever run on the server.
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
