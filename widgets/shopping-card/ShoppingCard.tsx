import { type ReactNode, useId } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { BlockContent } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Discount } from '../commerce/Discount.tsx';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { PartnerDisclaimer } from '../commerce/PartnerDisclaimer.tsx';
import { logoSize, retailerLogo } from '../commerce/retailerLogos.ts';
import { shopButton } from '../commerce/shopButton.styles.ts';
import { productEvents } from '../tracking/productEvents.ts';
import { trackLoad, trackView } from '../tracking/trackingAttributes.ts';
import { customDimensions, type TrackingFields } from '../tracking/trackingEvent.ts';
import { cardBox } from '../ui/card.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { header, layout, offerList, soft, specList } from './ShoppingCard.styles.ts';
import { type ShownOffer, shoppingCardContent } from './shoppingCardContent.ts';

const pictureWidth = 360;

export default function ShoppingCard({
  data,
  block,
}: WidgetProps<'shopping-card', 'placeOfKind' | 'hasFirstPicture' | 'retailers'>): ReactNode {
  const titleId = useId();
  const { cardType, specs, offers, titleUrl, partners } = shoppingCardContent(data);
  const ids = { productId: data.id };
  const { facts, product } = productEvents(
    {
      location: 'Shopping card',
      formatType: cardType.toUpperCase(),
      name: data.name,
      brand: data.brand,
      productId: data.id,
      position: block.placeOfKind + 1,
    },
    {},
  );
  const clicked = (fields: TrackingFields): TrackingEvent =>
    product('product-clicked', { actionOutcome: 'EXTERNALLINK', ...fields });
  return (
    <article
      className={cardBox}
      aria-labelledby={titleId}
      {...facts}
      {...trackLoad(product('product-loaded'))}
      {...trackView(product('product-viewed'))}
    >
      <div className={layout} data-card-type={cardType}>
        <div className={header}>
          <Picture
            src={data.image?.url}
            alt={data.image?.alt}
            width={data.image?.width}
            height={data.image?.height}
            shownWidth={pictureWidth}
            eager={block.hasFirstPicture}
          />
          <div>
            {data.brand?.trim() && <div className={soft}>{data.brand}</div>}
            <h3 id={titleId}>
              {titleUrl ? (
                <PaidLink
                  url={titleUrl}
                  ids={ids}
                  event={clicked({ elementType: 'LINK', text: data.name, linkUrl: titleUrl })}
                >
                  {data.name}
                </PaidLink>
              ) : (
                data.name
              )}
            </h3>
            <Paragraphs text={data.summary} />
          </div>
        </div>
        {specs.length > 0 && (
          <dl className={specList}>
            {specs.map(({ title, text }, index) => (
              <div key={index}>
                <dt>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <ShoppingOffers offers={offers} retailers={block.retailers} ids={ids} clicked={clicked} />
        {partners.map((partner) => (
          <PartnerDisclaimer key={partner} partner={partner} />
        ))}
      </div>
    </article>
  );
}

interface ShoppingOffersProps {
  offers: readonly ShownOffer[];
  retailers: BlockContent['retailers'];
  ids: AffiliateIds;
  clicked: (fields: TrackingFields) => TrackingEvent;
}

function ShoppingOffers({ offers, retailers, ids, clicked }: ShoppingOffersProps): ReactNode {
  if (offers.length === 0) return null;
  const firstLink = offers.findIndex(({ url }) => url !== undefined);
  return (
    <ul className={offerList}>
      {offers.map(({ retailer, text, url, discount }, index) => (
        <li key={index}>
          <Picture src={retailerLogo(retailer, retailers)} alt="" {...logoSize} />
          {discount && <Discount text={discount} />}
          {url === undefined ? (
            <b>
              <OwnWords>{text}</OwnWords>
            </b>
          ) : (
            <PaidLink
              // One prominent button per card: the first shop's.
              className={index === firstLink ? shopButton : outlinedButton}
              url={url}
              ids={ids}
              event={clicked({
                elementType: 'BUTTON',
                text,
                linkUrl: url,
                coupon: discount,
                customDimensions: customDimensions({ store: retailer }),
              })}
            >
              <OwnWords>{text}</OwnWords>
            </PaidLink>
          )}
        </li>
      ))}
    </ul>
  );
}
