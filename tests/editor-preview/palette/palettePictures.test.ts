import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPictureHeader } from '#contracts/pictures/pictureHeader.ts';
import { palettePicture } from '#editor-preview/palette/palettePicture.ts';
import { blockTypes } from '#schemas/blockTypes.ts';
import { paletteFolder, paletteName } from '../../support/palettePictures.ts';

const schemes = ['light', 'dark'] as const;
const names = blockTypes.flatMap((type) => schemes.map((scheme) => paletteName(type, scheme)));

test('every type has its picture in the palette; where one is missing: npm run build && npm run palette TYPE', () => {
  expect(names.filter((name) => !existsSync(join(paletteFolder, name)))).toEqual([]);
});

test('no picture is left of a type that is gone: delete it', () => {
  expect(readdirSync(paletteFolder).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(names)('%s has the size of all, in few bytes', (name) => {
  const bytes = readFileSync(join(paletteFolder, name));
  const { width, height, maxBytes } = palettePicture;
  expect(readPictureHeader(bytes)).toMatchObject({ kind: 'webp', width, height });
  expect(bytes.byteLength).toBeLessThan(maxBytes);
});
