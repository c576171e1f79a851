import { cx } from '@linaria/core';
import { type CSSProperties, type ReactNode, useId } from 'react';
import type { WidgetProps } from '#transformer/registry/widget.ts';
import { trackFacts, trackView } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { distinctNames } from '../ui/rememberedChoice.ts';
import { useRememberedChoice } from '../ui/useRememberedChoice.ts';
import { maxCompared, withDiet, withoutDiet } from './comparedDiets.ts';
import { choice } from './DietChoice.styles.ts';
import { compare, heading } from './DietCompare.styles.ts';
import { DietTable } from './DietTable.tsx';
import { dietColumns } from './dietColumns.styles.ts';
import { location, sectionViewed } from './dietEvents.ts';
import { answeredRows } from './dietRows.tsx';

const defaultTitle = 'Compare lifestyle diets';

/** Selected by checkboxes and CSS alone: without script any number, in the browser two, remembered. */
export default function DietCompare({
  data,
  block,
}: WidgetProps<'diet-compare', 'articlePath' | 'indexOfKind'>): ReactNode {
  const titleId = useId();
  const title = present(data.title) ?? defaultTitle;
  const diets = distinctNames(data.cards.map(({ name }) => name));
  const [compared, change] = useRememberedChoice({
    key: `diet-compare:${block.articlePath}:${block.indexOfKind}`,
    initial: diets.slice(0, maxCompared),
    options: diets,
    most: maxCompared,
  });
  const rows = answeredRows(data.cards);
  if (rows.length === 0 && !data.cards.some(({ learnMoreUrl }) => learnMoreUrl)) return null;
  return (
    <section
      className={cx(compare, dietColumns)}
      style={{ '--diets': diets.length } as CSSProperties}
      aria-labelledby={titleId}
      {...trackFacts({ location })}
      {...trackView(sectionViewed(title))}
    >
      <h2 className={heading} id={titleId}>
        <OwnWords when={title === defaultTitle}>{title}</OwnWords>
      </h2>
      {diets.length > maxCompared && (
        <DietChoice
          options={data.cards.map(({ name }, index) => ({
            name,
            isChosen: compared.includes(diets[index] ?? name),
          }))}
          onChoose={(index, isChosen) =>
            change((now) => (isChosen ? withDiet : withoutDiet)(now, diets[index] ?? ''))
          }
        />
      )}
      <DietTable cards={data.cards} rows={rows} labelledBy={titleId} />
    </section>
  );
}

interface DietOption {
  name: string;
  isChosen: boolean;
}

interface DietChoiceProps {
  options: readonly DietOption[];
  onChoose: (index: number, isChosen: boolean) => void;
}

function DietChoice({ options, onChoose }: DietChoiceProps): ReactNode {
  return (
    <fieldset className={choice}>
      <legend>
        <OwnWords>Choose two diets to compare</OwnWords>
      </legend>
      <div>
        {options.map(({ name, isChosen }, index) => (
          <label key={index}>
            <input
              type="checkbox"
              data-diet={index}
              checked={isChosen}
              onChange={(event) => onChoose(index, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      <p aria-live="polite">
        <OwnWords>
          <Comparison compared={options.filter(({ isChosen }) => isChosen)} />
        </OwnWords>
      </p>
    </fieldset>
  );
}

function Comparison({ compared }: { compared: readonly DietOption[] }): ReactNode {
  if (compared.length === 0) return 'Choose two.';
  if (compared.length < maxCompared) return 'Choose one more.';
  const names = compared.map(({ name }) => name).join(' with ');
  return <span className="visually-hidden">Comparing {names}.</span>;
}
