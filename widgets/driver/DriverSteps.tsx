import type { ReactNode } from 'react';
import { driverStepsAttribute } from '#contracts/markers.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { Paragraphs } from '../ui/PlainText.tsx';
import { textButton } from '../ui/textButton.styles.ts';
import { DriverButton } from './DriverButton.tsx';
import { driverSteps } from './DriverSteps.styles.ts';
import type { DriverStep } from './driverContent.ts';

/** Each step replaces the previous. Space is reserved; without script the form opens a page instead. */
export function DriverSteps({ steps, isPaid }: { steps: readonly DriverStep[]; isPaid: boolean }): ReactNode {
  if (steps.length === 0) return null;
  return (
    <div className={driverSteps} {...{ [driverStepsAttribute]: '' }}>
      {steps.map((step) => (
        <div key={step.kind} inert tabIndex={-1}>
          <p>
            <OwnWords>We have sent you a mail: please confirm in it that it is you.</OwnWords>
          </p>
          <strong>{step.title}</strong>
          <Paragraphs text={step.text} />
          {step.kind === 'feedback' && <Answers {...step} />}
          {step.kind === 'confirmation' && step.link && (
            <DriverButton link={step.link} isPaid={isPaid} about={step.title} />
          )}
        </div>
      ))}
    </div>
  );
}

function Answers({
  title,
  answers,
  skip,
}: {
  title: string;
  answers: readonly string[];
  skip?: string | undefined;
}): ReactNode {
  return (
    <>
      {answers.length > 0 && (
        <ul aria-label={title}>
          {answers.map((answer, index) => (
            <li key={index}>
              <button type="button" value={index + 1}>
                {answer}
              </button>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={textButton}>
        <OwnWords when={!skip}>{skip ?? 'Skip'}</OwnWords>
      </button>
    </>
  );
}
