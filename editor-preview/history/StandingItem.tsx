import type { ReactNode } from 'react';
import type { LoggedStanding, StandingStep } from '../../editing/history.ts';
import { momentInWords } from '../parts/times.ts';

const names: Readonly<Record<StandingStep, string>> = {
  withdrawn: 'Withdrawn',
  'put-back': 'Put back',
  deleted: 'Deleted',
  'brought-back': 'Brought back',
};

/** What was done with the article as a whole: taken from its readers, or given back to them. */
export function StandingItem({ standing }: { standing: LoggedStanding }): ReactNode {
  const { step, author, at, isPlanned } = standing;
  return (
    <li data-kind="standing">
      <h3>
        {names[step]}
        {isPlanned ? ` as ${author} has planned` : ` by ${author}`}
      </h3>
      <p>
        <time dateTime={at}>{momentInWords(at)}</time>
        {` · ${readersGet(standing)}`}
      </p>
    </li>
  );
}

function readersGet({ step, revision }: LoggedStanding): string {
  if (revision !== undefined) return 'readers got it again, as it was';
  return step === 'brought-back' ? 'readers did not get it' : 'readers got it no more';
}
