import type { ReactNode } from 'react';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { SpecialistOffer } from '../find-a-specialist/SpecialistOffer.tsx';
import { specialistTitle } from '../find-a-specialist/specialist.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { Accordion } from '../ui/Accordion.tsx';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { ReadMore } from '../ui/ReadMore.tsx';
import { TilePicture } from '../ui/TilePicture.tsx';
import { card, facts, productGrid } from './TreatmentCard.styles.ts';
import { defaultShopText, hasDetails, type RecommendedProduct, type Treatment } from './treatment.ts';
import { type TreatmentEvents, type TreatmentPlace, treatmentEvents } from './treatmentTracking.ts';

const pictureSize = 240;

/** A higher summary is folded, in CSS pixels. */
const summaryThreshold = 172;

const productsTitle = 'Recommended products:';

interface TreatmentDetailsProps {
  treatment: Treatment;
  place: TreatmentPlace;
  titleId: string;
  /** The labels, in lower case, of marked facts: those that distinguish it. */
  marked?: ReadonlySet<string>;
}

/** In a wide comparison, the table has the facts. */
export function TreatmentDetails({ treatment, place, titleId, marked }: TreatmentDetailsProps): ReactNode {
  const { name, summary, products, specialist } = treatment;
  const events = treatmentEvents(treatment, place);
  const opened = (text: string) => events.clicked({ elementType: 'ACCORDION', actionOutcome: 'OPEN', text });
  return (
    <article
      className={card}
      aria-labelledby={titleId}
      data-only-facts={hasDetails(treatment) ? undefined : ''}
      {...events.facts}
    >
      <h3 id={titleId}>{name}</h3>
      {summary && (
        <ReadMore
          html={summary}
          threshold={summaryThreshold}
          event={events.clicked({ elementType: 'BUTTON', actionOutcome: 'OPEN', text: 'Summary' })}
        />
      )}
      {treatment.facts.length > 0 && (
        <dl className={facts}>
          {treatment.facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{marked?.has(label.toLowerCase()) ? <span className={marker}>{value}</span> : value}</dd>
            </div>
          ))}
        </dl>
      )}
      {products.length > 0 && (
        <Accordion title={productsTitle} event={opened(productsTitle)}>
          <ProductGrid products={products} events={events} />
        </Accordion>
      )}
      {specialist && (
        <Accordion title={specialistTitle} event={opened(specialistTitle)}>
          <SpecialistOffer specialist={specialist} />
        </Accordion>
      )}
    </article>
  );
}

interface ProductGridProps {
  products: readonly RecommendedProduct[];
  events: TreatmentEvents;
}

function ProductGrid({ products, events }: ProductGridProps): ReactNode {
  const hasPicture = products.some(({ picture }) => picture);
  return (
    <ul className={productGrid}>
      {products.map((product) => {
        const { facts, product: about } = events.of(product);
        return (
          <li key={product.position} {...facts} {...trackOpen(about('product-viewed'))}>
            <TilePicture
              src={product.picture}
              alt=""
              width={pictureSize}
              height={pictureSize}
              name={product.name}
              hasPlace={hasPicture}
            />
            {product.brand && <span>{product.brand}</span>}
            <b>{product.name}</b>
            {product.shop && (
              <PaidLink
                url={product.shop.url}
                ids={{ productId: product.variantId }}
                event={about('product-clicked', { elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' })}
              >
                <OwnWords when={product.shop.text === defaultShopText}>{product.shop.text}</OwnWords>
                <span className="visually-hidden">: {product.name}</span>
              </PaidLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
