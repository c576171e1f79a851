import type { Request, RequestHandler, Response } from 'express';
import { type EditorState, editorAddresses, editorFields } from '../../schemas/editor.ts';
import { type ArticleForm, articleFormPage } from '../../shell/editor/articleFormPage.tsx';
import type { PageRenderer } from '../../shell/renderPage.ts';
import type { SendToolPage } from '../tools/toolPageSender.ts';
import { type EditorStore, type Outcome, openArticle, publishDraft, saveDraft } from './articleDrafts.ts';
import { previewArticle } from './previewArticle.ts';
import { articlePathOf, basedOnOf, formOf, queryOf } from './requestFields.ts';

interface ArticleFormDependencies {
  store: EditorStore;
  renderer: PageRenderer;
  send: SendToolPage;
}

type Action = 'save' | 'publish';

const doneMessages: Readonly<Record<Action, string>> = {
  save: 'The draft is saved.',
  publish: 'The article is published.',
};

/** The page that edits an article. It works as a form: what was typed comes back with every answer that is not done. */
export function articleForm({ store, renderer, send }: ArticleFormDependencies): {
  show: RequestHandler;
  take: RequestHandler;
} {
  const show: RequestHandler = async (request, response) => {
    const query = queryOf(request);
    const state = await openArticle(store, articlePathOf(query));
    const { problems } = previewArticle(state.text, state.path, renderer);
    const done = query.get('done');
    const message = done === 'save' || done === 'publish' ? doneMessages[done] : undefined;
    await sendArticleForm(send, renderer, request, response, { state, problems, message });
  };

  const take: RequestHandler = async (request, response) => {
    const fields = formOf(request);
    const path = articlePathOf(fields);
    const text = fields.get(editorFields.text) ?? '';
    const action: Action = fields.get(editorFields.action) === 'publish' ? 'publish' : 'save';
    const onto = fields.get(editorFields.onto) || undefined;
    const saved = await saveDraft(store, { path, source: text, basedOn: basedOnOf(fields), onto });
    const outcome =
      action === 'publish' && saved.kind === 'done'
        ? await publishDraft(store, { path, revision: saved.revision }, renderer)
        : saved;
    if (outcome.kind === 'done') {
      const query = new URLSearchParams({ [editorFields.path]: path, done: action });
      response.redirect(303, `${editorAddresses.article}?${query}`);
      return;
    }
    const opened = await openArticle(store, path);
    // A text that could be saved and not be published goes on from what was saved.
    const basedOn = saved.kind === 'done' ? saved.revision : basedOnOf(fields);
    const page = answer(
      outcome,
      { ...opened, text, basedOn },
      () => previewArticle(text, path, renderer).problems,
    );
    await sendArticleForm(send, renderer, request, response, page, outcome.kind === 'conflict' ? 409 : 422);
  };

  return { show, take };
}

/** The form again, with what was typed and the reason why it was not done. */
function answer(
  outcome: Exclude<Outcome, { kind: 'done' }>,
  state: EditorState,
  findProblems: () => ArticleForm['problems'],
): ArticleForm {
  if (outcome.kind === 'refused') {
    const message = state.basedOn === null ? 'Nothing was saved.' : 'Nothing was published or saved over.';
    return { state, problems: outcome.problems, message: `${message} The problems say why.` };
  }
  const { conflict } = outcome;
  const current = conflict.current?.revision;
  // Whoever has seen the other version may save on top of it.
  return conflict.kind === 'published-moved'
    ? { state, problems: findProblems(), conflict, onto: current }
    : { state: { ...state, basedOn: current ?? null }, problems: findProblems(), conflict };
}

/** Sends the form, with the frame that shows its article. */
export function sendArticleForm(
  send: SendToolPage,
  renderer: PageRenderer,
  request: Request,
  response: Response,
  page: ArticleForm,
  status = 200,
): Promise<void> {
  return send(request, response, articleFormPage(page, renderer), { framesItself: true, status });
}
