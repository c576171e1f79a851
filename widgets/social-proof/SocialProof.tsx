import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { Icon } from './Icon.tsx';
import { socialProof } from './SocialProof.styles.ts';
import { filledTiles } from './tiles.ts';

/** Up to three reasons to trust, side by side. Without a filled tile nothing is shown. */
export default function SocialProof({ data }: WidgetProps<BlockDataByType['social-proof']>): ReactNode {
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
