import { isRecord } from '#contracts/json/isRecord.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import type { EditedArticle, EditedNode } from '#editor-preview/model/editedArticle.ts';
import { type EditedValue, isEditedObject, KeyedList } from '#editor-preview/model/editedValue.ts';
import { writeNode } from '#editor-preview/model/writeValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '#transformer/article/fieldValues.ts';
import { headingsOfHtml } from '#transformer/html/textOfHtml.ts';
import { anchorOf } from '#transformer/normalise/anchorHeadings.ts';
import { words } from '../../words/words.ts';
import type { Suggestion } from './suggestion.ts';

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

export function anchorsOf(article: EditedArticle): Suggestion[] {
  const blocks = dataOf(article, 'heading').map((data) => {
    const text = textIn(data, 'text');
    return { text, anchor: textIn(data, 'anchor') || anchorOf(text) };
  });
  const inHtml = headingsInHtml(article).map((text) => ({ text, anchor: anchorOf(text) }));
  const found = new Map<string, Suggestion>();
  for (const { text, anchor } of [...blocks, ...inHtml]) {
    // Duplicate anchors target the first heading, blocks before HTML.
    if (anchor === '' || found.has(anchor)) continue;
    found.set(anchor, {
      value: `#${anchor}`,
      title: text || anchor,
      note: words.forms.inThisArticle(anchor),
    });
  }
  return [...found.values()];
}

function headingsInHtml(article: EditedArticle): string[] {
  const texts: string[] = [];
  for (const node of article.nodes.values()) {
    const type = ownValue(node.fields, 'type');
    if (typeof type !== 'string' || !isBlockType(type) || htmlFields[type].length === 0) continue;
    const { json } = writeNode(node, article);
    forEachText(isRecord(json) ? json.data : undefined, htmlFields[type], (html) => {
      texts.push(...headingsOfHtml(html).map(({ text }) => text));
    });
  }
  return texts.filter((text) => text !== '');
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
