import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readPictureHeader } from '#contracts/pictures/pictureHeader.ts';
import { blockPicture, blockPictureFile, blockPictureFolder } from '#schemas/blockPictures.ts';
import { blockTypes } from '#schemas/blockTypes.ts';

const schemes = ['light', 'dark'] as const;
const names = blockTypes.flatMap((type) => schemes.map((scheme) => basename(blockPictureFile(type, scheme))));

test('every type has its picture in the palette; where one is missing: npm run build && npm run palette TYPE', () =>
  expect(names.filter((name) => !existsSync(join(blockPictureFolder, name)))).toEqual([]));

test('no picture is left of a type that is gone: delete it', () =>
  expect(readdirSync(blockPictureFolder).filter((name) => !names.includes(name))).toEqual([]));

test.each(names)('%s has the size of all, in few bytes', (name) => {
  const bytes = readFileSync(join(blockPictureFolder, name));
  const { width, height, maxBytes } = blockPicture;
  expect(readPictureHeader(bytes)).toMatchObject({ kind: 'webp', width, height });
  expect(bytes.byteLength).toBeLessThan(maxBytes);
});
