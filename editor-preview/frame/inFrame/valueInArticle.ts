import { valueAt } from '../../../contracts/json/jsonPointer.ts';
import { articleItself } from '../../../editing/editedArticle.ts';
import type { Chosen } from '../messages.ts';

/** What an article has in a field, named by plain JSON; undefined where nothing stands. */
export function valueInArticle(article: unknown, { block, pointer = '' }: Chosen): unknown {
  return valueAt(block === articleItself ? article : blockNamed(block, article), pointer);
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
