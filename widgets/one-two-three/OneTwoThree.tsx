import type { ReactNode } from 'react';
import type { OneTwoThreeTile } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackFacts, trackLink } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { TilePicture } from '../ui/TilePicture.tsx';
import { oneTwoThree } from './OneTwoThree.styles.ts';

const pictureWidth = 660;
const pictureHeight = 440;

const maxTiles = 3;
const defaultLinkText = 'Learn more';

/** Tiles without a title are left out; among tiles with images, one without gets its initial. */
export default function OneTwoThree({
  data,
  block,
}: WidgetProps<'one-two-three', 'hasFirstPicture'>): ReactNode {
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
          <TilePicture
            src={tile.image}
            alt={tile.alt}
            focus={tile.focus}
            width={pictureWidth}
            height={pictureHeight}
            eager={block.hasFirstPicture && index === firstPicture}
            name={tile.title}
            hasPlace={firstPicture >= 0}
          />
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
        <p {...trackLink(url, { text: linkText, name: title, position })}>
          <SafeLink url={url} correlated>
            <OwnWords when={linkText === defaultLinkText}>{linkText}</OwnWords>
            <span className="visually-hidden">: {title}</span>
          </SafeLink>
        </p>
      )}
    </div>
  );
}
