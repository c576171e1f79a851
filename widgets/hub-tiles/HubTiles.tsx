import type { ReactNode } from 'react';
import { isBlank } from '#contracts/blank.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackClick, trackFacts } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { hubTiles } from './HubTiles.styles.ts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const ellipsis = '...';

/** Maximum characters of the heading and of a tile's title. */
const headingLimit = 60;
const titleLimit = 26;

/** Truncated text has the full text as its accessible name. */
export default function HubTiles({ data }: WidgetProps<'hub-tiles'>): ReactNode {
  const topic = data.hubTitle?.trim();
  const tiles = (data.tiles ?? []).filter(({ title }) => !isBlank(title));
  if (!topic || tiles.length === 0) return null;
  return (
    <section className={hubTiles}>
      <h2>
        <OwnWords>
          <Truncated text={`Discover more about ${topic}`} limit={headingLimit} />
        </OwnWords>
      </h2>
      <ul {...trackFacts({ location: 'Hub tiles', elementType: 'LINK' })}>
        {tiles.map(({ title, url }, index) => (
          <li key={index} {...trackClick(tileClicked(title, url, index + 1))}>
            <SafeLink url={url}>
              <Truncated text={title.trim()} limit={titleLimit} />
            </SafeLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Isolated, so that the ellipsis is at the end in any script. */
function Truncated({ text, limit }: { text: string; limit: number }): ReactNode {
  const shown = truncate(text, limit);
  if (shown === text) return <bdi>{text}</bdi>;
  return (
    <>
      <bdi aria-hidden="true" title={text}>
        {shown}
      </bdi>
      <span className="visually-hidden">{text}</span>
    </>
  );
}

function tileClicked(title: string, url: string, position: number) {
  return trackingEvent('element-clicked', {
    text: title,
    linkUrl: url,
    position,
  });
}

/** Truncates to a number of graphemes, plus three dots that do not count; trims blanks before the dots. */
export function truncate(text: string, limit: number): string {
  const all = [...characters.segment(text)];
  if (all.length <= limit) return text;
  const first = all.slice(0, limit).map(({ segment }) => segment);
  return first.join('').trimEnd() + ellipsis;
}
