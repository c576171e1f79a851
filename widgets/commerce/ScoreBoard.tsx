import type { ReactNode } from 'react';
import type { TrackingEvent } from '#contracts/tracking.ts';
import { trackOpen } from '../tracking/trackingAttributes.ts';
import { OwnWords } from '../ui/OwnWords.tsx';
import { bar, scoreList, scores } from './ScoreBoard.styles.ts';
import { defaultScore, formatScore, maxScore, scoreLabel, scorePercent } from './score.ts';
import type { ScoreBoardContent } from './scoreBoardContent.ts';

/** A native disclosure that is open initially; a headline alone does not fold. */
export function ScoreBoard({
  overall,
  criteria,
  event,
}: ScoreBoardContent & { event: TrackingEvent }): ReactNode {
  if (criteria.length === 0) {
    return (
      <div className={scores}>
        <Headline title="Our score" overall={overall} />
      </div>
    );
  }
  return (
    <details className={scores} open {...trackOpen(event)}>
      <summary>
        <Headline title="Our scores" overall={overall} />
      </summary>
      <ScoreList criteria={criteria} />
    </details>
  );
}

function Headline({ title, overall }: { title: string; overall: number | undefined }): ReactNode {
  return (
    <OwnWords>
      <b>{title}</b>
      {overall !== undefined && (
        <>
          : <b>{formatScore(overall)}</b> out of {maxScore} <em>{scoreLabel(overall)}</em>
        </>
      )}
    </OwnWords>
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
