import type { BlockType } from '../../schemas/generated/types.ts';

/** The pictures of block types in the palette: sizes in pixels, twice as large as they are shown. */
export const palettePicture = { width: 320, height: 200, maxBytes: 8 * 1024 } as const;

/** Where they are, from the project's folder. `npm run palette` draws them. */
export const paletteFolder = 'editor-preview/palette/pictures';

/** The file of a type's picture, for either colour scheme. */
export function paletteName(type: BlockType, scheme: 'light' | 'dark'): string {
  return `${type}.${scheme}.webp`;
}
