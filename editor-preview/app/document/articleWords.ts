import { articleItself, type EditedArticle, type EditedNode } from '#editor-preview/model/editedArticle.ts';
import { blockJson } from '#editor-preview/model/writeValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { wordsInBlock } from '#transformer/words/articleWords.ts';
import { typeOfNode } from './blockPlaces.ts';

const known = new WeakMap<EditedNode['fields'], number>();

export function wordsIn(article: EditedArticle): number {
  let words = 0;
  for (const node of article.nodes.values()) if (node.id !== articleItself) words += wordsOf(article, node);
  return words;
}

function wordsOf(article: EditedArticle, node: EditedNode): number {
  const before = known.get(node.fields);
  if (before !== undefined) return before;
  const type = typeOfNode(node);
  const words = isBlockType(type) ? wordsInBlock(type, blockJson(article, node.id).data) : 0;
  known.set(node.fields, words);
  return words;
}

/** Without a title there is no page, with or without its other content. */
export function isUntitled({ nodes }: EditedArticle): boolean {
  const title = nodes.get(articleItself)?.fields.title;
  return typeof title !== 'string' || title.trim() === '';
}
