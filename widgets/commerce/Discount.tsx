import type { ReactNode } from 'react';
import { type DiscountPiece, discountLength, readDiscount } from '#contracts/discountText.ts';
import { discount } from './Discount.styles.ts';

/** Without a recognisable code the author's text is unchanged; a content rule reports it. */
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
