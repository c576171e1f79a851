import { type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { formatPrice } from '../commerce/money.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { ProductName } from '../commerce/ProductName.tsx';
import { priceDay } from '../commerce/priceDay.ts';
import { productEvents } from '../tracking/productEvents.ts';
import { trackClick, trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { trackingEvent } from '../tracking/trackingEvent.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { present } from '../ui/presentText.ts';
import { defaultLinkTitle, type Pick, picksOf } from './picks.ts';
import { name, pick, quickLook, shopWords, thumbnail, toShop } from './QuickLook.styles.ts';

const defaultHeader = 'Quick look';

const paidPlace = 'Featured partner';
/** Why it has no number. */
const paidReason = 'Its brand pays for this place. It is not one of our picks.';

const pictureWidth = 56;

/** Further picks are folded. */
const picksInSight = 5;
/** Fewer are not worth a click. */
const fewestFolded = 2;

/**
 * Titles jump to product cards, shop links are paid. A paid placement is labelled and has no number.
 * Picks of cards that this reader does not get are left out.
 */
export default function QuickLook({
  data,
  block,
}: WidgetProps<'quick-look', 'hasFirstPicture' | 'hiddenAnchors'>): ReactNode {
  const headerId = useId();
  const picks = picksOf(data.items, block.hiddenAnchors);
  if (picks.length === 0) return null;
  const seen = picks.some(({ price }) => price) ? priceDay(data.priceDate) : undefined;
  const firstPicture = picks.findIndex(({ picture }) => picture);
  const rows = picks.map((item, index) => (
    <PickRow
      key={item.position}
      item={item}
      hasPictures={firstPicture >= 0}
      isPictureFirst={block.hasFirstPicture && index === firstPicture}
    />
  ));
  const inSight = rows.length < picksInSight + fewestFolded ? rows.length : picksInSight;
  const numbered = (list: readonly Pick[]): number => list.filter(({ isPaidPlace }) => !isPaidPlace).length;
  const allText = `All ${numbered(picks)} picks`;
  const opened = trackingEvent('element-clicked', {
    elementType: 'ACCORDION',
    actionOutcome: 'OPEN',
    text: allText,
  });
  return (
    <section
      className={quickLook}
      aria-labelledby={headerId}
      {...trackFacts({ location: 'Quick look', formatType: 'LIST' })}
    >
      <h2 id={headerId}>{present(data.header) ?? <OwnWords>{defaultHeader}</OwnWords>}</h2>
      <ol>{rows.slice(0, inSight)}</ol>
      {inSight < rows.length && (
        <Accordion title={allText} event={opened}>
          {/* Content that can be hidden is a separate counter scope. */}
          <ol style={{ counterReset: `pick ${numbered(picks.slice(0, inSight))}` }}>{rows.slice(inSight)}</ol>
        </Accordion>
      )}
      {seen && (
        <p>
          <OwnWords>
            Prices seen on <time dateTime={seen.date}>{seen.text}</time>.
          </OwnWords>
        </p>
      )}
    </section>
  );
}

interface PickRowProps {
  item: Pick;
  hasPictures: boolean;
  isPictureFirst: boolean;
}

function PickRow({ item, hasPictures, isPictureFirst }: PickRowProps): ReactNode {
  const { title, superlative, picture, price, isPaidPlace, anchor, shop, position, variantId } = item;
  const events = productEvents({ name: title, variant: variantId, position }, { linkUrl: shop?.url });
  return (
    <li
      className={pick}
      data-paid={isPaidPlace ? '' : undefined}
      {...events.facts}
      {...trackView(events.product('product-viewed'))}
    >
      {hasPictures && (
        <div
          className={thumbnail}
          style={picture?.background ? { background: picture.background } : undefined}
        >
          {picture && <Picture {...picture} shownWidth={pictureWidth} eager={isPictureFirst} />}
        </div>
      )}
      <div className={name}>
        <small>{isPaidPlace ? <OwnWords>{paidPlace}</OwnWords> : superlative}</small>
        <a href={`#${anchor}`} {...trackClick(events.clicked({ actionOutcome: 'INTERNALLINK' }))}>
          <ProductName>{title}</ProductName>
        </a>
        {isPaidPlace && (
          <p>
            <OwnWords>{paidReason}</OwnWords>
          </p>
        )}
      </div>
      {shop ? (
        <PaidLink
          className={toShop}
          url={shop.url}
          ids={{ productId: variantId }}
          event={events.product('product-clicked', {
            elementType: 'LINK',
            actionOutcome: 'EXTERNALLINK',
            text: shop.text,
          })}
        >
          {price !== undefined && (
            <>
              <Price price={price} />{' '}
            </>
          )}
          <span className={shopWords} data-beside-price={price === undefined ? undefined : ''}>
            <OwnWords when={shop.text === defaultLinkTitle}>{shop.text}</OwnWords>
          </span>
          {/* Identical link texts are indistinguishable for screen readers. */}
          <span className="visually-hidden">: {title}</span>
        </PaidLink>
      ) : (
        price !== undefined && (
          <span className={toShop}>
            <Price price={price} />
          </span>
        )
      )}
    </li>
  );
}

function Price({ price }: { price: number }): ReactNode {
  return (
    <b>
      <OwnWords when={price === 0}>{formatPrice(price)}</OwnWords>
    </b>
  );
}
