import type { Templates } from '../../content/site/readTemplates.ts';
import { type EditorState, editorFields } from '../../contracts/editor.ts';
import type { PageRenderer } from '../../shell/renderPage.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { form, type PageReply, page, type Route } from '../route.ts';
import { author, type EditorStore, openArticle } from './articleDrafts.ts';
import { articleListPage } from './articleListPage.tsx';
import { draftsApi } from './draftsApi.ts';
import { editorPage } from './editorPage.tsx';
import { listArticles, readListQuery } from './listArticles.ts';
import { newArticleRoutes } from './newArticle/newArticleRoutes.ts';
import { type PreviewParts, previewArticle } from './previewArticle.ts';
import { bridgeScript, previewDocument } from './previewDocument.ts';
import { articlePathOf } from './requestFields.ts';
import { withdrawingRoutes } from './withdrawing/withdrawingRoutes.ts';

export interface EditorDependencies extends PreviewParts {
  /** Undefined where the articles are a CMS's: then JSON can be looked at, and nothing is saved. */
  store: EditorStore | undefined;
  /** What articles may be begun with. */
  templates: Templates;
  /** For the editor's own pages. */
  renderer: PageRenderer;
}

/** Percent-encoding makes up to three bytes of one. The other fields are short. */
const maxFormBytes = 3 * maxArticleBytes + 4096;

/**
 * The editor, behind its guard: the list of articles, the page that edits one, the preview's frame, and the API of the
 * editor's script.
 */
export function editorRoutes({ store, templates, renderer, render, check }: EditorDependencies): Route[] {
  const editor = (state: EditorState): PageReply => ({
    document: editorPage(state, renderer),
    framesItself: true,
  });

  const preview = async (text: string, path: string): Promise<PageReply> => {
    const bridge = renderer.assets.file('editor-preview/bridge/main.ts');
    const article = await previewArticle(text, path, { render, check });
    return {
      document: previewDocument(article, { shell: renderer, bridge }),
      framing: 'self',
      inlineScripts: [bridgeScript],
    };
  };
  const previewOfText = page('POST /editor/frame', {
    body: form(maxFormBytes),
    handle: ({ body }) => preview(body.get(editorFields.text) ?? '', body.get(editorFields.path) ?? ''),
  });

  if (!store) return [previewOfText, page('GET /editor', { handle: () => editor(nothingKept) })];

  return [
    previewOfText,
    page('GET /editor', {
      handle: async ({ query: fields }) => {
        const query = readListQuery(fields);
        return { document: articleListPage({ query, ...(await listArticles(store, query)) }, renderer) };
      },
    }),
    page('GET /editor/article', {
      handle: async ({ query }) => editor(await openArticle(store, articlePathOf(query))),
    }),
    ...newArticleRoutes({ store, templates, shell: renderer, author }),
    ...withdrawingRoutes(store),
    ...draftsApi({ store, render }),
  ];
}

/** Where the articles are a CMS's, editors bring a text along. */
const nothingKept: EditorState = {
  path: '',
  text: '',
  basedOn: null,
  updatedAt: null,
  state: 'new',
  canSave: false,
};
