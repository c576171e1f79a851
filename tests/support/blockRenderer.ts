import { createHtmlRenderer } from '#transformer/html/htmlRenderer.ts';
import { loadRegistry } from '#transformer/registry/widget.ts';
import { registry } from '#widgets/registry.ts';
import { testSite } from './site.ts';

/** What renders blocks: the real pipeline with every real widget. Nothing is cached, and only the build's file names are made up. */
export async function blockRenderer() {
  return {
    registry: await loadRegistry(registry),
    html: createHtmlRenderer(0),
    site: testSite,
    islandScripts: (name: string) => ({ component: `/assets/${name}.js`, runtime: '/assets/hydrate.js' }),
  };
}
export type BlockRenderer = Awaited<ReturnType<typeof blockRenderer>>;
