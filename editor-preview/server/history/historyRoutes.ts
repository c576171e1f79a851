import {
  atField,
  beforeField,
  historyAddresses,
  type Moment,
  readMoment,
  sequenceField,
} from '#editor-preview/model/history.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { isPosition } from '#editor-preview/store/history/timeline.ts';
import { api, page, type Route } from '#feature-kit/route.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import type { Document } from '#shell/document/document.ts';
import type { PageRenderer, YieldingRender } from '#shell/renderPage.ts';
import { withoutElements } from '#transformer/html/withoutElements.ts';
import { previewReader } from '#transformer/preview/frameFacts.ts';
import { completeDraft } from '#transformer/validate/completeDraft.ts';
import { noPreviewPage } from '../pages/noPreviewPage.tsx';
import { articlePathOf, requiredField } from '../requests/requestFields.ts';
import { sequenceIn } from '../requests/sequenceIn.ts';
import { wordsFor } from '../words/words.ts';

export interface HistoryParts {
  store: Pick<EditorStore, 'history'>;
  renderer: PageRenderer;
  render: YieldingRender;
}

export function historyRoutes({ store, renderer, render }: HistoryParts): Route[] {
  const { history } = store;
  return [
    api(`GET ${historyAddresses.history}`, async ({ query }) => {
      const before = query.get(beforeField) ?? undefined;
      if (before !== undefined && !isPosition(before))
        throw badRequest('“before” must be the value of “next” in the previous response.');
      return { body: await history.page(articlePathOf(query), before) };
    }),
    api(`GET ${historyAddresses.article}`, async ({ query }) => {
      const found = await history.at(articlePathOf(query), momentOf(query));
      if (!found) throw notFound();
      return { body: found };
    }),
    api(`GET ${historyAddresses.operation}`, async ({ query }) => {
      const sequence = sequenceIn(requiredField(query, sequenceField), sequenceField);
      const found = await history.operation(articlePathOf(query), sequence);
      if (!found) throw notFound();
      return { body: found };
    }),
    page(`GET ${historyAddresses.page}`, async ({ query, headers }) => {
      const path = articlePathOf(query);
      const found = await history.at(path, momentOf(query));
      if (!found) throw notFound();
      const { document } = await render(completeDraft(found.article.json, path), previewReader);
      return {
        document: document ? stillPage(document) : noPreviewPage(wordsFor(headers), renderer),
        framing: 'self',
      };
    }),
  ];
}

/** @throws HttpError 400 when the request has no valid moment */
function momentOf(query: URLSearchParams): Moment {
  const moment = readMoment(requiredField(query, atField));
  if (!moment) throw badRequest('“at” must be r and a revision number, o and an operation number, or “now”.');
  return moment;
}

/** As readers without script get it. Links open windows, which the surrounding frame forbids. */
function stillPage({ html, css }: Document): Document {
  return { html: withoutElements(html, 'script').replace('<head>', '<head><base target="_blank">'), css };
}
