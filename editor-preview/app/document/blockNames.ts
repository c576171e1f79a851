import type { EditedArticle, EditedNode } from '#editor-preview/model/editedArticle.ts';
import {
  BlockPlace,
  type EditedValue,
  isEditedObject,
  KeyedList,
} from '#editor-preview/model/editedValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { blockOutlines } from '#schemas/generated/blockOutlines.ts';
import { textOfHtml } from '#transformer/html/textOfHtml.ts';
import { schemaWords, words } from '../words/words.ts';
import { typeOfNode } from './blockPlaces.ts';

export function typeTitle(type: string): string {
  return isBlockType(type) ? schemaWords(blockOutlines[type].title) : type || words.blocks.none;
}

/** Longer texts are truncated anyway. */
const maxSummary = 120;
const maxRead = 2_000;
const summaries = new WeakMap<EditedNode['fields'], string>();

/** The field named by its schema, otherwise its first text; '' without one that the type does not say. */
export function blockSummary(node: EditedNode): string {
  const known = summaries.get(node.fields);
  if (known !== undefined) return known;
  const type = typeOfNode(node);
  const field = isBlockType(type) ? blockOutlines[type].summaryField : undefined;
  const { data } = node.fields;
  const named = field !== undefined && isEditedObject(data) ? data[field] : undefined;
  const text = (firstText(named) || firstText(data)).slice(0, maxSummary);
  const summary = text === typeTitle(type) ? '' : text;
  summaries.set(node.fields, summary);
  return summary;
}

export function blockName(article: EditedArticle, id: string): string {
  const node = article.nodes.get(id);
  if (!node) return words.blocks.deletedBlock;
  const [title, summary] = [typeTitle(typeOfNode(node)), blockSummary(node)];
  return summary === ''
    ? title
    : words.blocks.summed(title, summary.length > 48 ? `${summary.slice(0, 47)}…` : summary);
}

export function blockNames(article: EditedArticle, ids: readonly string[]): string {
  const [only] = ids;
  return ids.length === 1 && only !== undefined ? blockName(article, only) : words.blocks.several(ids.length);
}

/** The first visible text in a value: addresses and identifiers have no blanks. */
function firstText(value: EditedValue | undefined): string {
  if (typeof value === 'string') return textOfHtml(value.slice(0, maxRead));
  if (value instanceof BlockPlace || value === undefined) return '';
  const inner =
    value instanceof KeyedList
      ? value.items.map((item) => item.value)
      : isEditedObject(value)
        ? Object.values(value)
        : [];
  let word = '';
  for (const one of inner) {
    const text = firstText(one);
    if (text.includes(' ')) return text;
    word ||= /^[/#]|:\/\//.test(text) ? '' : text;
  }
  return word;
}
