import type { BlockType } from './generated/types.ts';

/** Twice the displayed size. `npm run palette` draws them. */
export const blockPicture = { width: 320, height: 200, maxBytes: 8 * 1024 } as const;

export const blockPictureFolder = 'editor-preview/app/palette/pictures';

export function blockPictureFile(type: BlockType, scheme: 'light' | 'dark'): string {
  return `${blockPictureFolder}/${type}.${scheme}.webp`;
}
