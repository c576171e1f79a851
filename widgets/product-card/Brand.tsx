import type { ReactNode } from 'react';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { unbroken } from '../commerce/unbroken.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { soft } from './ProductCard.styles.ts';
import { chips } from './ProductFacts.styles.ts';
import type { ProductCardContent } from './productCardContent.ts';

interface BrandProps {
  content: Pick<ProductCardContent, 'brand' | 'tags' | 'badges'>;
  isVetted: boolean;
}

export function Brand({ content: { brand, tags, badges }, isVetted }: BrandProps): ReactNode {
  const words = [...new Set([...tags, ...badges])];
  return (
    <>
      {(brand || isVetted) && (
        <div className={soft}>
          {brand}{' '}
          {isVetted && (
            <a href={siteLinks.brandVetting} className={unbroken}>
              <OwnWords>✓ Vetted brand</OwnWords>
            </a>
          )}
        </div>
      )}
      {words.length > 0 && (
        <ul className={chips}>
          {words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )}
    </>
  );
}
