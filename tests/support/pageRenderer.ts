import { shellPartsOf } from '#features/compose.ts';
import { features } from '#features/features.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import { blockRenderer } from './blockRenderer.ts';

/** The real pipeline with every real widget; only the build's file names are made up. Nothing is cached. */
export async function pageRenderer(parts: Partial<PageRenderer> = {}): Promise<PageRenderer> {
  const { islandScripts, ...blocks } = await blockRenderer();
  return {
    ...blocks,
    assets: {
      loader: '/assets/loader.js',
      everyPage: [],
      late: [],
      css: () => ':root{color:#000}',
      laterSheet: () => '/assets/later.css',
      combinedSheet: () => undefined,
      combinable: [],
      behavioursIn: () => [],
      islandScripts,
      file: () => undefined,
    },
    ...(await shellPartsOf(features)),
    ...parts,
  };
}

/** A reader's page: no experiment, country unknown, nothing shown that is for developers. */
export const reader = { preview: false, experiments: {}, country: undefined };
