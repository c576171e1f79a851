import type { EditedArticle } from '#editor-preview/model/editedArticle.ts';
import { keyedPlace, plainPointer } from '../document/pointers.ts';
import type { Chosen } from './messages.ts';

export function plainChosen(article: EditedArticle, { block, pointer }: Chosen): Chosen {
  const ofBlock = plainPointer(article, { block, pointer: '' });
  const ofField = pointer === undefined ? undefined : plainPointer(article, { block, pointer });
  if (ofBlock === undefined || ofField === undefined) return { block };
  return { block, pointer: ofField.slice(ofBlock.length) };
}

/** Undefined for a block outside the article, such as a disclosure. */
export function keyedChosen(article: EditedArticle, { block, pointer }: Chosen): Chosen | undefined {
  const ofBlock = plainPointer(article, { block, pointer: '' });
  if (ofBlock === undefined) return undefined;
  if (pointer === undefined) return { block };
  const place = keyedPlace(article, ofBlock + pointer);
  return place.block === block ? place : { block };
}
