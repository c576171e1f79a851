import { type ReactNode, useId } from 'react';
import type { ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { comparison, footnote, heading } from './Comparison.styles.ts';
import { comparisonRows } from './comparisonRows.ts';
import { ProductTable } from './ProductTable.tsx';

interface ComparisonProps {
  title: string | undefined;
  products: readonly ProductComparisonTableProduct[];
  note?: string | undefined;
  location: string;
}

const defaultName = 'Products compared';

/** Where most rows are alike, the differing ones are marked, and a reader can show only those. CSS alone. */
export function Comparison({ title, products, note, location }: ComparisonProps): ReactNode {
  const titleId = useId();
  const name = present(title);
  const rows = comparisonRows(products);
  const differing = rows.filter(({ agreement }) => agreement === 'differs').length;
  const same = rows.filter(({ agreement }) => agreement === 'same').length;
  const isChoice = differing > 0 && same > 0;
  return (
    <figure className={comparison} aria-labelledby={titleId}>
      <figcaption className={name ? heading : 'visually-hidden'} id={titleId}>
        {name ?? <OwnWords>{defaultName}</OwnWords>}
      </figcaption>
      {isChoice && (
        <label>
          <input type="checkbox" />
          <span>
            <OwnWords>
              Show only differences{' '}
              <small>
                ({differing} of {rows.length} rows)
              </small>
            </OwnWords>
          </span>
        </label>
      )}
      <ProductTable
        products={products}
        rows={rows}
        // If most rows differ, marks would highlight nothing.
        marksDifferences={same > differing}
        labelledBy={titleId}
        location={location}
      />
      <Paragraphs text={note} className={footnote} />
    </figure>
  );
}
