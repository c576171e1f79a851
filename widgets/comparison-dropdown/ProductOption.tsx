import type { ReactNode } from 'react';
import type { ComparisonDropdownCard } from '../../schemas/generated/types.ts';
import { Picture } from '../shared/Picture.tsx';
import { present } from '../shared/presentText.ts';

interface ProductOptionProps {
  card: ComparisonDropdownCard;
  isChosen: boolean;
  /** Whether another product can be added. One that is chosen can always be taken out. */
  isOpen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** The width the picture is shown at, in CSS pixels. */
const pictureWidth = 56;

/** A product that can be chosen. */
export function ProductOption({ card, isChosen, isOpen, onChoose }: ProductOptionProps): ReactNode {
  const superlative = present(card.superlative);
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          disabled={!isChosen && !isOpen}
          onChange={(event) => onChoose(event.currentTarget.checked)}
        />
        {card.imgSrc && (
          <span data-picture="" style={card.bgColor ? { background: card.bgColor } : undefined}>
            <Picture
              src={card.imgSrc}
              alt={card.imgAlt}
              width={card.imgWidth}
              height={card.imgHeight}
              shownWidth={pictureWidth}
            />
          </span>
        )}
        <span>
          <b>{card.productName}</b> {superlative && <small>{superlative}</small>}
        </span>
      </label>
    </li>
  );
}
