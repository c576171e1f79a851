import express, { type Request, type Response, Router } from 'express';
import { type EditorState, editorFields } from '../../contracts/editor.ts';
import { articleListPage } from '../../shell/editor/articleListPage.tsx';
import { editorPage } from '../../shell/editor/editorPage.tsx';
import type { PageRenderer } from '../../shell/renderPage.ts';
import { maxArticleBytes } from '../../transformer/limits.ts';
import { toolPageSender } from '../tools/toolPageSender.ts';
import { type EditorStore, openArticle } from './articleDrafts.ts';
import { draftsApi } from './draftsApi.ts';
import { listArticles } from './listArticles.ts';
import { type PreviewParts, previewArticle } from './previewArticle.ts';
import { bridgeScript, previewDocument } from './previewDocument.ts';
import { articlePathOf, formOf, queryOf } from './requestFields.ts';

export interface EditorDependencies extends PreviewParts {
  /** Undefined where the articles are a CMS's: then JSON can be looked at, and nothing is saved. */
  store: EditorStore | undefined;
  /** For the editor's own pages. */
  renderer: PageRenderer;
  https: boolean;
}

/** Percent-encoding makes up to three bytes of one. The other fields are short. */
const maxFormBytes = 3 * maxArticleBytes + 4096;
const maxFormFields = 10;

/**
 * The editor, behind its guard: the list of articles, the page that edits one, the preview's frame, and the API of the
 * editor's script. The guard has seen to it that whatever changes something comes from the editor's own pages.
 */
export function editorRoutes({ store, renderer, https, render, checker }: EditorDependencies): Router {
  const router = Router({ caseSensitive: true });
  const send = toolPageSender({ https });
  const readForm = express.urlencoded({
    extended: false,
    limit: maxFormBytes,
    parameterLimit: maxFormFields,
    inflate: false,
  });

  const sendEditor = (request: Request, response: Response, state: EditorState): void =>
    send(request, response, editorPage(state, renderer), { framesItself: true });

  const sendPreview = async (request: Request, response: Response, text: string, path: string) => {
    const bridge = renderer.assets.file('editor-preview/bridge/main.ts');
    const preview = await previewArticle(text, path, { render, checker });
    const page = previewDocument(preview, { shell: renderer, bridge });
    send(request, response, page, { framing: 'self', inlineScripts: [bridgeScript] });
  };
  router.post('/frame', readForm, async (request, response) => {
    const fields = formOf(request);
    const text = fields.get(editorFields.text) ?? '';
    const path = fields.get(editorFields.path) ?? '';
    await sendPreview(request, response, text, path);
  });

  if (!store) {
    router.get('/', (request, response) => sendEditor(request, response, nothingKept));
    return router;
  }

  router.get('/', async (request, response) => {
    const list = await listArticles(store, queryOf(request).get('after') ?? '');
    await send(request, response, articleListPage(list, renderer));
  });
  router.get('/frame', async (request, response) => {
    const { path, text } = await openArticle(store, articlePathOf(queryOf(request)));
    await sendPreview(request, response, text, path);
  });
  router.get('/article', async (request, response) => {
    await sendEditor(request, response, await openArticle(store, articlePathOf(queryOf(request))));
  });
  router.use('/api', draftsApi({ store, render }));
  return router;
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
