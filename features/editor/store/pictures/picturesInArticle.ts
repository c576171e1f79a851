import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { altTextFields, imageFields } from '#schemas/generated/fieldLists.ts';
import { writtenBlocks } from '#transformer/blockTree.ts';
import { forEachText } from '#transformer/fieldValues.ts';

/** A picture in an article. */
export interface PlacedPicture {
  src: string;
  /** Its text alternative there. */
  alt?: string;
}

/**
 * Pictures of an article of any shape, in reading order: the article's own first, then those in picture fields
 * of its blocks. Invalid parts are ignored.
 */
export function picturesInArticle(article: unknown): PlacedPicture[] {
  const found = pictureOf(field(article, 'image'), 'src', 'alt');
  for (const { type, data } of writtenBlocks(article)) {
    if (!isBlockType(type)) continue;
    forEachText(data, imageFields[type], (_src, { field: at, owner }) => {
      const alt = altTextFields[type][at];
      found.push(...pictureOf(owner, lastStep(at), alt === undefined ? undefined : lastStep(alt)));
    });
  }
  return found;
}

function pictureOf(owner: unknown, srcName: string, altName: string | undefined): PlacedPicture[] {
  const src = field(owner, srcName);
  const alt = altName === undefined ? undefined : field(owner, altName);
  if (typeof src !== 'string' || src === '') return [];
  return [{ src, ...(typeof alt === 'string' && alt !== '' ? { alt } : {}) }];
}

function lastStep(pointer: string): string {
  return pointerKeys(pointer).at(-1) ?? '';
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? ownValue(value, key) : undefined;
}
