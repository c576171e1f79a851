import type { ReactNode, Ref } from 'react';
import type { QuizResult } from '../../contracts/quizScoring.ts';
import type { QuizResponse, QuizResults } from '../../schemas/generated/types.ts';
import { OwnWords } from '../shared/OwnWords.tsx';
import { ScoreKey } from './ScoreKey.tsx';
import type { ScoreKeyEntry } from './scoreKey.ts';

interface QuizResultViewProps {
  result: QuizResult<QuizResponse>;
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
        {results?.summary?.title || <OwnWords>Your result</OwnWords>}
      </h3>
      {total && <Score name={ownName} maximum={results?.maximumScore} {...total} />}
      {sections.map(({ title, ...section }) => (
        <Score key={title} name={title || ownName} {...section} />
      ))}
      {entries.length > 0 && (
        <details>
          <summary>
            <OwnWords>What the scores mean</OwnWords>
          </summary>
          <ScoreKey entries={entries} />
        </details>
      )}
      <button type="button" onClick={onReset}>
        <OwnWords>Start over</OwnWords>
      </button>
    </section>
  );
}

/** What a score is called that has no name. */
const ownName = 'Your score';

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
          <OwnWords when={name === ownName}>{name}</OwnWords>:{' '}
          <OwnWords>{maximum === undefined ? score : `${score} of ${maximum}`}</OwnWords>
        </small>{' '}
        {response?.title}
      </h4>
      {response?.text && <p>{response.text}</p>}
    </>
  );
}
