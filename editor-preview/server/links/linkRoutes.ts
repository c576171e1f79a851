import type { ArticleFinder } from '#content/source/articleFinder.ts';
import { editorAddresses, editorFields, type LinkTarget } from '#editor-preview/model/editorPages.ts';
import type { EditorStore } from '#editor-preview/store/editorStore.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { searchedWords } from '../list/listArticles.ts';

const maxSuggestions = 20;
const maxFound = 100;

interface LinkParts {
  store: Pick<EditorStore, 'lists'> | undefined;
  published: Pick<ArticleFinder, 'named'>;
}

export function linkRoutes({ store, published }: LinkParts): Route[] {
  return [
    api(`GET ${editorAddresses.links}`, async ({ query }) => {
      const words = searchedWords(query.get(editorFields.words) ?? '');
      const found = store ? await ofStore(store, words) : await ofCms(published, words);
      return { body: { articles: best(found, words) } };
    }),
    api(`GET ${editorAddresses.productNames}`, async ({ query }) => {
      const words = searchedWords(query.get(editorFields.words) ?? '');
      const names = store ? await store.lists.productNames(words, maxSuggestions) : [];
      return { body: { names } };
    }),
  ];
}

async function ofStore(store: Pick<EditorStore, 'lists'>, named: string[]): Promise<LinkTarget[]> {
  const found: LinkTarget[] = [];
  for await (const { path, title, publishedRevision } of store.lists.articles({
    limit: maxFound,
    search: { named },
  }))
    found.push({ path, title, isPublished: publishedRevision !== undefined });
  return found;
}

async function ofCms(published: LinkParts['published'], words: readonly string[]): Promise<LinkTarget[]> {
  const { first } = await published.named(words, maxFound);
  return first.map(({ path, title }) => ({ path, title, isPublished: true }));
}

/** Sorts prefix matches of title or path first, then published articles. */
function best(found: readonly LinkTarget[], words: readonly string[]): LinkTarget[] {
  const typed = words.join(' ').toLowerCase();
  const rank = ({ path, title, isPublished }: LinkTarget): number =>
    (title.toLowerCase().startsWith(typed) || path.startsWith(typed) ? 0 : 2) + (isPublished ? 0 : 1);
  return found.toSorted((one, other) => rank(one) - rank(other)).slice(0, maxSuggestions);
}
