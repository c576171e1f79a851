import type { ReactNode } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { type IconName, iconPaths } from './icons.ts';
import { socialProof } from './SocialProof.styles.ts';

export default function SocialProof({ data }: WidgetProps<'social-proof'>): ReactNode {
  const tiles = filledTiles(data.tiles);
  if (tiles.length === 0) return null;
  return (
    <ul className={socialProof} data-tiles={tiles.length}>
      {tiles.map(({ icon, mainText, subText }, index) => (
        <li key={index}>
          <Icon name={icon} />
          <b>{mainText}</b>
          {subText && <span>{subText}</span>}
        </li>
      ))}
    </ul>
  );
}

interface FilledTile {
  icon: IconName;
  mainText: string;
  subText: string | undefined;
}

type Tile = BlockDataByType['social-proof']['tiles'][number];

function filledTiles(tiles: readonly Tile[]): FilledTile[] {
  return tiles.flatMap(({ icon, mainText, subText }) => {
    const main = mainText?.trim();
    return icon && main ? [{ icon, mainText: main, subText: subText?.trim() || undefined }] : [];
  });
}

/** A line icon in the text colour. Decorative: the text next to it has the meaning. */
function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg
      width="40"
      height="40"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
