import { readListing } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { ContentSource } from '#content/source/source.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { JsonObject } from '#editing/editedValue.ts';
import {
  type EditedTranslation,
  type EditingState,
  editingAddresses,
  type OperationsReply,
  type PublicationMade,
  parkedField,
  sinceField,
} from '#editing/exchange.ts';
import { giveArticleIds } from '#editing/giveIds.ts';
import { notKeptInWords } from '#editing/keeping/notKept.ts';
import { notFound } from '#platform/http/httpError.ts';
import { blockFields } from '#schemas/generated/blockFields.ts';
import { validatePublication } from '#schemas/generated/validators.js';
import { pageLanguage } from '#shell/document/language.ts';
import type { YieldingRender } from '#shell/renderPage.ts';
import type { FeatureParts } from '../../parts/feature.ts';
import { type ApiReply, api, json, type Route, type RouteRequest } from '../../parts/route.ts';
import { outcomeOf, problemOf, replyOf } from '../articles/outcome.ts';
import { articlePathOf, requiredField } from '../requests/requestFields.ts';
import { sequenceIn } from '../requests/sequenceIn.ts';
import { permitted } from '../requests/signedIn.ts';
import { type EditorStore, newArticle } from '../store/editorStore.ts';
import { wordsFor } from '../words/words.ts';
import { operationsBody } from './operationsBody.ts';

interface EditingParts {
  published: Pick<FeatureParts['published'], 'translationsOf'>;
  store: EditorStore;
  render: YieldingRender;
}

const maxPublicationBytes = 8 * 1024;

/**
 * The article as it is edited, operation by operation: opening it, taking operations, telling which came, publishing.
 * What every body and answer holds stands in `editing/exchange.ts`; where something was not done, the answer
 * says why, with 409 for what somebody else has changed and 422 for what no article can be.
 */
export function editingApi({ store, render, published }: EditingParts): Route[] {
  return [
    api(`GET ${editingAddresses.state}`, {
      handle: (request) =>
        atArticlePath(request, async (path) => ({
          body: await openEdited(store, path, published),
        })),
    }),
    api(`GET ${editingAddresses.operations}`, {
      handle: async (request) => {
        const { query } = request;
        const since = sequenceIn(requiredField(query, sinceField));
        const news = await store.editing.since(articlePathOf(query), since);
        const { sequence, operations } = news ?? { sequence: 0, operations: [] };
        if (since > sequence) return ahead(sequence, request);
        return { body: { sequence, operations, parked: [] } satisfies OperationsReply };
      },
    }),
    api(`POST ${editingAddresses.operations}`, {
      body: operationsBody,
      handle: (request) =>
        atArticlePath(request, async (path) => {
          const { since, sender = '', person, operations } = request.body;
          const { id, name: author } = await permitted(request, 'write', store.people);
          if (person !== undefined && person !== id) return otherPerson(author);
          // Whoever is signed in has done it, whatever the request says.
          const theirs = operations.map((operation) => ({ ...operation, author }));
          const batch = { since, sender, operations: theirs };
          const outcome = await store.editing.take(path, batch, newArticle(path));
          if (!outcome.ok) return ahead(outcome.sequence, request);
          const { sequence, parked } = outcome;
          return { body: { sequence, operations: outcome.operations, parked } satisfies OperationsReply };
        }),
    }),
    api(`DELETE ${editingAddresses.parked}`, {
      handle: async (request) => {
        const { query } = request;
        await permitted(request, 'write', store.people);
        const isThere = await store.editing.settle(articlePathOf(query), requiredField(query, parkedField));
        if (!isThere) throw notFound();
        return { status: 204 };
      },
    }),
    api(`POST ${editingAddresses.publication}`, {
      body: json(validatePublication, { maxBytes: maxPublicationBytes }),
      handle: (request) =>
        atArticlePath(request, async (path) => {
          const { name } = await permitted(request, 'publish', store.people);
          return publish(path, request.body, name);
        }),
    }),
  ];

  /** Publishes what makes a page, if it is still what was seen. */
  async function publish(
    path: string,
    { sequence, note, onto }: { sequence: number; note?: string; onto?: string },
    author: string,
  ): Promise<ApiReply> {
    const edited = await store.editing.open(path, newArticle(path));
    if (edited.sequence === sequence) {
      const { document, problems } = await render(edited.article.json, {
        preview: false,
        experiments: {},
        country: undefined,
      });
      if (!document) return replyOf({ kind: 'refused', problems });
    }
    const outcome = outcomeOf(await store.editing.publish(path, { sequence, note, onto, author }));
    if (outcome.kind !== 'done') return replyOf(outcome);
    return { body: { revision: outcome.revision, sequence } satisfies PublicationMade };
  }
}

/** The same for articles of a CMS, which takes no changes from here: they can be looked at, and nothing is kept. */
export function cmsEditingApi(source: Pick<ContentSource, 'get'>): Route[] {
  const keptInCms = ({ headers }: Pick<RouteRequest, 'headers'>): string =>
    wordsFor(headers).words.cms.takesNothing;
  const whyNot = (request: Pick<RouteRequest, 'headers'>): ApiReply => ({
    status: 409,
    body: { error: keptInCms(request) },
  });
  return [
    api(`GET ${editingAddresses.state}`, {
      handle: async (request) => {
        const path = articlePathOf(request.query);
        const article = (await source.get(path))?.value;
        if (!isJsonObject(article)) throw notFound();
        const state: EditingState = {
          path,
          article: { json: giveArticleIds(article, blockFields) },
          sequence: 0,
          state: 'published',
          canSave: false,
          whyReadOnly: keptInCms(request),
          parked: [],
        };
        return { body: state };
      },
    }),
    api(`POST ${editingAddresses.operations}`, { handle: whyNot }),
    api(`POST ${editingAddresses.publication}`, { handle: whyNot }),
  ];
}

/** An article as it is edited. */
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
    path,
    canSave: true,
    ...opened,
    ...(translations.length > 0 ? { translations } : {}),
    ...(formerPaths.length > 0 ? { formerPaths } : {}),
    ...(deleted ? { deleted } : {}),
  };
}

/** Somebody else has signed in where the sender works: what one person did is not to be kept as another's. */
function otherPerson(name: string): ApiReply {
  const error = `${name} is signed in in this browser now, and this is somebody else's work. It is kept here: sign in as before to save it.`;
  return { status: 401, body: { error } };
}

/** Whoever has seen more than there is has seen another store. */
function ahead(sequence: number, { headers }: Pick<RouteRequest, 'headers'>): ApiReply {
  const error = wordsFor(headers).words.refusals.wasSetBack(sequence);
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
    const said = notKeptInWords(error.why, wordsFor(headers).words.notKept);
    return { status: 422, body: { error: said, problems: [problemOf(error, path)] } };
  }
}

/** What a CMS has sent is JSON; that it is an object is for us to see. */
function isJsonObject(value: unknown): value is JsonObject {
  return isRecord(value);
}
