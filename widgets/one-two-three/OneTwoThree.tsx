import type { ReactNode } from 'react';
import type { BlockDataByType, OneTwoThreeTile } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/widget.ts';
import { linkOutcome } from '../tracking/linkOutcome.ts';
import { trackClick, trackFacts } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { initialInPlace } from '../ui/initial.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { initial, present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { oneTwoThree } from './OneTwoThree.styles.ts';

const pictureWidth = 660;
const pictureHeight = 440;

const maxTiles = 3;
const defaultLinkText = 'Learn more';

/** Tiles without a title are left out; among tiles with images, one without gets its initial. */
export default function OneTwoThree({
  data,
  block,
}: WidgetProps<BlockDataByType['one-two-three'], 'holdsFirstPicture'>): ReactNode {
  const tiles = (data.items ?? []).filter(({ title }) => present(title)).slice(0, maxTiles);
  if (tiles.length === 0) return null;
  const firstPicture = tiles.findIndex(({ image }) => image);
  return (
    <ul
      className={oneTwoThree}
      data-tiles={tiles.length}
      {...trackFacts({ location: 'One two three', elementType: 'LINK' })}
    >
      {tiles.map((tile, index) => (
        <li key={index}>
          {tile.image ? (
            <Picture
              src={tile.image}
              alt={tile.alt}
              focus={tile.focus}
              width={pictureWidth}
              height={pictureHeight}
              shownWidth={pictureWidth}
              eager={block.holdsFirstPicture && index === firstPicture}
            />
          ) : (
            firstPicture >= 0 && (
              <i className={initialInPlace} aria-hidden="true">
                {initial(tile.title ?? '')}
              </i>
            )
          )}
          <Words tile={tile} position={index + 1} />
        </li>
      ))}
    </ul>
  );
}

function Words({ tile, position }: { tile: OneTwoThreeTile; position: number }): ReactNode {
  const [name, title, url] = [tile.name, tile.title, tile.ctaUrl].map(present);
  const linkText = present(tile.ctaText) ?? defaultLinkText;
  return (
    <div>
      {name && <small>{name}</small>}
      <b>{title}</b>
      {url && (
        <p
          {...trackClick(
            trackingEvent('element-clicked', {
              text: linkText,
              name: title,
              linkUrl: url,
              actionOutcome: linkOutcome(url),
              position,
            }),
          )}
        >
          <SafeLink url={url} correlated>
            <OwnWords when={linkText === defaultLinkText}>{linkText}</OwnWords>
            <span className="visually-hidden">: {title}</span>
          </SafeLink>
        </p>
      )}
    </div>
  );
}
