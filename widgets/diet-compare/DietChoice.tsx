import type { ReactNode } from 'react';
import { comparedAtOnce } from './comparedDiets.ts';
import { choice } from './DietChoice.styles.ts';

interface DietChoiceProps {
  names: readonly string[];
  compared: readonly string[];
  onChoose: (name: string, isChosen: boolean) => void;
}

/** Which diets are compared. What it comes to is said to readers who cannot see the table change. */
export function DietChoice({ names, compared, onChoose }: DietChoiceProps): ReactNode {
  return (
    <fieldset className={choice}>
      <legend>Choose two diets to compare</legend>
      <div>
        {names.map((name, index) => (
          <label key={index}>
            <input
              type="checkbox"
              data-diet={index}
              checked={compared.includes(name)}
              onChange={(event) => onChoose(name, event.currentTarget.checked)}
            />
            {name}
          </label>
        ))}
      </div>
      <p aria-live="polite">{comparison(names, compared)}</p>
    </fieldset>
  );
}

function comparison(names: readonly string[], compared: readonly string[]): string {
  if (compared.length === 0) return 'Choose two.';
  if (compared.length < comparedAtOnce) return 'Choose one more.';
  return `Comparing ${names.filter((name) => compared.includes(name)).join(' with ')}.`;
}
