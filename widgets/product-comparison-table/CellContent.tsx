import type { ReactNode } from 'react';
import type { AffiliateIds } from '../../contracts/affiliate.ts';
import type { TrackingEvent } from '../../contracts/tracking.ts';
import { Discount } from '../shared/Discount.tsx';
import { HighlightValue } from '../shared/HighlightValue.tsx';
import { formatPrice } from '../shared/money.ts';
import { OwnWords } from '../shared/OwnWords.tsx';
import { ProsAndCons } from '../shared/ProsAndCons.tsx';
import { StarRating } from '../shared/StarRating.tsx';
import { formatScore, ratingsText } from '../shared/score.ts';
import type { TrackingFields } from '../shared/trackingEvent.ts';
import type { ComparisonCell } from './comparisonRows.ts';

interface CellContentProps {
  cell: ComparisonCell;
  ids: AffiliateIds;
  /** Makes the event of a click on a paid link. */
  clicked: (fields: TrackingFields) => TrackingEvent;
  /** JSON Pointer of the product in its block, for reports. */
  at: string;
}

/** What a product says in a row. */
export function CellContent({ cell, ids, clicked, at }: CellContentProps): ReactNode {
  switch (cell.kind) {
    case 'rating':
      return (
        <>
          <b aria-hidden="true">{formatScore(cell.score)}</b> <StarRating score={cell.score} />
          {cell.count !== undefined && (
            <small>
              <OwnWords>{ratingsText(cell.count)}</OwnWords>
            </small>
          )}
        </>
      );
    case 'unrated':
      return (
        <small>
          <OwnWords>No ratings yet</OwnWords>
        </small>
      );
    case 'price':
      return (
        <>
          <b>
            <OwnWords when={cell.price === 0}>{formatPrice(cell.price)}</OwnWords>
          </b>
          {cell.store && (
            <small>
              <OwnWords>at {cell.store}</OwnWords>
            </small>
          )}
        </>
      );
    case 'offer':
      return <Discount text={cell.text} at={`${at}/discount`} />;
    case 'facts':
      return cell.facts.map((highlight, index) => (
        <div key={index}>
          <HighlightValue highlight={highlight} ids={ids} clicked={clicked} />
        </div>
      ));
    case 'points':
      return <ProsAndCons pros={cell.pros} cons={cell.cons} />;
  }
}
