import type { ReactNode, Ref } from 'react';
import type { QuizResult } from '../../contracts/quizScoring.ts';
import type { QuizResponse, QuizResults } from '../../schemas/generated/types.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { ScoreKey } from './ScoreKey.tsx';
import type { ScoreKeyEntry } from './scoreKey.ts';

interface QuizResultViewProps {
  result: QuizResult<QuizResponse>;
  results: QuizResults | undefined;
  entries: readonly ScoreKeyEntry[];
  headingRef: Ref<HTMLHeadingElement>;
  onReset: () => void;
}

/** What the reader's answers come to, by the type of scoring. */
export function QuizResultView({
  result: { total, sections },
  results,
  entries,
  headingRef,
  onReset,
}: QuizResultViewProps): ReactNode {
  const isAlone = !total && sections.length === 1;
  // Where no question has a section, the total says it all.
  const shownSections = total && sections.every(({ title }) => title === '') ? [] : sections;
  return (
    <section>
      <h3 ref={headingRef} tabIndex={-1}>
        {results?.summary?.title || <OwnWords>Your result</OwnWords>}
      </h3>
      {total && <Score name={undefined} ownName={totalName} maximum={results?.maximumScore} {...total} />}
      {shownSections.map(({ title, ...section }) => (
        <Score key={title} name={title} ownName={isAlone ? totalName : restName} {...section} />
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

const totalName = 'Your score';

/** What the score of questions without a section is called, beside others. */
const restName = 'Other questions';

interface ScoreProps {
  /** The author's name for it. */
  name: string | undefined;
  /** What it is called where the author has none. */
  ownName: string;
  score: number;
  maximum?: number | undefined;
  response: QuizResponse | undefined;
}

/** A score, and what it means; the score alone where no range holds it. */
function Score({ name, ownName, score, maximum, response }: ScoreProps): ReactNode {
  return (
    <>
      <h4>
        <small>
          {name || <OwnWords>{ownName}</OwnWords>}:{' '}
          <OwnWords>{maximum === undefined ? score : `${score} of ${maximum}`}</OwnWords>
        </small>{' '}
        {response?.title}
      </h4>
      {response?.text && <p>{response.text}</p>}
    </>
  );
}
