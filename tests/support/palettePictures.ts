import type { BlockType } from '#schemas/generated/types.ts';

/** Where the pictures of the palette are, from the project's folder. `npm run palette` draws them. */
export const paletteFolder = 'editor-preview/palette/pictures';

/** The file of a type's picture, for either colour scheme. */
export function paletteName(type: BlockType, scheme: 'light' | 'dark'): string {
  return `${type}.${scheme}.webp`;
}
