import { type CSSProperties, Fragment, type ReactNode, type Ref } from 'react';
import {
  type QuizResult,
  type RangedResponse,
  rangeHolding,
  rangesFor,
  rangesOfTotal,
  type ScoredResponse,
  type ScoreType,
} from '#contracts/quizScoring.ts';
import type { QuizResponse, QuizResults } from '#schemas/generated/types.ts';
import { marker } from '../ui/marker.styles.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { present } from '../ui/presentText.ts';
import { Advice } from './Advice.tsx';
import { firstStep as firstStepBox } from './Quiz.styles.ts';
import { ScoreKey } from './ScoreKey.tsx';
import { scale as scaleStyle } from './ScoreScale.styles.ts';
import type { ScoreKeyEntry } from './scoreKey.ts';

/** Each score occupies this length, so that the last one of a range lies inside its band. */
const step = 1;

interface QuizResultViewProps {
  result: QuizResult<QuizResponse>;
  results: QuizResults | undefined;
  scoreType: ScoreType;
  entries: readonly ScoreKeyEntry[];
  headingRef: Ref<HTMLHeadingElement>;
  onReset: () => void;
  children?: ReactNode;
}

export function QuizResultView({
  result: { total, sections },
  results,
  scoreType,
  entries,
  headingRef,
  onReset,
  children,
}: QuizResultViewProps): ReactNode {
  const responses = results?.responses ?? [];
  const isOnlySection = !total && sections.length === 1;
  // If no question has a section, the total suffices.
  const shownSections =
    total && sections.every(({ title }) => title === '')
      ? []
      : sections.toSorted((one, other) => other.score - one.score);
  // Sections with the same advice share it.
  const groups = [
    ...Map.groupBy(shownSections, ({ response }) => `${response?.text} ${response?.link}`).values(),
  ];
  const first = firstStep(total, shownSections);
  return (
    <section>
      <h3 ref={headingRef} tabIndex={-1}>
        {results?.summary?.title || <OwnWords>Your result</OwnWords>}
      </h3>
      {children}
      {total && (
        <Score
          name={undefined}
          ownName={totalName}
          maximum={results?.maximumScore}
          scale={scoreScale(total.score, rangesOfTotal(responses, scoreType), results?.maximumScore)}
          {...total}
        />
      )}
      <ResultAdvice response={total?.response} first={first} />
      {groups.map((group) => (
        <Fragment key={group[0]?.title}>
          {group.map(({ title, ...section }) => (
            <Score
              key={title}
              name={title}
              ownName={isOnlySection ? totalName : restName}
              scale={scoreScale(section.score, rangesFor(title, responses, scoreType))}
              {...section}
            />
          ))}
          <ResultAdvice response={group[0]?.response} first={first} />
        </Fragment>
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

function ResultAdvice({
  response,
  first,
}: Record<'response' | 'first', QuizResponse | undefined>): ReactNode {
  if (response === undefined || response !== first) return <Advice response={response} />;
  return (
    <div className={firstStepBox}>
      <h4>
        <OwnWords>What to do first</OwnWords>
      </h4>
      <Advice response={response} />
    </div>
  );
}

/** A response with a link names a step. The total's comes first. @param sections highest score first */
function firstStep(
  total: QuizResult<QuizResponse>['total'],
  sections: QuizResult<QuizResponse>['sections'],
): QuizResponse | undefined {
  return [total, ...sections].find(
    (each) => present(each?.response?.link) && present(each?.response?.linkTitle),
  )?.response;
}

const totalName = 'Your score';

const restName = 'Other questions';

interface ScoreProps {
  name: string | undefined;
  ownName: string;
  score: number;
  maximum?: number | undefined;
  /** Undefined if the score cannot be drawn on a scale. */
  scale: ScoreScale | undefined;
  response: QuizResponse | undefined;
}

function Score({ name, ownName, score, maximum, scale, response }: ScoreProps): ReactNode {
  return (
    <>
      <h4>
        <small>
          {name || <OwnWords>{ownName}</OwnWords>}:{' '}
          <OwnWords>{maximum === undefined ? score : `${score} of ${maximum}`}</OwnWords>
        </small>{' '}
        {response?.title && <span className={marker}>{response.title}</span>}
      </h4>
      {scale && <ScoreScaleView scale={scale} />}
    </>
  );
}

/** Decorative: the words next to it say the same. */
function ScoreScaleView({ scale: { low, high, at, bands, names } }: { scale: ScoreScale }): ReactNode {
  return (
    <div className={scaleStyle} aria-hidden="true">
      <div>
        {bands.map(({ start, length, hasScore }) => (
          <span
            key={start}
            data-holds={hasScore ? '' : undefined}
            style={{ '--start': start, '--length': length } as CSSProperties}
          />
        ))}
        <b style={{ '--start': at } as CSSProperties} />
      </div>
      <small>
        {low} {names[0]}
      </small>
      <small>
        {high} {names[1]}
      </small>
    </div>
  );
}

/** Positions and lengths are fractions of the whole scale, from 0 to 1. */
interface ScoreScale {
  low: number;
  high: number;
  at: number;
  /** Of the first and the last band. */
  names: readonly [string | undefined, string | undefined];
  bands: readonly { start: number; length: number; hasScore: boolean }[];
}

/**
 * The last range extends to the maximum. Undefined if ranges overlap or run backwards: a drawing would
 * mislead. `maximum` is the highest possible score, if known.
 */
export function scoreScale(
  score: number,
  ranges: readonly RangedResponse<ScoredResponse & Pick<QuizResponse, 'title'>>[],
  maximum = Number.NEGATIVE_INFINITY,
): ScoreScale | undefined {
  if (ranges.length < 2 || ranges.some(isOutOfOrder)) return undefined;
  const low = Math.min(score, ...ranges.map((range) => range.low));
  const high = Math.max(score, maximum, ...ranges.map((range) => range.high));
  const start = low - step / 2;
  const share = (value: number): number => (value - start) / (high - low + step);

  const holding = rangeHolding(score, ranges);
  const bands = ranges.map((range, index) => {
    const next = ranges[index + 1];
    const bandStart = share(edgeBetween(ranges[index - 1]?.high, range.low) ?? range.low - step / 2);
    const bandEnd = next ? (edgeBetween(range.high, next.low) ?? range.high + step / 2) : high + step / 2;
    return { start: bandStart, length: share(bandEnd) - bandStart, hasScore: range === holding };
  });
  const names = [ranges[0]?.response.title, ranges.at(-1)?.response.title] as const;
  return { low, high, at: share(score), bands, names };
}

function isOutOfOrder(
  { low, high }: RangedResponse<unknown>,
  index: number,
  all: readonly RangedResponse<unknown>[],
): boolean {
  const previous = all[index - 1];
  return high < low || (previous !== undefined && low <= previous.high);
}

/** Undefined if a score lies between the two ranges. */
function edgeBetween(high: number | undefined, low: number): number | undefined {
  return high !== undefined && low - high <= step ? (high + low) / 2 : undefined;
}
