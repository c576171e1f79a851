import { type ReactNode, useContext } from 'react';
import { type BlockRendering, BlockRenderingContext } from '../../transformer/blockRendering.ts';
import { discount } from './Discount.styles.ts';
import { type DiscountPiece, discountLength, formatDiscount } from './discount.ts';

interface DiscountProps {
  /** As its author wrote it. */
  text: string;
  /** JSON Pointer of the text in its block, for reports. */
  at: string;
}

/**
 * The offer in words: codes set off, amounts bold. Where it cannot be formatted, the raw text, and a report
 * (specification §8).
 */
export function Discount({ text, at }: DiscountProps): ReactNode {
  const rendering = useContext(BlockRenderingContext);
  return (
    <div className={discount} data-length={discountLength(text)}>
      {piecesOf(text, at, rendering).map((piece, index) => (
        <Piece key={index} {...piece} />
      ))}
    </div>
  );
}

function Piece({ kind, text }: DiscountPiece): ReactNode {
  if (kind === 'code') return <code>{text}</code>;
  return kind === 'amount' ? <strong>{text}</strong> : text;
}

function piecesOf(text: string, at: string, rendering: BlockRendering | undefined): DiscountPiece[] {
  try {
    return formatDiscount(text);
  } catch (error) {
    rendering?.report({
      rule: 'discount/quotation-mark',
      severity: 'warning',
      message: `This discount is shown as it is written, because ${error instanceof Error ? error.message : error}.`,
      at,
      evidence: text,
    });
    return [{ kind: 'text', text }];
  }
}
