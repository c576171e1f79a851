import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { trackClick, trackView } from '../tracking/trackingAttributes.ts';
import { type TrackingFields, trackingEvent } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { defaultLinkTitle, type Pick, picksOf } from './picks.ts';
import { pick, quickLook, superlative as superlativeStyle } from './QuickLook.styles.ts';

const defaultHeader = 'Quick look';

/**
 * The article's picks at a glance: each title jumps to the product's card, each shop link is a paid one. Works wholly
 * without JavaScript. Without a pick nothing is shown.
 */
export default function QuickLook({
  data,
  block,
}: WidgetProps<BlockDataByType['quick-look'], 'contentMeta'>): ReactNode {
  const headerId = useId();
  const picks = picksOf(data.items);
  if (picks.length === 0) return null;
  return (
    <section className={quickLook} aria-labelledby={headerId}>
      <h2 id={headerId}>{present(data.header) ?? <OwnWords>{defaultHeader}</OwnWords>}</h2>
      <ol>
        {picks.map((item) => (
          <PickRow key={item.position} item={item} category={block.contentMeta?.targeting?.k1} />
        ))}
      </ol>
    </section>
  );
}

function PickRow({ item, category }: { item: Pick; category: string | undefined }): ReactNode {
  const { title, superlative, anchor, shop, position, variantId } = item;
  const known: TrackingFields = {
    location: 'Quick look',
    formatType: 'LIST',
    name: title,
    category,
    productId: variantId,
    variant: variantId,
    position,
  };
  return (
    <li className={pick} {...trackView(trackingEvent('product-viewed', { ...known, linkUrl: shop?.url }))}>
      <div>
        {superlative && <div className={superlativeStyle}>{superlative}</div>}
        <a
          href={`#${anchor}`}
          {...trackClick(
            trackingEvent('element-clicked', {
              ...known,
              elementType: 'LINK',
              actionOutcome: 'INTERNALLINK',
              text: title,
              linkUrl: `#${anchor}`,
            }),
          )}
        >
          {title}
        </a>
      </div>
      {shop && (
        <PaidLink
          url={shop.url}
          ids={{ productId: variantId }}
          event={trackingEvent('product-clicked', {
            ...known,
            elementType: 'LINK',
            actionOutcome: 'EXTERNALLINK',
            text: shop.text,
            linkUrl: shop.url,
          })}
        >
          <OwnWords when={shop.text === defaultLinkTitle}>{shop.text}</OwnWords>
          {/* A list of links that all say the same tells nothing to who hears them one by one. */}
          <span className="visually-hidden">: {title}</span>
        </PaidLink>
      )}
    </li>
  );
}
