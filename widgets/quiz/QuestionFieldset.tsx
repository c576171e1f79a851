import type { ReactNode, Ref } from 'react';
import type { QuizQuestion } from '#schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';

interface QuestionFieldsetProps {
  question: QuizQuestion;
  /** Its place, from 1, and how many there are. */
  position: number;
  count: number;
  /** Groups the question's radio buttons; unique on the page. */
  name: string;
  locked: boolean;
  /** Whether it is the question on screen, where they are shown one at a time. */
  isCurrent: boolean;
  /** Takes the focus when the question comes on screen: its name, the legend, is then read once. */
  groupRef: Ref<HTMLFieldSetElement> | undefined;
  onChoose: (answer: number) => void;
  /** Stands below the answers. */
  children?: ReactNode;
}

/** A question, with its place among all, and one choice among its answers. Readers without JavaScript see the points of each. */
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
