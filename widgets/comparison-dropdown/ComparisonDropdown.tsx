import { type ReactNode, type ToggleEvent, useId, useRef, useState } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import type { ComparisonDropdownCard } from '#schemas/generated/types.ts';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { Comparison } from '../product-comparison-table/Comparison.tsx';
import { trackClick, trackOpen } from '../tracking/trackingAttributes.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Picture } from '../ui/Picture.tsx';
import { pictureGround } from '../ui/pictureGround.styles.ts';
import { initial, present } from '../ui/presentText.ts';
import { distinctNames } from '../ui/rememberedChoice.ts';
import { useRememberedChoice } from '../ui/useRememberedChoice.ts';
import { dropdown } from './ComparisonDropdown.styles.ts';

const pictureWidth = 56;

/** Both the minimum and the maximum of a comparison. */
const comparedProducts = 2;

const location = 'Comparison dropdown';
const opened: TrackingEvent = {
  kind: 'element-clicked',
  location,
  elementType: 'DROPDOWN',
  actionOutcome: 'OPEN',
};
const compareClicked: TrackingEvent = { ...opened, elementType: 'BUTTON', text: 'COMPARE' };

/** Choosing two products shows them side by side. Without script all are side by side. */
export default function ComparisonDropdown({
  data,
  block,
}: WidgetProps<'comparison-dropdown', 'articlePath' | 'indexOfKind'>): ReactNode {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isMissingOne, setMissingOne] = useState(false);
  const options = distinctNames(data.cards.map(({ id, productName }) => id ?? productName));
  const idOf = (index: number): string => options[index] ?? '';
  const [chosen, change] = useRememberedChoice({
    key: `comparison-dropdown:${block.articlePath}:${block.indexOfKind}`,
    initial: [],
    options,
    most: comparedProducts,
  });
  const canCompare = isComparable(chosen);
  const isWrong = isMissingOne && !canCompare;
  const compared = canCompare ? data.cards.filter((_, index) => chosen.includes(idOf(index))) : data.cards;
  const hasPicture = data.cards.some(({ imgSrc }) => imgSrc);
  const title = present(data.title) ?? 'Compare products';

  // An error shows only while the list is closed: opening it is the first step to fix it.
  const onToggle = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void =>
    setMissingOne(!currentTarget.open && !canCompare);

  return (
    <section className={dropdown} aria-labelledby={`${id}-title`}>
      <details onToggle={onToggle} {...trackOpen(opened)}>
        <summary aria-describedby={isWrong ? `${id}-error` : undefined}>
          <span>
            <span id={`${id}-title`}>
              <OwnWords when={!present(data.title)}>{title}</OwnWords>
            </span>{' '}
            <small>
              <OwnWords>{choiceSoFar(chosen.length)}</OwnWords>
            </small>
          </span>
        </summary>
        <div>
          <ul>
            {data.cards.map((card, index) => (
              <ProductOption
                key={index}
                card={card}
                hasPicture={hasPicture}
                isChosen={chosen.includes(idOf(index))}
                isOpen={!canCompare}
                onChoose={(isChosen) =>
                  change((now) =>
                    isChosen ? withProduct(now, idOf(index)) : withoutProduct(now, idOf(index)),
                  )
                }
              />
            ))}
          </ul>
          <p aria-live="polite">
            <OwnWords>{canCompare ? 'Take one out to choose another.' : 'Choose two products.'}</OwnWords>
          </p>
          <button
            type="button"
            disabled={!canCompare}
            onClick={() => dialog.current?.showModal()}
            {...trackClick(compareClicked)}
          >
            <OwnWords>Compare</OwnWords>
          </button>
        </div>
      </details>
      <p role="alert" id={`${id}-error`}>
        {isWrong && <OwnWords>Choose two products to compare them.</OwnWords>}
      </p>
      <Dialog ref={dialog} title={title} isOwnTitle={!present(data.title)} showsTitle={false}>
        <Comparison title={data.title} products={compared.map(asProduct)} location={location} />
      </Dialog>
    </section>
  );
}

/** No number if it is unknown: after a reload, a stored choice is restored only when the list is used. */
function choiceSoFar(count: number): string {
  return count === 0 ? `Choose ${comparedProducts}` : `${count} of ${comparedProducts} chosen`;
}

function asProduct({ productName, ...card }: ComparisonDropdownCard) {
  return { ...card, productTitle: productName };
}

export function withProduct(chosen: readonly string[], product: string): readonly string[] {
  if (chosen.includes(product) || chosen.length >= comparedProducts) return chosen;
  return [...chosen, product];
}

export function withoutProduct(chosen: readonly string[], product: string): readonly string[] {
  return chosen.filter((other) => other !== product);
}

function isComparable(chosen: readonly string[]): boolean {
  return chosen.length === comparedProducts;
}

interface ProductOptionProps {
  card: ComparisonDropdownCard;
  hasPicture: boolean;
  isChosen: boolean;
  isOpen: boolean;
  onChoose: (isChosen: boolean) => void;
}

function ProductOption({ card, hasPicture, isChosen, isOpen, onChoose }: ProductOptionProps): ReactNode {
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
