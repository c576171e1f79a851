import { isArticlePath } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import type { Revisioned } from '#content/source/source.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { articleRefusalInWords } from '#editor-preview/model/storing/articleRefusal.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import type { EditorWords } from '../words/words.ts';
import type { Templates } from './readTemplates.ts';

export interface WantedArticle {
  path: string;
  title: string;
  template: string;
  copyOf: string;
}

export type BeginOutcome =
  | { kind: 'begun'; path: string }
  | { kind: 'refused'; field: 'path' | 'title' | 'template' | 'copyOf'; reason: string };

const maxTitleLength = 200;

/** From a template, as a copy, or with one empty paragraph. Never changes an existing article. */
export async function beginArticle(
  store: CopiedFrom & Pick<EditorStore, 'saveDraft'>,
  templates: Templates,
  wanted: WantedArticle,
  author: string,
  { beginning: texts, articleRefusals, placing }: EditorWords['words'],
): Promise<BeginOutcome> {
  const path = wanted.path.trim();
  const title = wanted.title.trim();
  if (!isArticlePath(path)) return { kind: 'refused', field: 'path', reason: placing.wrongPath };
  if (title === '' || title.length > maxTitleLength)
    return { kind: 'refused', field: 'title', reason: texts.giveTitle(maxTitleLength) };
  const begun = await contentOf(store, templates, wanted, texts);
  if (begun.kind === 'refused') return begun;
  const article = { ...begun.content, path, title };
  try {
    const outcome = await store.saveDraft(path, article, { author, basedOn: null });
    if (outcome.ok) return { kind: 'begun', path };
  } catch (error) {
    if (error instanceof InvalidArticleError)
      return { kind: 'refused', field: 'path', reason: articleRefusalInWords(error.why, articleRefusals) };
    throw error;
  }
  return {
    kind: 'refused',
    field: 'path',
    reason: texts.isThere(path),
  };
}

type CopiedFrom = Pick<EditorStore, 'get' | 'getDraft' | 'revisions' | 'getRevision'>;

type Begun = { kind: 'content'; content: object } | Extract<BeginOutcome, { kind: 'refused' }>;

async function contentOf(
  store: CopiedFrom,
  templates: Templates,
  { template, copyOf }: WantedArticle,
  texts: EditorWords['words']['beginning'],
): Promise<Begun> {
  if (copyOf !== '') {
    const known = isArticlePath(copyOf) ? await lastSaved(store, copyOf) : undefined;
    if (typeof known?.value !== 'object' || known.value === null)
      return { kind: 'refused', field: 'copyOf', reason: texts.notFoundToCopy(copyOf) };
    return { kind: 'content', content: withoutHistory(known.value) };
  }
  if (template === '') return { kind: 'content', content: emptyArticle };
  const chosen = templates.get(template);
  if (!chosen)
    return {
      kind: 'refused',
      field: 'template',
      reason: texts.noTemplate(template),
    };
  return { kind: 'content', content: chosen.article };
}

/** A withdrawn article has only revisions. */
async function lastSaved(store: CopiedFrom, path: string): Promise<Revisioned<unknown> | undefined> {
  const current = (await store.getDraft(path)) ?? (await store.get(path));
  if (current) return current;
  const [last] = await store.revisions(path, { limit: 1 });
  return last && store.getRevision(path, last.revision);
}

function withoutHistory(article: object): object {
  const copy = without(article, ['publishedAt', 'updatedAt']);
  const byline = ownValue(article, 'byline');
  if (typeof byline !== 'object' || byline === null) return copy;
  return { ...copy, byline: without(byline, ['medicalReviewer', 'reviewed', 'reviewedAt']) };
}

function without(owner: object, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(owner).filter(([field]) => !fields.includes(field)));
}

const emptyArticle = {
  description: '',
  blocks: [{ id: 'intro', type: 'rich-text', data: { html: '' } }],
};
