import { type ReactNode, useId } from 'react';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { present } from '../shared/presentText.ts';
import { comparisonRows } from './comparisonRows.ts';
import { comparison, footnote, heading } from './ProductComparisonTable.styles.ts';
import { ProductTable } from './ProductTable.tsx';

/** What the table is called for readers who cannot see it, where its author gave it no title. */
const defaultName = 'Products compared';

/**
 * Products side by side. Rows in which they differ say so, and a reader may have only those; both, and the headers that
 * stay in sight, are HTML and CSS alone.
 */
export default function ProductComparisonTable({
  data,
}: WidgetProps<BlockDataByType['product-comparison-table']>): ReactNode {
  const titleId = useId();
  const title = present(data.title);
  const rows = comparisonRows(data.products);
  const differing = rows.filter(({ agreement }) => agreement === 'differs').length;
  const isChoice = differing > 0 && rows.some(({ agreement }) => agreement === 'same');
  return (
    <figure className={comparison} aria-labelledby={titleId}>
      <figcaption className={title ? heading : 'visually-hidden'} id={titleId}>
        {title ?? defaultName}
      </figcaption>
      {isChoice && (
        <label>
          <input type="checkbox" />
          Show only differences{' '}
          <small>
            ({differing} of {rows.length} rows)
          </small>
        </label>
      )}
      <ProductTable
        products={data.products}
        rows={rows}
        labelledBy={titleId}
        location="Product comparison table"
        at="/data/products"
      />
      {present(data.note) && <p className={footnote}>{data.note}</p>}
    </figure>
  );
}
