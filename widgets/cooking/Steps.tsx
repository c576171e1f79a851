import type { ReactNode } from 'react';
import { stepPartAttribute } from '../../contracts/cooking/recipe.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { stepList } from './Steps.styles.ts';
import { type ShownRecipe, stepAnchor } from './shownRecipe.ts';
import { Tip } from './Tip.tsx';

interface StepsProps {
  recipe: Pick<ShownRecipe, 'steps' | 'stepsTip'>;
  /** Of the recipe's section. */
  id: string;
}

/** What to do, step by step, each with a box to tick. */
export function Steps({ recipe: { steps, stepsTip }, id }: StepsProps): ReactNode {
  return (
    <div className={stepList}>
      <h3>
        <OwnWords>Steps</OwnWords>
      </h3>
      <ol>
        {steps.map(({ text, url, tip }, index) => (
          <li key={index} id={stepAnchor(id, index + 1)}>
            <label>
              <input type="checkbox" />
              <bdi {...{ [stepPartAttribute]: '' }}>{text}</bdi>
            </label>
            {tip && (
              <p {...{ [stepPartAttribute]: '' }}>
                <b>
                  <OwnWords>Tip:</OwnWords>
                </b>{' '}
                {tip}
              </p>
            )}
            {url && (
              <SafeLink url={url}>
                <OwnWords>
                  See how<span className="visually-hidden"> to do step {index + 1}</span>
                </OwnWords>
              </SafeLink>
            )}
          </li>
        ))}
      </ol>
      {stepsTip && <Tip tip={stepsTip} />}
    </div>
  );
}
