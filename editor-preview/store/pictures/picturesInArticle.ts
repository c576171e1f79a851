import { pointerKeys } from '#contracts/json/jsonPointer.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { isBlockType } from '#schemas/blockTypes.ts';
import { altTextFields, imageFields } from '#schemas/generated/fieldLists.ts';
import { writtenBlocks } from '#transformer/blockTree.ts';
import { forEachText } from '#transformer/fieldValues.ts';

export interface PlacedPicture {
  src: string;
  alt?: string;
}

/** Accepts any shape, ignores invalid parts. In reading order. */
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
