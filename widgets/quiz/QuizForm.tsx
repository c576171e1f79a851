import { cx } from '@linaria/core';
import {
  type CSSProperties,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { flushSync } from 'react-dom';
import { quizResult, type ScoreType } from '#contracts/quizScoring.ts';
import type { QuizQuestion, QuizResults } from '#schemas/generated/types.ts';
import { formCard } from '../ui/formCard.styles.ts';
import { OwnName, OwnWords } from '../ui/OwnWords.tsx';
import { PlainText } from '../ui/PlainText.tsx';
import { useForgetOnReturn } from '../ui/useForgetOnReturn.ts';
import { defaultDisclaimer } from './disclaimer.ts';
import { QuestionFieldset } from './QuestionFieldset.tsx';
import { progressBar, quiz, steps } from './Quiz.styles.ts';
import { QuizResultView } from './QuizResultView.tsx';
import { answeredCount, initialQuizState, isAnswered, quizReducer } from './quizState.ts';
import type { QuizVersion } from './quizVersion.ts';
import { ScoreKey } from './ScoreKey.tsx';
import { scoreKey } from './scoreKey.ts';

/** Progress without answers: answers are health data. */
type Progress = 'form-started' | 'form-continued' | 'form-submitted';

interface QuizFormProps {
  title: string | undefined;
  name: string;
  /** Must be the same array while the questions are the same. */
  questions: readonly QuizQuestion[];
  scoreType: ScoreType;
  results: QuizResults | undefined;
  disclaimer: string;
  version?: QuizVersion;
  className?: string;
  children?: ReactNode;
  /** By the question's index. */
  belowAnswers?: (question: number) => ReactNode;
  belowResultHeading?: (questions: readonly QuizQuestion[]) => ReactNode;
  onProgress?: (form: Element | null, progress: Progress) => void;
}

/**
 * Answers, score and result stay in the browser and are lost with the page.
 * Without JavaScript readers can add up the points themselves; nothing can be sent.
 */
export function QuizForm({
  title,
  name,
  questions: initialQuestions,
  scoreType,
  results,
  disclaimer,
  version,
  className,
  children,
  belowAnswers,
  belowResultHeading,
  onProgress,
}: QuizFormProps): ReactNode {
  const [{ questions, showResults, at, sourceQuestions }, dispatch] = useReducer(
    quizReducer,
    initialQuestions,
    initialQuizState,
  );
  if (sourceQuestions !== initialQuestions) dispatch({ type: 'ask', questions: initialQuestions });
  const form = useRef<HTMLFormElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const currentQuestion = useRef<HTMLFieldSetElement>(null);
  const id = useId();

  const answered = answeredCount(questions);
  const isLast = at === questions.length - 1;
  const canProceed = isLast ? answered === questions.length : isAnswered(questions[at]);
  const responses = results?.responses ?? [];
  const key = scoreKey(questions, scoreType, responses);

  useEffect(() => {
    if (showResults) resultHeading.current?.focus();
  }, [showResults]);

  useForgetOnReturn(() => dispatch({ type: 'reset' }));

  const choose = (question: number, answer: number): void => {
    const isFirst = questions[question]?.answers.every(({ selected }) => !selected);
    if (isFirst) onProgress?.(form.current, answered === 0 ? 'form-started' : 'form-continued');
    dispatch({ type: 'choose', question, answer });
  };
  const turn = (type: 'next' | 'back'): void => {
    flushSync(() => dispatch({ type }));
    currentQuestion.current?.focus();
  };
  const proceed = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!isLast) {
      turn('next');
      return;
    }
    onProgress?.(form.current, 'form-submitted');
    dispatch({ type: 'get-results' });
  };
  const reset = (): void => {
    dispatch({ type: 'reset' });
    form.current?.focus();
  };

  const fieldsets = questions.map((question, index) => (
    <QuestionFieldset
      key={index}
      question={question}
      position={index + 1}
      count={questions.length}
      name={`${id}-${index}`}
      locked={showResults}
      isCurrent={index === at}
      groupRef={index === at ? currentQuestion : undefined}
      onChoose={(answer) => choose(index, answer)}
    >
      {belowAnswers?.(index)}
    </QuestionFieldset>
  ));

  return (
    // Outside a dialog, this method submits nothing anywhere, whatever becomes of our script.
    <form
      ref={form}
      className={cx(formCard, quiz, className)}
      method="dialog"
      // Browsers must not restore the answers when a reader returns to the page.
      autoComplete="off"
      data-version={version}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
      onSubmit={proceed}
    >
      {title ? <h2 id={`${id}-name`}>{title}</h2> : <OwnName id={`${id}-name`}>{name}</OwnName>}
      {children}
      {!showResults && (
        <div
          className={progressBar}
          data-live=""
          aria-hidden="true"
          style={{ '--done': answered / questions.length } as CSSProperties}
        />
      )}
      <div aria-live="polite">
        {showResults && (
          <QuizResultView
            result={quizResult(questions, scoreType, responses)}
            results={results}
            scoreType={scoreType}
            entries={key}
            headingRef={resultHeading}
            onReset={reset}
          >
            {belowResultHeading?.(questions)}
          </QuizResultView>
        )}
      </div>
      {showResults ? (
        <details>
          <summary>
            <OwnWords>Your answers</OwnWords>
          </summary>
          {fieldsets}
        </details>
      ) : (
        <div className={steps}>{fieldsets}</div>
      )}
      {!showResults && (
        <>
          <p data-live="">
            {at > 0 && (
              <button type="button" onClick={() => turn('back')}>
                <OwnWords>Back</OwnWords>
              </button>
            )}{' '}
            <button type="submit" disabled={!canProceed} aria-describedby={`${id}-progress`}>
              <OwnWords>{isLast ? 'Get Results' : 'Next'}</OwnWords>
            </button>
            <small id={`${id}-progress`}>
              <OwnWords>
                {answered} of {questions.length} questions answered.
                {!canProceed &&
                  (isLast ? ' Answer all of them to get your results.' : ' Choose an answer to go on.')}
              </OwnWords>
            </small>
          </p>
          <div data-plain="">
            <p>
              <OwnWords>Add up the points of your answers to find your result:</OwnWords>
            </p>
            <ScoreKey entries={key} />
          </div>
        </>
      )}
      <small>
        <OwnWords when={disclaimer === defaultDisclaimer}>
          <PlainText text={disclaimer} isInline />
        </OwnWords>
      </small>
    </form>
  );
}
