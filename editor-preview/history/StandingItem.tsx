import type { ReactNode } from 'react';
import type { LoggedStanding, StandingStep } from '#editing/history.ts';
import { momentInWords } from '../parts/times.ts';
import { words } from '../words/words.ts';

const names: Readonly<Record<StandingStep, string>> = words.history.steps;

/** An action on the whole article: withdrawn, or republished. */
export function StandingItem({ standing }: { standing: LoggedStanding }): ReactNode {
  const { step, author, at, isPlanned } = standing;
  return (
    <li data-kind="standing">
      <h3>{words.history[isPlanned ? 'asPlanned' : 'byAuthor'](names[step], author)}</h3>
      <p>
        <time dateTime={at}>{momentInWords(at)}</time>
        {` · ${readersGet(standing)}`}
      </p>
    </li>
  );
}

function readersGet({ step, revision }: LoggedStanding): string {
  if (revision !== undefined) return words.history.readers.again;
  return step === 'brought-back' ? words.history.readers.not : words.history.readers.noMore;
}
