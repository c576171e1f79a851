import type { ReactNode } from 'react';
import type { ComparisonDropdownCard } from '#schemas/generated/types.ts';
import { Picture } from '../ui/Picture.tsx';
import { pictureGround } from '../ui/pictureGround.styles.ts';
import { initial, present } from '../ui/presentText.ts';

interface ProductOptionProps {
  card: ComparisonDropdownCard;
  hasPicture: boolean;
  isChosen: boolean;
  isOpen: boolean;
  onChoose: (isChosen: boolean) => void;
}

const pictureWidth = 56;

export function ProductOption({
  card,
  hasPicture,
  isChosen,
  isOpen,
  onChoose,
}: ProductOptionProps): ReactNode {
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
        {hasPicture && (
          <span
            className={pictureGround}
            data-picture=""
            style={card.bgColor ? { background: card.bgColor } : undefined}
          >
            {card.imgSrc ? (
              <Picture
                src={card.imgSrc}
                alt={card.imgAlt}
                width={card.imgWidth}
                height={card.imgHeight}
                shownWidth={pictureWidth}
              />
            ) : (
              <span aria-hidden="true">{initial(card.productName)}</span>
            )}
          </span>
        )}
        <span>
          <b>{card.productName}</b> {superlative && <small>{superlative}</small>}
        </span>
      </label>
    </li>
  );
}
