import type { ReactNode } from 'react';
import { type DiscountPiece, discountLength, readDiscount } from '#contracts/discountText.ts';
import { discount } from './Discount.styles.ts';

/**
 * The offer in words: codes set off, amounts bold. Where it cannot be told what the code is, the text as its author wrote
 * it; a content rule tells of that.
 */
export function Discount({ text }: { text: string }): ReactNode {
  return (
    <div className={discount} data-length={discountLength(text)}>
      {readDiscount(text).pieces.map((piece, index) => (
        <Piece key={index} {...piece} />
      ))}
    </div>
  );
}

function Piece({ kind, text }: DiscountPiece): ReactNode {
  if (kind === 'code') return <code>{text}</code>;
  return kind === 'amount' ? <strong>{text}</strong> : text;
}
