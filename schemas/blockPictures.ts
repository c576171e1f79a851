import type { BlockType } from './generated/types.ts';

/** Pictures of block types, which `npm run palette` draws: twice their displayed size, in pixels. */
export const blockPicture = { width: 320, height: 200, maxBytes: 8 * 1024 } as const;

/** Where they are, from the project's folder. */
export const blockPictureFolder = 'editor-preview/palette/pictures';

/** The picture's file, from the project's folder. */
export function blockPictureFile(type: BlockType, scheme: 'light' | 'dark'): string {
  return `${blockPictureFolder}/${type}.${scheme}.webp`;
}
