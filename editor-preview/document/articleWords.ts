import { articleItself, type EditedArticle, type EditedNode } from '../../editing/editedArticle.ts';
import { blockJson } from '../../editing/writeValue.ts';
import { isBlockType } from '../../schemas/blockTypes.ts';
import { htmlFields, textFields } from '../../schemas/generated/fieldLists.ts';
import { countWords } from '../../transformer/countWords.ts';
import { forEachText } from '../../transformer/fieldValues.ts';
import { typeOfNode } from './blockPlaces.ts';

const known = new WeakMap<EditedNode['fields'], number>();

/** The words that authors wrote for readers, title not included; about as many as the page shows. */
export function wordsIn(article: EditedArticle): number {
  let words = 0;
  for (const node of article.nodes.values()) if (node.id !== articleItself) words += wordsOf(article, node);
  return words;
}

/** Those of blocks inside are theirs. */
function wordsOf(article: EditedArticle, node: EditedNode): number {
  const before = known.get(node.fields);
  if (before !== undefined) return before;
  const type = typeOfNode(node);
  let words = 0;
  if (isBlockType(type)) {
    const { data } = blockJson(article, node.id);
    forEachText(data, [...textFields[type], ...htmlFields[type]], (text) => {
      words += countWords(text);
    });
  }
  known.set(node.fields, words);
  return words;
}
