import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { productEvents } from '../tracking/productEvents.ts';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { defaultLinkTitle, type Pick, picksOf } from './picks.ts';
import { pick, quickLook, superlative as superlativeStyle } from './QuickLook.styles.ts';

const defaultHeader = 'Quick look';

/**
 * The article's picks at a glance: each title jumps to the product's card, each shop link is a paid one. Works wholly
 * without JavaScript. Without a pick nothing is shown.
 */
export default function QuickLook({ data }: WidgetProps<BlockDataByType['quick-look']>): ReactNode {
  const headerId = useId();
  const picks = picksOf(data.items);
  if (picks.length === 0) return null;
  return (
    <section
      className={quickLook}
      aria-labelledby={headerId}
      {...trackFacts({ location: 'Quick look', formatType: 'LIST' })}
    >
      <h2 id={headerId}>{present(data.header) ?? <OwnWords>{defaultHeader}</OwnWords>}</h2>
      <ol>
        {picks.map((item) => (
          <PickRow key={item.position} {...item} />
        ))}
      </ol>
    </section>
  );
}

function PickRow({ title, superlative, anchor, shop, position, variantId }: Pick): ReactNode {
  const events = productEvents({ name: title, variant: variantId, position }, { linkUrl: shop?.url });
  return (
    <li className={pick} {...events.facts} {...trackView(events.product('product-viewed'))}>
      <div>
        {superlative && <div className={superlativeStyle}>{superlative}</div>}
        <a
          href={`#${anchor}`}
          {...trackClick(
            events.clicked({
              actionOutcome: 'INTERNALLINK',
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
          event={events.product('product-clicked', {
            elementType: 'LINK',
            actionOutcome: 'EXTERNALLINK',
            text: shop.text,
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
