import { Counter, type Registry } from 'prom-client';
import type { DatabaseStore } from '../../content/database/databaseStore.ts';
import { maxDifferences, previewDifferencesAddress } from '../../contracts/editor.ts';
import type { PageRenderer, RenderInTurns } from '../../shell/renderPage.ts';
import { previewReader } from '../../transformer/frameFacts.ts';
import { completeDraft } from '../../transformer/validate/completeDraft.ts';
import { api, json, page, type Route } from '../route.ts';
import { newArticle } from './articleDrafts.ts';
import { frameDocument, frameScript } from './frameDocument.ts';
import { noPreviewPage } from './noPreviewPage.tsx';
import { articlePathOf } from './requestFields.ts';

interface FrameDependencies {
  /** Undefined where the articles are a CMS's: then the frame begins with an empty page. */
  store: Pick<DatabaseStore, 'editing'> | undefined;
  renderer: PageRenderer;
  render: RenderInTurns;
  /** Where it is counted how often a browser rendered something else than the server. */
  registry: Registry;
}

/** The preview's frame, and what it tells the server of itself. */
export function frameRoutes({ store, renderer, render, registry }: FrameDependencies): Route[] {
  const differences = new Counter({
    name: 'pagewell_preview_differences_total',
    help: 'Blocks that an editor’s browser rendered other than the server, and got from it then.',
    registers: [registry],
  });
  return [
    page('GET /editor/frame', {
      handle: async ({ query }) => {
        const path = articlePathOf(query);
        const edited = await store?.editing.open(path, newArticle(path));
        const article = edited?.article.json ?? { path, title: 'Preview', blocks: [] };
        const sequence = edited?.sequence ?? 0;
        const { document } = await render(completeDraft(article, path), previewReader);
        return {
          document: document
            ? frameDocument(document, { path, article, sequence }, renderer)
            : noPreviewPage(renderer),
          framing: 'self',
          inlineScripts: [frameScript],
        };
      },
    }),
    api(`POST ${previewDifferencesAddress}`, {
      body: json(isCountOfBlocks, { maxBytes: 100 }),
      handle: ({ body }) => {
        differences.inc(body.blocks);
        return { status: 204 };
      },
    }),
  ];
}

function isCountOfBlocks(value: unknown): value is { blocks: number } {
  if (typeof value !== 'object' || value === null || !('blocks' in value)) return false;
  const { blocks } = value;
  return typeof blocks === 'number' && Number.isInteger(blocks) && blocks > 0 && blocks <= maxDifferences;
}
