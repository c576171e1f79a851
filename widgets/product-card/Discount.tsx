import { type ReactNode, useContext } from 'react';
import { type BlockRendering, BlockRenderingContext } from '../../transformer/blockRendering.ts';
import { type DiscountPiece, discountLength, formatDiscount } from './discount.ts';
import { discount } from './Offer.styles.ts';

/** The offer in words: codes set off, amounts bold. Where it cannot be formatted, the raw text (specification §8). */
export function Discount({ text }: { text: string }): ReactNode {
  const rendering = useContext(BlockRenderingContext);
  return (
    <div className={discount} data-length={discountLength(text)}>
      {piecesOf(text, rendering).map((piece, index) => (
        <Piece key={index} {...piece} />
      ))}
    </div>
  );
}

function Piece({ kind, text }: DiscountPiece): ReactNode {
  if (kind === 'code') return <code>{text}</code>;
  return kind === 'amount' ? <strong>{text}</strong> : text;
}

function piecesOf(text: string, rendering: BlockRendering | undefined): DiscountPiece[] {
  try {
    return formatDiscount(text);
  } catch (error) {
    rendering?.report({
      rule: 'product-card/discount',
      severity: 'warning',
      message: `This discount is shown as it is written, because ${error instanceof Error ? error.message : error}.`,
      at: '/data/discount',
      evidence: text,
    });
    return [{ kind: 'text', text }];
  }
}
