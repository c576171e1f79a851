import type { ReactNode } from 'react';
import { Day } from '../articles/Day.tsx';
import { Portrait } from '../people/Portrait.tsx';
import type { NamedPerson } from '../people/people.ts';
import { PersonName } from './PersonName.tsx';
import { seal } from './ReviewSeal.styles.ts';

/** What a medical review looks at where the article does not say it more closely. */
export const reviewedByDefault = 'Medical facts checked';

/** The side of the portrait in the seal, in CSS pixels. */
const portraitSize = 56;

interface ReviewSealProps {
  reviewer: NamedPerson;
  /** What was checked, in the editors' words. */
  reviewed: string | undefined;
  /** When; without it nothing is said of the day, because no other day would be true. */
  reviewedAt: string | undefined;
  timeZone: string | undefined;
}

/** Who checked the article: face, name, what was checked, and when. An article has one. */
export function ReviewSeal({ reviewer, reviewed, reviewedAt, timeZone }: ReviewSealProps): ReactNode {
  return (
    <div className={seal} lang="en" dir="ltr">
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
