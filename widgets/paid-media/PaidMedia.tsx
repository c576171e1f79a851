import type { CSSProperties, ReactNode } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { advertisementLabel, defaultCallToAction } from '../commerce/paidMedia.ts';
import { shopButton } from '../commerce/shopButton.styles.ts';
import { trackView } from '../tracking/trackingAttributes.ts';
import { type TrackingFields, trackingEvent } from '../tracking/trackingEvent.ts';
import { initialInPlace } from '../ui/initial.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { initial, present } from '../ui/presentText.ts';
import { itemWidth, maxItems } from './itemWidth.ts';
import { paidMedia } from './PaidMedia.styles.ts';

type Item = NonNullable<BlockDataByType['paid-media']['items']>[number];

/** The greatest width of a picture, in CSS pixels: that of the reading column. Its shape is three by two. */
const pictureWidth = 660;
const pictureHeight = 440;

/** What advertisers pay for: one to three links with pictures, side by side, and marked as such. */
export default function PaidMedia({
  data,
  block,
}: WidgetProps<BlockDataByType['paid-media'], 'holdsFirstPicture'>): ReactNode {
  const items = (data.items ?? []).slice(0, maxItems);
  if (items.length === 0) return null;
  const firstPicture = items.findIndex(({ image }) => image);
  return (
    <div className={paidMedia} style={{ '--item-width': itemWidth(items.length) } as CSSProperties}>
      <small aria-hidden="true">
        <OwnWords>{advertisementLabel}</OwnWords>
      </small>
      <ul aria-label={advertisementLabel}>
        {items.map((item, index) => (
          <li key={index} {...trackView(itemEvent('element-viewed', item, index + 1))}>
            <div>
              {item.image ? (
                <Picture
                  src={item.image}
                  alt={item.alt}
                  width={pictureWidth}
                  height={pictureHeight}
                  shownWidth={pictureWidth}
                  eager={block.holdsFirstPicture && index === firstPicture}
                />
              ) : (
                firstPicture >= 0 && (
                  <i className={initialInPlace} aria-hidden="true">
                    {initial(present(item.name) ?? present(item.title) ?? '')}
                  </i>
                )
              )}
              {present(item.name) && <span>{item.name}</span>}
              {present(item.title) && <b>{item.title}</b>}
              <PaidLink
                className={shopButton}
                url={item.ctaUrl}
                ids={{}}
                event={itemEvent('element-clicked', item, index + 1)}
              >
                {present(item.ctaText) ?? <OwnWords>{defaultCallToAction}</OwnWords>}
              </PaidLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function itemEvent(kind: 'element-viewed' | 'element-clicked', item: Item, position: number) {
  const click: TrackingFields =
    kind === 'element-clicked' ? { elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' } : {};
  return trackingEvent(kind, {
    location: 'Paid media',
    formatType: 'CARD',
    name: item.title,
    brand: item.name,
    text: present(item.ctaText) ?? defaultCallToAction,
    linkUrl: item.ctaUrl,
    position,
    ...click,
  });
}
