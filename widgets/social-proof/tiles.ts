import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { IconName } from './icons.ts';

/** A tile with all that it needs. */
export interface FilledTile {
  icon: IconName;
  mainText: string;
  subText: string | undefined;
}

type Tile = BlockDataByType['social-proof']['tiles'][number];

/** The tiles that are shown: those with an icon and a main text. Pure. */
export function filledTiles(tiles: readonly Tile[]): FilledTile[] {
  return tiles.flatMap(({ icon, mainText, subText }) => {
    const main = mainText?.trim();
    return icon && main ? [{ icon, mainText: main, subText: subText?.trim() || undefined }] : [];
  });
}
