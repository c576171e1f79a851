import type { ReactNode } from 'react';
import type { ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { Picture } from '../ui/Picture.tsx';
import { pictureGround } from '../ui/pictureGround.styles.ts';
import { initial, present } from '../ui/presentText.ts';
import { picture } from './ProductIntroduction.styles.ts';

interface ProductIntroductionProps {
  product: ProductComparisonTableProduct;
  /** If another product has an image, a product without one gets its initial. */
  hasPicture: boolean;
}

const pictureWidth = 160;

export function ProductIntroduction({ product, hasPicture }: ProductIntroductionProps): ReactNode {
  const brand = brandAbove(product);
  return (
    <>
      {hasPicture && (
        <span
          className={`${picture} ${pictureGround}`}
          style={product.bgColor ? { background: product.bgColor } : undefined}
        >
          {product.imgSrc ? (
            <Picture
              src={product.imgSrc}
              alt={product.imgAlt}
              width={product.imgWidth}
              height={product.imgHeight}
              shownWidth={pictureWidth}
            />
          ) : (
            <span aria-hidden="true">{initial(product.productTitle)}</span>
          )}
        </span>
      )}
      {brand && <small>{brand}</small>}
    </>
  );
}

/** Undefined if the name below begins with it. */
export function brandAbove({
  productBrand,
  productTitle,
}: ProductComparisonTableProduct): string | undefined {
  const brand = present(productBrand);
  return brand !== undefined && present(productTitle)?.startsWith(brand) ? undefined : brand;
}
