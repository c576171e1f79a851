import { cx } from '@linaria/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { RichHtml } from '#transformer/html/RichHtml.tsx';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { figureList } from '../ui/figureList.styles.ts';
import { longestWord } from '../ui/longestWord.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnName, OwnWords } from '../ui/OwnWords.tsx';
import { present, presentHtml } from '../ui/presentText.ts';
import { prose } from '../ui/prose.styles.ts';
import { explanation, figures, title as titleStyle, toggle, trustCard } from './TrustCard.styles.ts';

/** A native disclosure with a fading preview. */
export default function TrustCard({ data }: WidgetProps<'trust-card'>): ReactNode {
  const titleId = useId();
  const title = present(data.explanationTitle);
  const text = presentHtml(data.explanationDescription);
  const metrics = (data.metrics ?? []).filter(({ count }) => present(String(count)));
  if (!title && !text && metrics.length === 0) return null;
  // No heading element: at any place its level might skip others.
  const name = title && (
    <strong id={titleId} className={titleStyle}>
      {title}
    </strong>
  );
  return (
    <section className={trustCard} aria-labelledby={titleId}>
      {metrics.length > 0 && (
        <ul
          className={cx(figureList, figures)}
          style={{ '--longest': longestWord(metrics.map(({ count }) => count)) } as CSSProperties}
        >
          {metrics.map(({ count, description }, index) => (
            <li key={index}>
              <div>
                <b className={marker}>
                  <bdi>{count}</bdi>
                </b>
              </div>{' '}
              {description && <span>{description}</span>}
            </li>
          ))}
        </ul>
      )}
      {text ? (
        <details
          className={explanation}
          {...trackOpen(
            trackingEvent('element-clicked', {
              location: 'Trust card',
              elementType: 'ACCORDION',
              actionOutcome: 'OPEN',
              name: title,
              text: 'Read more',
            }),
          )}
        >
          <summary>
            {name}
            <span className={toggle}>
              <span data-when="closed">
                <OwnWords>Read more</OwnWords>
              </span>
              <span data-when="open">
                <OwnWords>Read less</OwnWords>
              </span>
            </span>
          </summary>
          <RichHtml html={text} className={prose} />
        </details>
      ) : (
        name
      )}
      {!title && <OwnName id={titleId}>How we work</OwnName>}
    </section>
  );
}
