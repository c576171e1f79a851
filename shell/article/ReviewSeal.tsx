import type { ReactNode } from 'react';
import { Day } from '../articles/Day.tsx';
import { Portrait } from '../people/Portrait.tsx';
import type { NamedPerson } from '../people/people.ts';
import { byline } from './Byline.styles.ts';
import { PersonName } from './PersonName.tsx';
import { seal } from './ReviewSeal.styles.ts';

const reviewedByDefault = 'Medical facts checked';

const portraitSize = 56;

interface ReviewSealProps {
  reviewer: NamedPerson;
  reviewed: string | undefined;
  /** When; without it no date is shown, because no other one would be true. */
  reviewedAt: string | undefined;
  timeZone: string | undefined;
}

export function ReviewSeal({ reviewer, reviewed, reviewedAt, timeZone }: ReviewSealProps): ReactNode {
  return (
    <div className={`${byline} ${seal}`} lang="en" dir="ltr">
      <Portrait image={reviewer.image} size={portraitSize} eager />
      <p>
        Medically reviewed {reviewedAt && <Day moment={reviewedAt} timeZone={timeZone} />} by{' '}
        <span>
          <PersonName person={reviewer} />
        </span>{' '}
        {reviewed ? <bdi>{reviewed}</bdi> : reviewedByDefault}
      </p>
    </div>
  );
}
