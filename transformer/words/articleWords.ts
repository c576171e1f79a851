import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields, textFields } from '#schemas/generated/fieldLists.ts';
import { forEachText } from '../article/fieldValues.ts';
import { basicNodesOf } from '../basic/readableText.ts';
import { textOfNodes } from '../basic/textOfNodes.ts';
import { writtenBlocks } from '../blockTree.ts';
import { textOfHtml } from '../html/textOfHtml.ts';
import { countWords } from './countWords.ts';

export function wordsInArticle(article: unknown): number {
  return writtenBlocks(article).reduce((sum, { type, data }) => sum + wordsInBlock(type, data), 0);
}

/** Counts an author's words, without nested blocks and the widget's own texts, so that page and editor agree. */
export function wordsInBlock(type: string, data: unknown, count = countWords): number {
  if (!isBlockType(type)) return 0;
  if (type === 'basic') return count(textOfNodes(basicNodesOf(data) ?? []));
  let words = 0;
  forEachText(data, [...textFields[type], ...htmlFields[type]], (text) => {
    words += count(textOfHtml(text));
  });
  return words;
}
