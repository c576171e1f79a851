import { isBlockType } from '#schemas/blockTypes.ts';
import { htmlFields, textFields } from '#schemas/generated/fieldLists.ts';
import { basicNodesOf } from './basic/readableText.ts';
import { textOfNodes } from './basic/textOfNodes.ts';
import { writtenBlocks } from './blockTree.ts';
import { countWords } from './countWords.ts';
import { forEachText } from './fieldValues.ts';
import { textOfHtml } from './html/textOfHtml.ts';

/** The words of all blocks of an article of any shape, as {@link wordsInBlock} counts them. */
export function wordsInArticle(article: unknown): number {
  return writtenBlocks(article).reduce((sum, { type, data }) => sum + wordsInBlock(type, data), 0);
}

/**
 * The words that an author wrote for readers in a block; those of blocks inside it are theirs. What a widget says by
 * itself is not counted, so that the page and the editor tell the same.
 */
export function wordsInBlock(type: string, data: unknown): number {
  if (!isBlockType(type)) return 0;
  if (type === 'basic') return countWords(textOfNodes(basicNodesOf(data) ?? []));
  let words = 0;
  forEachText(data, [...textFields[type], ...htmlFields[type]], (text) => {
    words += countWords(textOfHtml(text));
  });
  return words;
}
