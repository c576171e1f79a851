import type { ReactNode } from 'react';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { TilePicture } from '../ui/TilePicture.tsx';
import { productGrid } from './TreatmentCard.styles.ts';
import { defaultShopText, type RecommendedProduct } from './treatment.ts';
import type { TreatmentEvents } from './treatmentTracking.ts';

const pictureSize = 240;

interface ProductGridProps {
  products: readonly RecommendedProduct[];
  events: TreatmentEvents;
}

export function ProductGrid({ products, events }: ProductGridProps): ReactNode {
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
