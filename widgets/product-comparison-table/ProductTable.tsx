import { type CSSProperties, type ReactNode, useId } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { isPaidCertificate } from '../commerce/facts.ts';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { shopText } from '../commerce/shopText.ts';
import type { ProductEvents } from '../tracking/productEvents.ts';
import { trackFacts, trackFactsOf, trackView } from '../tracking/trackingAttributes.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { longestWord } from '../ui/longestWord.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { CellContent } from './CellContent.tsx';
import { columnEvents } from './columnEvents.ts';
import type { ComparisonCell, ComparisonRow } from './comparisonRows.ts';
import { ProductIntroduction } from './ProductIntroduction.tsx';
import { scroller, table } from './ProductTable.styles.ts';

interface ProductTableProps {
  products: readonly ProductComparisonTableProduct[];
  /** Of these products, in the same order. */
  rows: readonly ComparisonRow[];
  /** Whether rows in which the products differ are marked. */
  marksDifferences: boolean;
  /** Id of the element that names the table. */
  labelledBy: string;
  /** The place on the page, as reports name it. */
  location: string;
}

/** A product with what its links and reports need. */
interface Column {
  product: ProductComparisonTableProduct;
  ids: AffiliateIds;
  events: ProductEvents;
}

/** Names longer than this, in characters, get wider columns, so that the names that stay in sight stay low. */
const longName = 45;

/** So does a word longer than this in a name: it would be broken in a narrow column. */
const longNameWord = 12;

/** More products than these need paper on its side. */
const manyProducts = 5;

/** The table itself: a column for each product, a row for each thing to compare, and last the way to the shop. */
export function ProductTable({
  products,
  rows,
  marksDifferences,
  labelledBy,
  location,
}: ProductTableProps): ReactNode {
  const columns: Column[] = products.map((product, index) => ({
    product,
    ids: { productId: product.id, brandId: product.brandId, campaignId: product.campaignId },
    events: columnEvents(product, index + 1),
  }));
  const id = useId();
  const hasPicture = products.some(({ imgSrc }) => imgSrc);
  const isIntroduced = products.some(({ imgSrc, productBrand }) => imgSrc || present(productBrand));
  return (
    <ScrollFrame labelledBy={labelledBy} className={scroller}>
      <table
        className={table}
        aria-labelledby={labelledBy}
        data-products={howMany(products.length)}
        data-names={products.some(hasLongName) ? 'long' : undefined}
        style={{ '--products': products.length } as CSSProperties}
        {...trackFacts({ location, formatType: 'TABLE' })}
      >
        <thead>
          {isIntroduced && (
            <tr>
              <td />
              {columns.map(({ product }, index) => (
                <td key={index} headers={`${id}-${index}`}>
                  <ProductIntroduction product={product} hasPicture={hasPicture} />
                </td>
              ))}
            </tr>
          )}
          <tr>
            <td />
            {columns.map(({ product, events }, index) => (
              <th
                key={index}
                id={`${id}-${index}`}
                scope="col"
                {...events.facts}
                {...trackView(events.product('product-viewed'))}
              >
                <ProductName {...product} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, tooltip, agreement, cells }) => (
            <tr key={label} data-agreement={agreement}>
              <th scope="row">
                <OwnWords when={!cells.some((cell) => cell?.kind === 'facts')}>{label}</OwnWords>
                {tooltip && (
                  <InfoPopup label={`About ${label}`}>
                    <PlainText text={tooltip} isInline />
                  </InfoPopup>
                )}
                {marksDifferences && agreement === 'differs' && (
                  <small>
                    <b>
                      <OwnWords>Differs</OwnWords>
                    </b>
                  </small>
                )}
              </th>
              {columns.map(({ ids, events }, index) => (
                <Cell key={index} about={holdsPaidLink(cells[index]) ? `${id}-${index}` : undefined}>
                  {cells[index] && <CellContent cell={cells[index]} ids={ids} clicked={events.clicked} />}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
        {products.some(({ ctaUrl }) => ctaUrl) && (
          <tfoot>
            <ShopRow columns={columns} id={id} />
          </tfoot>
        )}
      </table>
    </ScrollFrame>
  );
}

/** Leads to our review of the product where there is one. */
function ProductName({ productTitle, reviewUrl }: ProductComparisonTableProduct): ReactNode {
  const name = present(productTitle);
  return reviewUrl ? <SafeLink url={reviewUrl}>{name}</SafeLink> : name;
}

/** Two fit into any window beside each other; many need paper on its side. */
function howMany(count: number): 'two' | 'many' | undefined {
  if (count === 2) return 'two';
  return count > manyProducts ? 'many' : undefined;
}

function hasLongName({ productTitle }: ProductComparisonTableProduct): boolean {
  return productTitle.length > longName || longestWord([productTitle]) > longNameWord;
}

/** @param id what the ids of the columns' headers begin with */
function ShopRow({ columns, id }: { columns: readonly Column[]; id: string }): ReactNode {
  return (
    <tr>
      <th scope="row">
        <OwnWords>Where to buy</OwnWords>
      </th>
      {columns.map(({ product, ids, events }, index) => (
        <Cell key={index} about={`${id}-${index}`}>
          {product.ctaUrl && (
            <PaidLink
              className={outlinedButton}
              url={product.ctaUrl}
              ids={ids}
              event={events.product('product-clicked', {
                elementType: 'BUTTON',
                actionOutcome: 'EXTERNALLINK',
              })}
            >
              <OwnWords when={!present(product.ctaText)}>{shopText(product.ctaText)}</OwnWords>
              <span className="visually-hidden"> ({present(product.productTitle)})</span>
            </PaidLink>
          )}
        </Cell>
      ))}
    </tr>
  );
}

/** Whether something in the cell is reported. */
function holdsPaidLink(cell: ComparisonCell | undefined): boolean {
  return cell?.kind === 'facts' && cell.facts.some(isPaidCertificate);
}

interface CellProps {
  /** The id of the header with the facts of what is reported in the cell, where something is. */
  about?: string | undefined;
  children: ReactNode;
}

/** A cell; one with nothing in it says so. */
function Cell({ about, children }: CellProps): ReactNode {
  if (children) return <td {...(about ? trackFactsOf(about) : {})}>{children}</td>;
  return (
    <td data-missing="">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">
        <OwnWords>Not stated</OwnWords>
      </span>
    </td>
  );
}
