import { type CSSProperties, type ReactNode, useId } from 'react';
import type { BlockDataByType } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { advert, advertLabel } from '../commerce/advert.styles.ts';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { advertisementLabel, defaultCallToAction } from '../commerce/paidMedia.ts';
import { trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { TilePicture } from '../ui/TilePicture.tsx';
import { paidMedia } from './PaidMedia.styles.ts';

const maxItems = 3;

const widths: readonly string[] = ['100%', '50%', '33.33%'];

type Item = NonNullable<BlockDataByType['paid-media']['items']>[number];

const pictureWidth = 660;
const pictureHeight = 440;

export default function PaidMedia({ data, block }: WidgetProps<'paid-media', 'hasFirstPicture'>): ReactNode {
  const nameId = useId();
  const items = (data.items ?? []).slice(0, maxItems);
  if (items.length === 0) return null;
  const firstPicture = items.findIndex(({ image }) => image);
  return (
    <div
      className={`${advert} ${paidMedia}`}
      style={{ '--item-width': itemWidth(items.length) } as CSSProperties}
    >
      <small id={nameId} className={advertLabel} aria-hidden="true">
        <OwnWords>{advertisementLabel}</OwnWords>
      </small>
      <ul aria-labelledby={nameId} {...trackFacts({ location: 'Paid media', formatType: 'CARD' })}>
        {items.map((item, index) => (
          <li key={index} {...factsOf(item, index + 1)} {...trackView({ kind: 'element-viewed' })}>
            <div>
              <TilePicture
                src={item.image}
                alt={item.alt}
                focus={item.focus}
                width={pictureWidth}
                height={pictureHeight}
                eager={block.hasFirstPicture && index === firstPicture}
                name={present(item.name) ?? present(item.title)}
                hasPlace={firstPicture >= 0}
              />
              {present(item.name) && <span>{item.name}</span>}
              {present(item.title) && <b>{item.title}</b>}
              <PaidLink
                className={outlinedButton}
                url={item.ctaUrl}
                ids={{}}
                event={{ kind: 'element-clicked', elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' }}
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

function factsOf({ title, name, ctaText, ctaUrl }: Item, position: number) {
  return trackFacts({
    name: title,
    brand: name,
    text: present(ctaText) ?? defaultCallToAction,
    linkUrl: ctaUrl,
    position,
  });
}

/** The width of each item; undefined for none, or for more than the maximum. */
export function itemWidth(items: number): string | undefined {
  return widths[items - 1];
}
