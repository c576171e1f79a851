import type { ReactNode } from 'react';
import { OwnWords } from '../ui/OwnWords.tsx';
import { maxCompared } from './comparedDiets.ts';
import { choice } from './DietChoice.styles.ts';

interface DietOption {
  name: string;
  isChosen: boolean;
}

interface DietChoiceProps {
  options: readonly DietOption[];
  onChoose: (index: number, isChosen: boolean) => void;
}

export function DietChoice({ options, onChoose }: DietChoiceProps): ReactNode {
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
