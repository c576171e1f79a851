import { readListing } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { ContentSource } from '#content/source/source.ts';
import { isJsonObject } from '#contracts/json/json.ts';
import {
  articleField,
  conflictField,
  type EditedTranslation,
  type EditingState,
  editingAddresses,
  maxOperations,
  maxOperationsBytes,
  type OperationsReply,
  type OperationsToSave,
  type PublicationMade,
  sinceField,
} from '#editor-preview/model/exchange.ts';
import { giveArticleIds } from '#editor-preview/model/giveIds.ts';
import { articleRefusalInWords } from '#editor-preview/model/storing/articleRefusal.ts';
import { type EditorStore, newArticle } from '#editor-preview/store/editorStore.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import {
  type ApiReply,
  api,
  type BodyReader,
  json,
  type Route,
  type RouteRequest,
} from '#feature-kit/route.ts';
import { badRequest, HttpError, notFound } from '#platform/http/httpError.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { validateOperations, validatePublication } from '#schemas/generated/validators.js';
import { pageLanguage } from '#shell/document/language.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import { maxJsonDepth } from '#transformer/article/limits.ts';
import { measureJson } from '#transformer/validate/boundArticle.ts';
import { outcomeOf, problemOf, replyOf } from '../articles/outcome.ts';
import { anyReader, articlePathOf, requiredField } from '../requests/requestFields.ts';
import { sequenceIn } from '../requests/sequenceIn.ts';
import { permitted } from '../requests/signedIn.ts';
import { wordsFor } from '../words/words.ts';

const sendLess = 'Nothing was saved. Send the changes in several requests, in order.';
const tooLarge = `The changes are larger than the limit of ${maxOperationsBytes} bytes for one request. ${sendLess}`;

/** Whether operations fit the article is not checked here, because no received operation may be lost. */
const operationsBody: BodyReader<OperationsToSave> = {
  ...json(validateOperations, { maxBytes: maxOperationsBytes, tooLarge }),
  parse: (sent) => {
    const batch = json(validateOperations, { maxBytes: maxOperationsBytes }).parse(sent);
    if (batch.operations.length > maxOperations)
      throw new HttpError(
        413,
        `There are more changes than the limit of ${maxOperations} for one request. ${sendLess}`,
      );
    const { excess } = measureJson(batch);
    if (excess === 'too-deep') throw badRequest(`This is nested more than ${maxJsonDepth} levels deep.`);
    if (excess) throw new HttpError(413, `The changes have too many values for one request. ${sendLess}`);
    return batch;
  },
};

interface EditingParts {
  published: Pick<FeatureParts['published'], 'translationsOf'>;
  store: EditorStore;
  render: YieldingRender;
}

const maxPublicationBytes = 8 * 1024;

export function editingApi({ store, render, published }: EditingParts): Route[] {
  return [
    api(`GET ${editingAddresses.state}`, (request) =>
      atArticlePath(request, async (path) => ({
        body: await openEdited(store, path, published),
      })),
    ),
    api(`GET ${editingAddresses.operations}`, async (request) => {
      const { query } = request;
      const since = sequenceIn(requiredField(query, sinceField));
      const news = await store.editing.since(articlePathOf(query), since);
      const { sequence, operations } = news ?? { sequence: 0, operations: [] };
      if (since > sequence) return ahead(sequence, request);
      return { body: { sequence, operations, parked: [] } satisfies OperationsReply };
    }),
    api(`POST ${editingAddresses.operations}`, { body: operationsBody }, (request) =>
      atArticlePath(request, async (path) => {
        const { since, sender = '', person, operations } = request.body;
        const { id, name: author } = await permitted(request, 'write', store.people);
        if (person !== undefined && person !== id) return otherPerson(author);
        // The author is the signed-in person, whatever the request says.
        const authored = operations.map((operation) => ({ ...operation, author }));
        const article = request.query.get(articleField) ?? undefined;
        const batch = { since, sender, article, operations: authored };
        const outcome = await store.editing.take(path, batch, newArticle(path));
        if (!outcome.ok) return ahead(outcome.sequence, request);
        const { sequence, parked } = outcome;
        return { body: { sequence, operations: outcome.operations, parked } satisfies OperationsReply };
      }),
    ),
    api(`DELETE ${editingAddresses.conflict}`, async (request) => {
      const { query } = request;
      await permitted(request, 'write', store.people);
      const isThere = await store.editing.settle(articlePathOf(query), requiredField(query, conflictField));
      if (!isThere) throw notFound();
      return { status: 204 };
    }),
    api(
      `POST ${editingAddresses.publication}`,
      { body: json(validatePublication, { maxBytes: maxPublicationBytes }) },
      (request) =>
        atArticlePath(request, async (path) => {
          const { name } = await permitted(request, 'publish', store.people);
          return publish(path, request.body, name);
        }),
    ),
  ];

  /** Publishes what renders, if it is still the state that was seen. */
  async function publish(
    path: string,
    { sequence, note, onto }: { sequence: number; note?: string; onto?: string },
    author: string,
  ): Promise<ApiReply> {
    const edited = await store.editing.open(path, newArticle(path));
    if (edited.sequence === sequence) {
      const { document, problems } = await render(edited.article.json, anyReader);
      if (!document) return replyOf({ kind: 'refused', problems });
    }
    const outcome = outcomeOf(await store.editing.publish(path, { sequence, note, onto, author }));
    if (outcome.kind !== 'done') return replyOf(outcome);
    return { body: { revision: outcome.revision, sequence } satisfies PublicationMade };
  }
}

export function cmsEditingApi(source: Pick<ContentSource, 'get'>): Route[] {
  const storedInCms = ({ headers }: Pick<RouteRequest, 'headers'>): string =>
    wordsFor(headers).words.cms.storedInCms;
  const whyNot = (request: Pick<RouteRequest, 'headers'>): ApiReply => ({
    status: 409,
    body: { error: storedInCms(request) },
  });
  return [
    api(`GET ${editingAddresses.state}`, async (request) => {
      const path = articlePathOf(request.query);
      const article = (await source.get(path))?.value;
      if (!isJsonObject(article)) throw notFound();
      const state: EditingState = {
        path,
        article: { json: giveArticleIds(article, blockFields) },
        sequence: 0,
        state: 'published',
        canSave: false,
        whyReadOnly: storedInCms(request),
        parked: [],
      };
      return { body: state };
    }),
    api(`POST ${editingAddresses.operations}`, whyNot),
    api(`POST ${editingAddresses.publication}`, whyNot),
  ];
}

async function openEdited(
  store: EditorStore,
  path: string,
  published: EditingParts['published'],
): Promise<EditingState> {
  const [opened, formerPaths, deleted] = await Promise.all([
    store.editing.open(path, newArticle(path)),
    store.places.former(path),
    store.places.deletionOf(path),
  ]);
  const written = await published.translationsOf({ path, ...readListing(opened.article.json) });
  const translations = written.map(
    (translation): EditedTranslation => ({
      path: translation.path,
      language: pageLanguage(translation.language).tag,
    }),
  );
  return {
    canSave: true,
    ...opened,
    ...(translations.length > 0 ? { translations } : {}),
    ...(formerPaths.length > 0 ? { formerPaths } : {}),
    ...(deleted ? { deleted } : {}),
  };
}

/** Another person has signed in in the sender's browser. Operations must not be stored under their name. */
function otherPerson(name: string): ApiReply {
  const error = `${name} is signed in now, but these changes belong to someone else. They are stored in this browser: sign in as before to save them.`;
  return { status: 401, body: { error } };
}

/** A sequence beyond the last one comes from another store. */
function ahead(sequence: number, { headers }: Pick<RouteRequest, 'headers'>): ApiReply {
  const error = wordsFor(headers).words.refusals.wasReverted(sequence);
  return { status: 409, body: { error, sequence } };
}

async function atArticlePath(
  { query, headers }: Pick<RouteRequest, 'query' | 'headers'>,
  work: (path: string) => Promise<ApiReply>,
): Promise<ApiReply> {
  const path = articlePathOf(query);
  try {
    return await work(path);
  } catch (error) {
    if (!(error instanceof InvalidArticleError)) throw error;
    const message = articleRefusalInWords(error.why, wordsFor(headers).words.articleRefusals);
    return { status: 422, body: { error: message, problems: [problemOf(error, path)] } };
  }
}
