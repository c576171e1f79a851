import type { ReactNode, Ref } from 'react';
import type { QuizQuestion } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';

interface QuestionFieldsetProps {
  question: QuizQuestion;
  position: number;
  count: number;
  name: string;
  locked: boolean;
  isCurrent: boolean;
  /** Takes the focus when the question is shown: its legend is then read once. */
  groupRef: Ref<HTMLFieldSetElement> | undefined;
  onChoose: (answer: number) => void;
  children?: ReactNode;
}

/** Readers without JavaScript see the points of each answer. */
export function QuestionFieldset({
  question,
  position,
  count,
  name,
  locked,
  isCurrent,
  groupRef,
  onChoose,
  children,
}: QuestionFieldsetProps): ReactNode {
  return (
    <fieldset ref={groupRef} disabled={locked} tabIndex={-1} data-current={isCurrent ? '' : undefined}>
      <legend>
        <small>
          <OwnWords>
            Question {position} of {count}
          </OwnWords>
          {question.sectionTitle && <> · {question.sectionTitle}</>}
        </small>{' '}
        {present(question.questionTitle) ?? question.questionText}
      </legend>
      {question.answers.map(({ label, score = 0, selected }, index) => (
        <label key={index}>
          <input
            type="radio"
            name={name}
            autoComplete="off"
            checked={selected === true}
            onChange={() => onChoose(index)}
          />
          <span>
            {label}{' '}
            <i>
              <OwnWords>({score === 1 ? '1 point' : `${score} points`})</OwnWords>
            </i>
          </span>
        </label>
      ))}
      {children}
    </fieldset>
  );
}
