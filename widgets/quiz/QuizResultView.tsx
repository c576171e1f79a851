import type { ReactNode, Ref } from 'react';
import type { QuizResponse, QuizResults } from '../../schemas/generated/types.ts';
import type { QuizResult } from '../../schemas/quizScoring.ts';
import { ScoreKey } from './ScoreKey.tsx';
import type { ScoreKeyEntry } from './scoreKey.ts';

interface QuizResultViewProps {
  result: QuizResult;
  results: QuizResults | undefined;
  entries: readonly ScoreKeyEntry[];
  headingRef: Ref<HTMLHeadingElement>;
  onReset: () => void;
}

/** What the reader's answers come to, by the type of scoring (specification §2). */
export function QuizResultView({
  result: { total, sections },
  results,
  entries,
  headingRef,
  onReset,
}: QuizResultViewProps): ReactNode {
  return (
    <section>
      <h3 ref={headingRef} tabIndex={-1}>
        {results?.summary?.title || 'Your result'}
      </h3>
      {total && <Score name="Your score" maximum={results?.maximumScore} {...total} />}
      {sections.map(({ title, ...section }) => (
        <Score key={title} name={title || 'Your score'} {...section} />
      ))}
      {entries.length > 0 && (
        <details>
          <summary>What the scores mean</summary>
          <ScoreKey entries={entries} />
        </details>
      )}
      <button type="button" onClick={onReset}>
        Start over
      </button>
    </section>
  );
}

interface ScoreProps {
  name: string;
  score: number;
  maximum?: number | undefined;
  response: QuizResponse | undefined;
}

/** A score, and what it means; the score alone where no range holds it. */
function Score({ name, score, maximum, response }: ScoreProps): ReactNode {
  return (
    <>
      <h4>
        <small>
          {name}: {maximum === undefined ? score : `${score} of ${maximum}`}
        </small>{' '}
        {response?.title}
      </h4>
      {response?.text && <p>{response.text}</p>}
    </>
  );
}
