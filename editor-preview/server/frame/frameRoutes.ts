import { Counter, type Registry } from 'prom-client';
import type { ContentSource } from '#content/source/source.ts';
import { hasFields, isNumber } from '#contracts/json/guards.ts';
import { readerIn } from '#contracts/previewReader.ts';
import { maxDifferences, previewDifferencesAddress } from '#editor-preview/model/editorPages.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import { languageIn } from '#editor-preview/model/words/language.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import { api, type Framing, json, page, type Route } from '#feature-kit/route.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { frameDocument, frameScript } from '#shell/preview/frameDocument.ts';
import type { PageRenderer } from '#shell/renderPage.ts';
import type { SavedArticles } from '../articles/savedArticles.ts';
import { noPreviewPage } from '../pages/noPreviewPage.tsx';
import { articlePathOf } from '../requests/requestFields.ts';
import { wordsIn } from '../words/words.ts';

interface FrameDependencies {
  store: Pick<EditorStore, 'editing' | 'places'> | undefined;
  source?: Pick<ContentSource, 'get'>;
  renderer: PageRenderer;
  saved: Pick<SavedArticles, 'page'>;
  registry: Registry;
}

export interface CountOfBlocks {
  blocks: number;
}

const isCountOfBlocks = hasFields<CountOfBlocks>({
  blocks: (blocks) => isNumber(blocks) && Number.isInteger(blocks) && blocks > 0 && blocks <= maxDifferences,
});
export const countOfBlocks = json(isCountOfBlocks, { maxBytes: 100 });

export type Frame = ReturnType<typeof createFrame>;

export function createFrame({ store, source, renderer, saved, registry }: FrameDependencies) {
  const differences = new Counter({
    name: 'pagewell_preview_differences_total',
    help: 'Blocks that the editor’s browser rendered differently from the server.',
    registers: [registry],
  });

  async function stored(path: string, title: string): Promise<{ article: unknown; sequence: number }> {
    const edited = await store?.editing.open(path, newArticle(path));
    if (edited) return { article: edited.article.json, sequence: edited.sequence };
    const article = (await source?.get(path))?.value;
    const isThere = typeof article === 'object' && article !== null && !Array.isArray(article);
    return {
      article: isThere ? giveArticleIds({ ...article }, blockFields) : { path, title, blocks: [] },
      sequence: 0,
    };
  }

  return {
    /** @param fields the reader to preview for, and the tool's language @param editor its origin, if another one */
    show: async (requestedPath: string, fields: URLSearchParams, editor?: Framing) => {
      // A window that was open during a rename still uses the old path.
      const path = (await store?.places.present(requestedPath)) ?? requestedPath;
      const i18n = wordsIn(languageIn(fields));
      const { article, sequence } = await stored(path, i18n.words.tool.preview);
      const reader = readerIn(fields);
      const { document, loaded } = await saved.page(article, path, reader);
      const facts = { path, article, sequence, reader, loaded, ...(editor === undefined ? {} : { editor }) };
      return {
        document: document ? frameDocument(document, facts, i18n, renderer) : noPreviewPage(i18n, renderer),
        framing: editor ?? 'self',
        inlineScripts: [frameScript],
      };
    },
    differ: ({ blocks }: CountOfBlocks) => differences.inc(blocks),
  };
}

export function frameRoutes(frame: Frame): Route[] {
  return [
    page('GET /editor/frame', ({ query }) => frame.show(articlePathOf(query), query)),
    api(`POST ${previewDifferencesAddress}`, { body: countOfBlocks }, ({ body }) => {
      frame.differ(body);
      return { status: 204 };
    }),
  ];
}
