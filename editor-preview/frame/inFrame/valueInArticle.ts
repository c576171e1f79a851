import { valueAt } from '#contracts/json/jsonPointer.ts';
import { articleItself } from '#editing/editedArticle.ts';
import type { Chosen } from '../messages.ts';

/** A field's value in plain JSON; undefined if it is missing. */
export function valueInArticle(article: unknown, { block, pointer = '' }: Chosen): unknown {
  return valueAt(block === articleItself ? article : blockNamed(block, article), pointer);
}

/** A top-level block by its id. */
export function ownBlockOf(article: unknown, id: string): unknown {
  const blocks = valueAt(article, '/blocks');
  return Array.isArray(blocks) ? blocks.find((block) => valueAt(block, '/id') === id) : undefined;
}

/** A block by its id, at any depth. */
export function blockNamed(id: string, article: unknown): unknown {
  if (typeof article !== 'object' || article === null) return undefined;
  if ('id' in article && article.id === id && 'type' in article) return article;
  for (const inner of Object.values(article)) {
    const found = blockNamed(id, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
