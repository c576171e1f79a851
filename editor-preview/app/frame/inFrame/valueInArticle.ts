import { valueAt } from '#contracts/json/jsonPointer.ts';
import { articleItself } from '#editor-preview/model/editedArticle.ts';
import type { Chosen } from '../messages.ts';

export function valueInArticle(article: unknown, { block, pointer = '' }: Chosen): unknown {
  return valueAt(block === articleItself ? article : blockNamed(block, article), pointer);
}

export function ownBlockOf(article: unknown, id: string): unknown {
  const blocks = valueAt(article, '/blocks');
  return Array.isArray(blocks) ? blocks.find((block) => valueAt(block, '/id') === id) : undefined;
}

export function blockNamed(id: string, article: unknown): unknown {
  if (typeof article !== 'object' || article === null) return undefined;
  if ('id' in article && article.id === id && 'type' in article) return article;
  for (const inner of Object.values(article)) {
    const found = blockNamed(id, inner);
    if (found !== undefined) return found;
  }
  return undefined;
}
