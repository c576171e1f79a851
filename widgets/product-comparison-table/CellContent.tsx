import type { ReactNode } from 'react';
import type { AffiliateIds } from '#contracts/affiliate.ts';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { Discount } from '../commerce/Discount.tsx';
import { HighlightValue } from '../commerce/HighlightValue.tsx';
import { formatPrice } from '../commerce/money.ts';
import { ProsAndCons } from '../commerce/ProsAndCons.tsx';
import { StarRating } from '../commerce/StarRating.tsx';
import { formatScore, ratingsText } from '../commerce/score.ts';
import type { TrackingFields } from '../tracking/trackingEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import type { ComparisonCell } from './comparisonRows.ts';

interface CellContentProps {
  cell: ComparisonCell;
  ids: AffiliateIds;
  clicked: (fields: TrackingFields) => TrackingEvent;
}

export function CellContent({ cell, ids, clicked }: CellContentProps): ReactNode {
  switch (cell.kind) {
    case 'rating':
      return (
        <>
          <b aria-hidden="true">{formatScore(cell.score)}</b>{' '}
          <StarRating score={cell.score} by={cell.count === undefined ? 'us' : 'customers'} />
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
    case 'words':
      return <strong>{cell.text}</strong>;
    case 'offer':
      return <Discount text={cell.text} />;
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
