import {
  type CSSProperties,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
} from 'react';
import { quizResult } from '../../contracts/quizScoring.ts';
import type { BlockDataByType } from '../../schemas/generated/types.ts';
import type { WidgetProps } from '../../transformer/widget.ts';
import { reportEvent } from '../tracking/reportEvent.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { defaultDisclaimer, disclaimerOf } from './disclaimer.ts';
import { QuestionFieldset } from './QuestionFieldset.tsx';
import { progressBar, quiz } from './Quiz.styles.ts';
import { QuizResultView } from './QuizResultView.tsx';
import { answeredCount, initialQuizState, quizReducer } from './quizState.ts';
import { quizVersion } from './quizVersion.ts';
import { ScoreKey } from './ScoreKey.tsx';
import { scoreKey } from './scoreKey.ts';

/**
 * Questions with one answer each, and a result by score. Answers, score and result stay in
 * the browser: reports say that the quiz was started, continued and submitted, and nothing else of it. Without
 * JavaScript all is there to be read and added up, and nothing can be sent.
 */
export default function Quiz({
  data,
  block,
}: WidgetProps<BlockDataByType['quiz'], 'articlePath' | 'quizzes'>): ReactNode {
  const [{ questions, showResults, asked }, dispatch] = useReducer(
    quizReducer,
    data.questions,
    initialQuizState,
  );
  if (asked !== data.questions) dispatch({ type: 'ask', questions: data.questions });
  const form = useRef<HTMLFormElement>(null);
  const resultHeading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  const answered = answeredCount(questions);
  const scoreType = data.scoreType ?? 'simple';
  const responses = data.results?.responses ?? [];
  const disclaimer = disclaimerOf(data);
  const key = scoreKey(questions, scoreType, responses);
  const report = (kind: 'form-started' | 'form-continued' | 'form-submitted'): void =>
    reportEvent(form.current, kind, { formatType: 'QUIZ', name: data.quizId });

  useEffect(() => {
    if (showResults) resultHeading.current?.focus();
  }, [showResults]);

  const choose = (question: number, answer: number): void => {
    const isFirst = questions[question]?.answers.every(({ selected }) => !selected);
    if (isFirst) report(answered === 0 ? 'form-started' : 'form-continued');
    dispatch({ type: 'choose', question, answer });
  };
  const getResults = (event: SubmitEvent): void => {
    event.preventDefault();
    report('form-submitted');
    dispatch({ type: 'get-results' });
  };
  const reset = (): void => {
    dispatch({ type: 'reset' });
    form.current?.focus();
  };

  return (
    // Outside a dialog, this method submits nothing anywhere, whatever becomes of our script.
    <form
      ref={form}
      className={quiz}
      method="dialog"
      data-version={quizVersion(block)}
      aria-label={data.title || 'Quiz'}
      tabIndex={-1}
      onSubmit={getResults}
    >
      {data.title && <h2>{data.title}</h2>}
      {!showResults && (
        // The words below the questions say the same.
        <div
          className={progressBar}
          data-live=""
          aria-hidden="true"
          style={{ '--done': answered / questions.length } as CSSProperties}
        />
      )}
      {questions.map((question, index) => (
        <QuestionFieldset
          key={index}
          question={question}
          position={index + 1}
          count={questions.length}
          name={`${id}-${index}`}
          locked={showResults}
          onChoose={(answer) => choose(index, answer)}
        />
      ))}
      {!showResults && (
        <>
          <p data-live="">
            <button type="submit" disabled={answered < questions.length} aria-describedby={`${id}-progress`}>
              <OwnWords>Get Results</OwnWords>
            </button>
            <small id={`${id}-progress`}>
              <OwnWords>
                {answered} of {questions.length} questions answered.
                {answered < questions.length && ' Answer all of them to get your results.'}
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
      <div aria-live="polite">
        {showResults && (
          <QuizResultView
            result={quizResult(questions, scoreType, responses)}
            results={data.results}
            scoreType={scoreType}
            entries={key}
            headingRef={resultHeading}
            onReset={reset}
          />
        )}
      </div>
      <small>
        <OwnWords when={disclaimer === defaultDisclaimer}>{disclaimer}</OwnWords>
      </small>
    </form>
  );
}
