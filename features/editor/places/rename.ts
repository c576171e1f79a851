import { isArticlePath } from '#content/source/articleDocument.ts';
import { InvalidArticleError } from '#content/source/errors.ts';
import { articleRefusalInWords } from '#editing/storing/articleRefusal.ts';
import type { EditorStore } from '../store/editorStore.ts';
import type { PlaceAuthor } from '../store/places/concernsReaders.ts';
import type { EditorWords } from '../words/words.ts';

export type Renaming =
  | { kind: 'renamed'; path: string }
  /** Nothing was changed; a sentence explains why and what to do. */
  | { kind: 'refused'; status: 409 | 422; reason: string };

/** Renames an article, if the new path is free. */
export async function rename(
  store: Pick<EditorStore, 'places'>,
  path: string,
  typed: string,
  author: PlaceAuthor,
  { placing: said, articleRefusals }: EditorWords['words'],
): Promise<Renaming> {
  const to = typed.trim();
  if (!isArticlePath(to)) return { kind: 'refused', status: 422, reason: said.wrongPath };
  if (to === path) return { kind: 'refused', status: 409, reason: said.hasIt };
  try {
    const outcome = await store.places.rename(path, to, author);
    if (outcome.ok) return { kind: 'renamed', path: to };
    if (outcome.because === 'no-article')
      return { kind: 'refused', status: 409, reason: said.noArticle(path) };
  } catch (error) {
    if (error instanceof InvalidArticleError)
      return { kind: 'refused', status: 422, reason: articleRefusalInWords(error.why, articleRefusals) };
    throw error;
  }
  const reason = (await store.places.deletionOf(to)) ? said.keptDeleted(to) : said.isThere(to);
  return { kind: 'refused', status: 409, reason };
}
