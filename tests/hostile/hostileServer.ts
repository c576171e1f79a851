import type { CmsFeed } from '#content/cms/cmsFeed.ts';
import type { Revisioned, SourceHealth } from '#content/source/source.ts';
import { shellPages } from '#server/pages/shellPages.ts';
import { type PageRenderer, renderPage } from '#shell/renderPage.ts';
import type { LoadedWidget } from '#transformer/registry/widget.ts';
import { FakeSource, startTestServer, type TestParts, type TestServer } from '../server/support.ts';
import { pageRenderer } from '../support/pageRenderer.ts';

export async function startHostileServer(renderer: PageRenderer, parts: TestParts = {}): Promise<TestServer> {
  return startTestServer({
    render: async (article, reader) => renderPage(article, { ...reader, preview: false }, renderer),
    shell: shellPages(await pageRenderer()),
    ...parts,
  });
}

export async function rendererWith(
  type: string,
  component: LoadedWidget['component'],
): Promise<PageRenderer> {
  const renderer = await pageRenderer();
  const widget = renderer.registry.get(type);
  if (!widget) throw new Error(`There is no widget for ${type}`);
  return { ...renderer, registry: new Map(renderer.registry).set(type, { ...widget, component }) };
}

/** A CMS behind the running server, where the server's tests have articles in memory. */
export class CmsBehindServer extends FakeSource {
  readonly #cms: CmsFeed;

  constructor(cms: CmsFeed) {
    super();
    this.#cms = cms;
  }

  override get(path: string): Promise<Revisioned<unknown> | undefined> {
    return this.#cms.get(path);
  }

  override health(): Promise<SourceHealth> {
    return this.#cms.health();
  }
}
