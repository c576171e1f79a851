import { type CSSProperties, type ReactNode, useId } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { ProductComparisonTableProduct } from '#schemas/generated/types.ts';
import { isPaidCertificate } from '../commerce/facts.ts';
import { outlinedButton } from '../commerce/outlinedButton.styles.ts';
import { PaidLink } from '../commerce/PaidLink.tsx';
import { shopText } from '../commerce/shopText.ts';
import { type ProductEvents, productEvents } from '../tracking/productEvents.ts';
import { trackFacts, trackFactsOf, trackView } from '../tracking/trackingAttributes.ts';
import { InfoPopup } from '../ui/InfoPopup.tsx';
import { longestWord } from '../ui/longestWord.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { present } from '../ui/presentText.ts';
import { SafeLink } from '../ui/SafeLink.tsx';
import { ScrollFrame } from '../ui/ScrollFrame.tsx';
import { CellContent } from './CellContent.tsx';
import type { ComparisonCell, ComparisonRow } from './comparisonRows.ts';
import { brandAbove, ProductIntroduction } from './ProductIntroduction.tsx';
import { scroller, table } from './ProductTable.styles.ts';

interface ProductTableProps {
  products: readonly ProductComparisonTableProduct[];
  rows: readonly ComparisonRow[];
  marksDifferences: boolean;
  labelledBy: string;
  location: string;
}

interface Column {
  product: ProductComparisonTableProduct;
  ids: AffiliateIds;
  events: ProductEvents;
}

/** In characters. Longer names get wider columns, so that the sticky names stay low. */
const longName = 45;

/** In characters. A longer word would be broken in a narrow column. */
const longNameWord = 12;

/** More products than these need paper on its side. */
const manyProducts = 5;

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
  const isIntroduced = products.some((product) => product.imgSrc || brandAbove(product));
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
                <Cell key={index} about={hasPaidLink(cells[index]) ? `${id}-${index}` : undefined}>
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

function ProductName({ productTitle, reviewUrl }: ProductComparisonTableProduct): ReactNode {
  const name = present(productTitle);
  return reviewUrl ? <SafeLink url={reviewUrl}>{name}</SafeLink> : name;
}

function howMany(count: number): 'two' | 'many' | undefined {
  if (count === 2) return 'two';
  return count > manyProducts ? 'many' : undefined;
}

function hasLongName({ productTitle }: ProductComparisonTableProduct): boolean {
  return productTitle.length > longName || longestWord([productTitle]) > longNameWord;
}

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

function hasPaidLink(cell: ComparisonCell | undefined): boolean {
  return cell?.kind === 'facts' && cell.facts.some(isPaidCertificate);
}

/** An empty cell says so in words. */
function Cell({ about, children }: { about?: string | undefined; children: ReactNode }): ReactNode {
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

function columnEvents(product: ProductComparisonTableProduct, position: number): ProductEvents {
  return productEvents(
    {
      name: present(product.productTitle),
      brand: present(product.productBrand),
      productId: product.id,
      variant: product.variantId,
      position,
    },
    {
      linkUrl: product.ctaUrl,
      text: product.ctaUrl && shopText(product.ctaText),
      coupon: product.discount,
    },
  );
}
