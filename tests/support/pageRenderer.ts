import { shellPartsOf } from '../../features/compose.ts';
import { features } from '../../features/features.ts';
import type { PageRenderer } from '../../shell/renderPage.ts';
import { createHtmlRenderer } from '../../transformer/html/htmlRenderer.ts';
import { loadRegistry } from '../../transformer/widget.ts';
import { registry } from '../../widgets/registry.ts';
import { testSite } from './site.ts';

/** The real pipeline with every real widget; only the build's file names are made up. Nothing is cached. */
export async function pageRenderer(parts: Partial<PageRenderer> = {}): Promise<PageRenderer> {
  return {
    registry: await loadRegistry(registry),
    html: createHtmlRenderer(0),
    assets: {
      loader: '/assets/loader.js',
      everyPage: [],
      late: [],
      css: () => ':root{color:#000}',
      laterSheet: () => '/assets/later.css',
      combinedSheet: () => undefined,
      behavioursIn: () => [],
      islandScripts: (name) => ({ component: `/assets/${name}.js`, runtime: '/assets/hydrate.js' }),
      sheet: () => undefined,
      file: () => undefined,
    },
    site: testSite,
    ...(await shellPartsOf(features)),
    ...parts,
  };
}

/** A reader's page: no experiment, country unknown, nothing shown that is for developers. */
export const reader = { preview: false, experiments: {}, country: undefined };
