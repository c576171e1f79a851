import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle, EditedNode } from '#editing/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editing/editedValue.ts';
import { anchorOf } from '#transformer/normalise/anchorHeadings.ts';
import { words } from '../../words/words.ts';
import type { Suggestion } from './suggestion.ts';

/** The sources that an article lists, by their ids. */
export function sourcesOf(article: EditedArticle): Suggestion[] {
  return dataOf(article, 'sources').flatMap((data) => {
    const items = ownValue(data, 'items');
    if (!(items instanceof KeyedList)) return [];
    return items.items.flatMap(({ value }) => {
      const id = textIn(value, 'id');
      return id === '' ? [] : [{ value: id, title: textIn(value, 'title') || id, note: id }];
    });
  });
}

/** Links to the headings of an article. */
export function anchorsOf(article: EditedArticle): Suggestion[] {
  const found = dataOf(article, 'heading').flatMap((data) => {
    const text = textIn(data, 'text');
    const anchor = textIn(data, 'anchor') || anchorOf(text);
    return anchor === ''
      ? []
      : [{ value: `#${anchor}`, title: text || anchor, note: words.forms.inThisArticle(anchor) }];
  });
  return [...new Map(found.map((each) => [each.value, each])).values()];
}

function dataOf({ nodes }: EditedArticle, type: string): EditedNode['fields'][] {
  return [...nodes.values()].flatMap(({ fields }) => {
    const data = Object.hasOwn(fields, 'data') ? fields.data : undefined;
    return ownValue(fields, 'type') === type && isEditedObject(data) ? [data] : [];
  });
}

function textIn(value: EditedValue, name: string): string {
  const text = isEditedObject(value) ? ownValue(value, name) : undefined;
  return typeof text === 'string' ? text.trim() : '';
}
