import type { ReactNode } from 'react';
import { initialInPlace } from '../shared/initial.styles.ts';
import { OwnWords } from '../shared/OwnWords.tsx';
import { PaidLink } from '../shared/PaidLink.tsx';
import { Picture } from '../shared/Picture.tsx';
import { initial } from '../shared/presentText.ts';
import { productGrid } from './TreatmentCard.styles.ts';
import { defaultShopText, type RecommendedProduct } from './treatment.ts';
import type { TreatmentEvents } from './treatmentTracking.ts';

/** The side of a product's picture, in CSS pixels. */
const pictureSize = 240;

interface ProductGridProps {
  products: readonly RecommendedProduct[];
  events: TreatmentEvents;
}

/** The products that go with a treatment, in two columns (specification §2). */
export function ProductGrid({ products, events }: ProductGridProps): ReactNode {
  const hasPicture = products.some(({ picture }) => picture);
  return (
    <ul className={productGrid}>
      {products.map((product) => (
        <li key={product.position}>
          {product.picture ? (
            <Picture
              src={product.picture}
              alt=""
              width={pictureSize}
              height={pictureSize}
              shownWidth={pictureSize}
            />
          ) : (
            hasPicture && (
              <i className={initialInPlace} aria-hidden="true">
                {initial(product.name)}
              </i>
            )
          )}
          {product.brand && <span>{product.brand}</span>}
          <b>{product.name}</b>
          {product.shop && (
            <PaidLink
              url={product.shop.url}
              ids={{ productId: product.variantId }}
              event={events
                .of(product)
                .product('product-clicked', { elementType: 'BUTTON', actionOutcome: 'EXTERNALLINK' })}
            >
              <OwnWords when={product.shop.text === defaultShopText}>{product.shop.text}</OwnWords>
              <span className="visually-hidden">: {product.name}</span>
            </PaidLink>
          )}
        </li>
      ))}
    </ul>
  );
}
