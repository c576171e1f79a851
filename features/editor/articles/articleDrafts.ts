import type { PublishDraftOutcome, SaveOutcome } from '../../../content/database/articles/drafts.ts';
import type { DatabaseStore } from '../../../content/database/databaseStore.ts';
import type { PublishEditedOutcome } from '../../../content/database/editing/editArticle.ts';
import { InvalidArticleError } from '../../../content/source/errors.ts';
import type { Revisioned } from '../../../content/source/source.ts';
import type { JsonObject } from '../../../editing/editedValue.ts';
import type { Conflict, EditorState, OtherVersion } from '../../../editing/editorPages.ts';
import { readArticle } from '../../../quality/json/readArticle.ts';
import type { RenderInTurns } from '../../../shell/renderPage.ts';
import { createProblem } from '../../../transformer/createProblem.ts';
import type { Problem } from '../../../transformer/problem.ts';

/** What the editor needs of the store. */
export type EditorStore = Pick<
  DatabaseStore,
  | 'editing'
  | 'history'
  | 'comments'
  | 'shares'
  | 'get'
  | 'getDraft'
  | 'saveDraft'
  | 'publishDraft'
  | 'publishEdited'
  | 'onChange'
  | 'listForEditing'
  | 'unpublish'
  | 'publishRevision'
  | 'revisions'
  | 'getRevision'
  | 'people'
  | 'reviews'
  | 'schedules'
  | 'listAuthors'
  | 'listBrokenRules'
  | 'listProductNames'
  | 'listUnlisted'
  | 'countUnlisted'
  | 'keepListed'
  | 'rename'
  | 'presentPath'
  | 'formerPaths'
  | 'delete'
  | 'bringBack'
  | 'deletionOf'
>;

export type Outcome =
  | { kind: 'done'; revision: string }
  /** Nothing was written, because somebody else was faster. */
  | { kind: 'conflict'; conflict: Conflict }
  /** Nothing was written, because the text is no article. */
  | { kind: 'refused'; problems: Problem[] };

/** What an editor gets to see of an article: its draft, else what is published or was last, else the beginning of a new one. */
export async function openArticle(store: EditorStore, path: string): Promise<EditorState> {
  const [draft, published] = await Promise.all([store.getDraft(path), store.get(path)]);
  const current = draft ?? published;
  return {
    path,
    text: textOf(current ? current.value : ((await withdrawn(store, path)) ?? newArticle(path))),
    basedOn: current?.revision ?? null,
    updatedAt: current?.updatedAt ?? null,
    state: draft ? (published ? 'changed' : 'draft') : published ? 'published' : 'new',
    canSave: true,
  };
}

export interface DraftToSave {
  path: string;
  /** The article's JSON, as it was typed. */
  source: string | Uint8Array;
  /** The revision that the text began with; `null` where there was none. */
  basedOn: string | null;
  /** The published revision to follow on, where the draft follows on an older one. */
  onto?: string | undefined;
  /** Who saves it. */
  author: string;
}

/** Keeps a text as the article's draft, if what it began with is still what is there. */
export async function saveDraft(
  store: EditorStore,
  { path, source, basedOn, onto, author }: DraftToSave,
): Promise<Outcome> {
  const parsed = readArticle(source, path);
  if (!parsed.ok) return { kind: 'refused', problems: [parsed.problem] };
  try {
    return outcomeOf(await store.saveDraft(path, parsed.value, { author, basedOn, onto }));
  } catch (error) {
    if (error instanceof InvalidArticleError) return { kind: 'refused', problems: [problemOf(error, path)] };
    throw error;
  }
}

/** Publishes a draft that makes a page, if it is still the one that the editor has seen. */
export async function publishDraft(
  store: EditorStore,
  {
    path,
    revision,
    note,
    author,
  }: { path: string; revision: string; note?: string | undefined; author: string },
  render: RenderInTurns,
): Promise<Outcome> {
  const draft = await store.getDraft(path);
  if (draft?.revision === revision) {
    const { document, problems } = await render(draft.value, {
      preview: false,
      experiments: {},
      country: undefined,
    });
    if (!document) return { kind: 'refused', problems };
  }
  return outcomeOf(await store.publishDraft(path, revision, { author, note }));
}

export function outcomeOf(stored: SaveOutcome | PublishDraftOutcome | PublishEditedOutcome): Outcome {
  if (stored.ok) return { kind: 'done', revision: stored.revision };
  const current = stored.conflict === 'published-moved' ? stored.published : stored.current;
  return { kind: 'conflict', conflict: conflictOf(stored.conflict, current) };
}

function conflictOf(kind: Conflict['kind'], current: Revisioned<unknown> | undefined): Conflict {
  return { kind, ...(current ? { current: otherVersion(current) } : {}) };
}

function otherVersion({ revision, value, updatedAt }: Revisioned<unknown>): OtherVersion {
  return { revision, text: textOf(value), updatedAt };
}

function textOf(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** What readers got last of an article that they get no longer. */
async function withdrawn(store: EditorStore, path: string): Promise<unknown> {
  const [last] = await store.revisions(path, { limit: 1 });
  return last && (await store.getRevision(path, last.revision))?.value;
}

/** The beginning of an article: what it cannot do without, and a first paragraph. */
export function newArticle(path: string): JsonObject {
  return {
    path,
    title: 'Untitled',
    description: '',
    blocks: [{ id: 'intro', type: 'rich-text', data: { html: '<p>The first paragraph.</p>' } }],
  };
}

export function problemOf({ message, pointer }: InvalidArticleError, path: string): Problem {
  return createProblem({ rule: 'article/not-kept', severity: 'error', message, path, pointer });
}
