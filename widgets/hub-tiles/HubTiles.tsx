import type { ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { SafeLink } from '../shared/SafeLink.tsx';
import { trackClick } from '../shared/trackingAttributes.ts';
import { trackingEvent } from '../shared/trackingEvent.ts';
import { hubTiles } from './HubTiles.styles.ts';
import { truncate } from './truncate.ts';

/** The most characters of the heading, and of a tile's title (specification §5). */
const headingLimit = 60;
const titleLimit = 26;

/**
 * Links to more pages about a topic. What is cut for the eye keeps its full text as its accessible name. Renders
 * nothing without a topic or without tiles.
 */
export default function HubTiles({ data }: WidgetProps<BlockDataByType['hub-tiles']>): ReactNode {
  const topic = data.hubTitle?.trim();
  const tiles = (data.tiles ?? []).filter(({ title }) => title.trim() !== '');
  if (!topic || tiles.length === 0) return null;
  const heading = cut(`Discover more about ${topic}`, headingLimit);
  return (
    <section className={hubTiles}>
      <h2 aria-label={heading.full}>{heading.shown}</h2>
      <ul>
        {tiles.map(({ title, url }, index) => {
          const { shown, full } = cut(title.trim(), titleLimit);
          return (
            <li key={index} {...trackClick(tileClicked(title, url, index + 1))}>
              <SafeLink url={url} label={full}>
                {/* On its own, so that the dots stand at the end of a title in any script. */}
                <bdi>{shown}</bdi>
              </SafeLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What readers see of a text, and the text itself where that is more. */
function cut(text: string, limit: number): { shown: string; full: string | undefined } {
  const shown = truncate(text, limit);
  return { shown, full: shown === text ? undefined : text };
}

function tileClicked(title: string, url: string, position: number) {
  return trackingEvent('element-clicked', {
    location: 'Hub tiles',
    elementType: 'LINK',
    text: title,
    linkUrl: url,
    position,
  });
}
