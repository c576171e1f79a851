import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { valueAt } from '#editor-preview/model/valueAt.ts';
import { blocksInOrder, typeOfNode } from '../../document/blockPlaces.ts';

export interface ListedSource {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
}

export function sourcesIn(article: EditedArticle): ListedSource[] {
  return blocksInOrder(article).flatMap((id) => {
    const node = article.nodes.get(id);
    if (!node || typeOfNode(node) !== 'sources') return [];
    const items = valueAt(node.fields, '/data/items');
    return items instanceof KeyedList ? items.items.flatMap(({ value }) => sourceOf(value) ?? []) : [];
  });
}

function sourceOf(value: EditedValue): ListedSource | undefined {
  if (!isEditedObject(value)) return undefined;
  const text = (field: string): string => {
    const written = Object.hasOwn(value, field) ? value[field] : undefined;
    return typeof written === 'string' || typeof written === 'number' ? String(written) : '';
  };
  const id = text('id');
  if (id === '') return undefined;
  const detail = ['authors', 'publisher', 'year'].map(text).filter((part) => part !== '');
  return { id, title: text('title') || id, detail: detail.join(', ') };
}
