import type { ReactNode } from 'react';
import { asWrittenAttribute, stepPartAttribute } from '#contracts/cooking/recipe.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { SafeLink } from '../ui/SafeLink.tsx';
import { ScaledText } from './ScaledText.tsx';
import { stepList } from './Steps.styles.ts';
import { type ShownRecipe, stepAnchor } from './shownRecipe.ts';
import { type ReadStep, stepReader } from './stepAmounts.ts';
import { Tip } from './Tip.tsx';

interface StepWithAmounts {
  written: string;
  text: ReadStep;
  tip: ReadStep | undefined;
  url: string | undefined;
  isAsWritten: boolean;
}

export function stepsWithAmounts({
  steps,
  ingredients,
}: Pick<ShownRecipe, 'steps' | 'ingredients'>): StepWithAmounts[] {
  const listed = ingredients.flatMap(({ text, metric }) => [text, ...(metric ? [metric] : [])]);
  const read = stepReader(listed);
  return steps.map((step) => {
    const text = read(step.text);
    const tip = step.tip === undefined ? undefined : read(step.tip);
    return {
      written: step.text,
      text,
      tip,
      url: step.url,
      isAsWritten: text.isAsWritten || tip?.isAsWritten === true,
    };
  });
}

interface StepsProps {
  recipe: Pick<ShownRecipe, 'stepsTip'>;
  steps: readonly StepWithAmounts[];
  id: string;
}

export function Steps({ recipe: { stepsTip }, steps, id }: StepsProps): ReactNode {
  return (
    <div className={stepList}>
      <h3>
        <OwnWords>Steps</OwnWords>
      </h3>
      <ol>
        {steps.map(({ written, text, url, tip, isAsWritten }, index) => (
          <li key={index} id={stepAnchor(id, index + 1)}>
            <label>
              <input type="checkbox" value={written} />
              <bdi {...{ [stepPartAttribute]: '' }}>
                <StepText step={text} />
              </bdi>
            </label>
            {tip && (
              <p {...{ [stepPartAttribute]: '' }}>
                <b>
                  <OwnWords>Tip:</OwnWords>
                </b>{' '}
                <StepText step={tip} />
              </p>
            )}
            {isAsWritten && (
              <p hidden {...{ [stepPartAttribute]: '', [asWrittenAttribute]: '' }}>
                <OwnWords>Amounts not scaled</OwnWords>
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

function StepText({ step: { parts } }: { step: ReadStep }): ReactNode {
  return (
    <PlainText
      isInline
      text={parts.map((part, index) =>
        typeof part === 'string' ? part : <ScaledText key={index} read={part} />,
      )}
    />
  );
}
