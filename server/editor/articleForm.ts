import type { Request, RequestHandler, Response } from 'express';
import { type EditorState, editorAddresses, editorFields } from '../../contracts/editor.ts';
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
    // A text that could be saved and not be published goes on from what was saved.
    const typed = { text, basedOn: saved.kind === 'done' ? saved.revision : basedOnOf(fields) };
    const page = {
      state: await openArticle(store, path),
      ...answerTo(outcome, typed),
      problems: outcome.kind === 'refused' ? outcome.problems : previewArticle(text, path, renderer).problems,
    };
    await sendArticleForm(send, renderer, request, response, page, outcome.kind === 'conflict' ? 409 : 422);
  };

  return { show, take };
}

/** What the form says where it was not done, and what it sends next time. */
function answerTo(
  outcome: Exclude<Outcome, { kind: 'done' }>,
  typed: Pick<EditorState, 'text' | 'basedOn'>,
): Pick<ArticleForm, 'typed' | 'message' | 'conflict' | 'onto'> {
  if (outcome.kind === 'refused') {
    return { typed, message: 'This could not be done, and nothing was overwritten. The problems say why.' };
  }
  const { conflict } = outcome;
  const current = conflict.current?.revision;
  // Whoever has seen the other version may save on top of it.
  return conflict.kind === 'published-moved'
    ? { typed, conflict, onto: current }
    : { typed: { ...typed, basedOn: current ?? null }, conflict };
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
