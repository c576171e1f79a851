import { valueAt } from '#contracts/json/jsonPointer.ts';
import { articleItself } from '#editing/editedArticle.ts';
import type { Chosen } from '../messages.ts';

/** What an article has in a field, named by plain JSON; undefined where nothing stands. */
export function valueInArticle(article: unknown, { block, pointer = '' }: Chosen): unknown {
  return valueAt(block === articleItself ? article : blockNamed(block, article), pointer);
}

/** One of the article's own blocks by its id. */
export function ownBlockOf(article: unknown, id: string): unknown {
  const blocks = valueAt(article, '/blocks');
  return Array.isArray(blocks) ? blocks.find((block) => valueAt(block, '/id') === id) : undefined;
}

/** A block of an article by its id, however deep it stands. */
export function blockNamed(id: string, article: unknown): unknown {
  if (typeof article !== 'object' || article === null) return undefined;
  if ('id' in article && article.id === id && 'type' in article) return article;
  for (const inner of Object.values(article)) {
    const found = blockNamed(id, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
