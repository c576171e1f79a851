import type { ReactNode } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { bar, scoreList, scores } from './ScoreBoard.styles.ts';
import { defaultScore, formatScore, maxScore, scoreLabel, scorePercent } from './score.ts';
import type { ScoreBoardContent } from './scoreBoardContent.ts';

/** Scores by criterion under the headline score, in a native disclosure that is open initially. */
export function ScoreBoard({
  overall,
  criteria,
  event,
}: ScoreBoardContent & { event: TrackingEvent }): ReactNode {
  return (
    <details className={scores} open {...trackOpen(event)}>
      <summary>
        <OwnWords>
          <b>Our scores</b>
          {overall !== undefined && (
            <>
              : <b>{formatScore(overall)}</b> out of {maxScore} <em>{scoreLabel(overall)}</em>
            </>
          )}
        </OwnWords>
      </summary>
      <ScoreList criteria={criteria} />
    </details>
  );
}

export function ScoreList({ criteria }: Pick<ScoreBoardContent, 'criteria'>): ReactNode {
  return (
    <dl className={scoreList}>
      {criteria.map(({ name, score }, index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd>
            <ScoreBar score={score} />
            {formatScore(score)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function ScoreBar({ score = defaultScore }: { score?: number }): ReactNode {
  return (
    <span className={bar} aria-hidden="true">
      <span style={{ width: `${scorePercent(score)}%` }} />
    </span>
  );
}
